import { useEffect, useRef, useState } from 'react';
import { durations } from 'shared-config/tokens';
import { downloadPdf } from './download-pdf';

/** The steps once a details form was sent. */
export type AfterSending = {
  /** Followed when the visitor is thanked. */
  redirectTo?: string | undefined;
  /** A PDF of the site that is downloaded then; only in a dialog (specification §4). */
  pdfName?: string | undefined;
  /** Called when the download has started and the dialog around the form should close. */
  onFinished?: (() => void) | undefined;
};

/** The stage that is shown: the form, or the thank-you panel and how far the download has come. */
export type DetailsStage = 'form' | 'thanked' | 'downloading' | 'not-downloaded';

/**
 * The stages after a details form was sent (specification §4): the visitor is thanked after 1.5 s; a PDF is downloaded 1 s later, and 2 s
 * after that `onFinished` is called.
 */
export function useAfterSending(isSent: boolean, { redirectTo, pdfName, onFinished }: AfterSending): DetailsStage {
  const [stage, setStage] = useState<DetailsStage>('form');
  const finish = useRef(onFinished);
  finish.current = onFinished;

  useEffect(() => {
    if (stage === 'form' && isSent) {
      return wait(durations.formSuccessDelay, () => {
        setStage('thanked');
        if (redirectTo) window.location.assign(redirectTo);
      });
    }
    if (stage === 'thanked' && pdfName) {
      return wait(durations.downloadDelay, async () => {
        setStage('downloading');
        // Without its PDF the panel stays open (specification §4), with a link to try again.
        if (!(await downloadPdf(pdfName))) setStage('not-downloaded');
      });
    }
    if (stage === 'downloading') return wait(durations.modalCloseDelay, () => finish.current?.());
  }, [isSent, stage, redirectTo, pdfName]);

  return stage;
}

function wait(delay: number, act: () => void) {
  const timer = setTimeout(act, delay);
  return () => clearTimeout(timer);
}
