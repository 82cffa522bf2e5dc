import { withBase } from 'kit/page/base-path';

/**
 * Fetches a PDF of the site as a blob and saves it under its own name (specification §7). A missing PDF is reported in the
 * specification's words (§8).
 * @returns whether it was saved
 */
export async function downloadPdf(pdfName: string): Promise<boolean> {
  try {
    const response = await fetch(withBase(`/pdfs/${encodeURIComponent(pdfName)}`));
    if (!response.ok) throw new Error('PDF not found');
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = pdfName;
    link.click();
    URL.revokeObjectURL(address);
    return true;
  } catch (error) {
    console.error(`${pdfName} was not downloaded:`, error);
    window.alert(`Failed to download PDF. Please make sure ${pdfName} is in the public folder.`);
    return false;
  }
}
