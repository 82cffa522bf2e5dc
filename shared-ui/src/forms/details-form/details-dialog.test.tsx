import { act, fireEvent, render, screen } from '@testing-library/react';
import { expectConsole } from 'kit/presets/jest/expect-console';
import { MemoryRouter } from 'react-router-dom';
import { DetailsDialog } from './details-dialog';

const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit?]>();
const saved: string[] = [];

// jsdom has no object addresses.
Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => {} });
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  saved.length = 0;
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  jest.spyOn(window, 'alert').mockImplementation(() => {});
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const advance = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
// By its tag: closed, it has no role.
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

/** Opens the dialog, fills the form in and sends it. */
async function send(pdf: Partial<Response>) {
  fetchMock.mockImplementation(async (address) => (address === '/' ? { ok: true, status: 200 } : pdf));
  render(
    <DetailsDialog
      openLabel="Download Case Study"
      title="Get the case study"
      source="bottling"
      pdfName="bottling.pdf"
    />,
    { wrapper: MemoryRouter },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Download Case Study' }));
  for (const name of ['Full name', 'Company name', 'Job title']) {
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value: 'Example' } });
  }
  fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), { target: { value: 'ada@example.com' } });
  fireEvent.click(screen.getByRole('checkbox'));
  await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
}

const pdf: Partial<Response> = { ok: true, blob: async () => new Blob(['%PDF']) };

test('the button opens the form, which can be sent or closed (§4)', () => {
  render(<DetailsDialog openLabel="Read it" title="Get the case study" source="a" pdfName="a.pdf" />, {
    wrapper: MemoryRouter,
  });
  expect(dialog().open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  expect(screen.getByRole('dialog', { name: 'Get the case study' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download Case Study' })).toBeEnabled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog().open).toBe(false);
});

test('thanks after 1.5 s, the download 1 s later, and closing 2 s after that (§4, §9)', async () => {
  await send(pdf);
  await advance(1499);
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await advance(1);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your form has been submitted successfully and your download will start shortly.',
  );
  await advance(999);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await advance(1);
  expect(fetchMock).toHaveBeenLastCalledWith('/pdfs/bottling.pdf');
  expect(saved).toEqual(['bottling.pdf']);
  expect(screen.getByRole('button', { name: 'Downloading...' })).toBeDisabled();
  await advance(1999);
  expect(dialog().open).toBe(true);
  await advance(1);
  expect(dialog().open).toBe(false);
  // The next time it is a new form.
  fireEvent.click(screen.getByRole('button', { name: 'Download Case Study' }));
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(['', '', '', '']);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.queryByText(/^Your form has been submitted/)).not.toBeInTheDocument();
});

test('a missing PDF is reported as specified, and the dialog offers another try (§8)', async () => {
  expectConsole('error', /^bottling.pdf was not downloaded: Error: PDF not found/);
  // The page of the 404 comes in its place: it must not be saved under the name of the PDF.
  await send({ ok: false, status: 404, blob: async () => new Blob(['<!doctype html>']) });
  await advance(1500);
  await advance(1000);
  expect(window.alert).toHaveBeenCalledWith(
    'Failed to download PDF. Please make sure bottling.pdf is in the public folder.',
  );
  await advance(5000);
  expect(dialog().open).toBe(true);
  expect(screen.getByRole('link', { name: 'Download bottling.pdf' })).toHaveAttribute('href', '/pdfs/bottling.pdf');
  expect(saved).toEqual([]);
});
