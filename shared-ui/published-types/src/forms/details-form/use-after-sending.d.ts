/** What follows once a details form was sent. */
export type AfterSending = {
    /** Followed when the visitor is thanked. */
    redirectTo?: string | undefined;
    /** A PDF of the site that is downloaded then; only in a dialog (specification §4). */
    pdfName?: string | undefined;
    /** Called when the download has started and the dialog around the form should close. */
    onFinished?: (() => void) | undefined;
};
/** What is shown: the form, or the thank-you panel and how far the download has come. */
export type DetailsStage = 'form' | 'thanked' | 'downloading' | 'not-downloaded';
/**
 * What happens after a details form was sent (specification §4): the visitor is thanked after 1.5 s; a PDF is downloaded
 * 1 s later, and 2 s after that `onFinished` is called.
 */
export declare function useAfterSending(isSent: boolean, { redirectTo, pdfName, onFinished }: AfterSending): DetailsStage;
