import type { FieldErrors } from 'kit/forms/form-field';
import { withBase } from 'kit/page/base-path';
import { TextField } from 'kit/page/forms/form-field';
import { HiddenFields } from 'kit/page/forms/hidden-fields';
import { useFormSending } from 'kit/page/forms/use-form-sending';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { detailsFields } from 'shared-config/forms/details-fields';
import type { FormName } from 'shared-config/forms/form-fields';
import { CallToAction } from '../../call-to-action';
import { ConsentField } from './consent-field';
import styles from './details-form.module.css';
import { type AfterSending, type DetailsStage, useAfterSending } from './use-after-sending';

/** Which details form it is, and what follows once it was sent. */
export type DetailsFormProps = AfterSending & {
  formName?: Extract<FormName, 'case-study-form' | 'mag-sub-product' | 'product-documentation'>;
  source: string;
  /** Shown in place of the form once it was sent (specification §8). */
  thankYouText?: string;
  /** The offer beside the thanks, such as the files that were asked for. */
  offer?: ReactNode;
};

/** The thank-you texts (specification §8). */
const defaultThankYou = "Thank you for your submission. We'll get back to you soon!";
const downloadThankYou = 'Your form has been submitted successfully and your download will start shortly.';

/**
 * The form for a person's details (specification §4, §5, §8). Missing input raises the specification's alerts and is then
 * marked at each field. Once sent, the form makes way for a thank-you panel; after an error it stays.
 */
export function DetailsForm({
  formName = 'case-study-form',
  source,
  redirectTo,
  pdfName,
  thankYouText = pdfName ? downloadThankYou : defaultThankYou,
  offer,
  onFinished,
}: DetailsFormProps) {
  const { status, isSending, describe, formProps } = useFormSending(formName, detailsFields, {
    onSubmit: (values, errors) => {
      const missing = describeMissing(values, errors);
      if (missing) window.alert(missing);
    },
    onError: () => window.alert('There was an error submitting the form. Please try again.'),
  });
  const stage = useAfterSending(status.kind === 'sent', { redirectTo, pdfName, onFinished });
  if (stage !== 'form') return <ThankYouPanel stage={stage} text={thankYouText} pdfName={pdfName} offer={offer} />;

  const isLocked = isSending || status.kind === 'sent';
  return (
    <form className={styles.form} {...formProps}>
      <HiddenFields formName={formName} source={source} />
      <fieldset className={styles.fields} disabled={isLocked}>
        <legend className="visually-hidden">Your details</legend>
        <TextField {...describe('fullName')} />
        <TextField {...describe('companyName')} />
        <TextField {...describe('email')} type={detailsFields.email.type} />
        <TextField {...describe('jobTitle')} />
        <ConsentField {...describe('consent')} />
      </fieldset>
      {status.kind === 'error' && (
        <p className={styles.error} role="alert">
          Sorry, there was an error. Please try again. {status.reason}
        </p>
      )}
      {status.kind === 'retrying' && <p role="status">No response. Trying again…</p>}
      <CallToAction type="submit" disabled={isLocked}>
        {isLocked ? 'Submitting...' : pdfName ? 'Download Case Study' : 'Submit'}
      </CallToAction>
    </form>
  );
}

type ThankYouPanelProps = { stage: DetailsStage; text: string; pdfName: string | undefined; offer: ReactNode };

/** Thanks the visitor, and says how the download goes. It takes over the focus of the form, which is gone. */
function ThankYouPanel({ stage, text, pdfName, offer }: ThankYouPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The focus stays where a visitor has gone on to meanwhile.
    if (document.activeElement === document.body) panel.current?.focus();
  }, []);
  return (
    // A region, so that the focus says what stands in it, and the next stop is the first document.
    <section
      ref={panel}
      className={styles.thankYou}
      tabIndex={-1}
      aria-labelledby={`${id}-text`}
      aria-describedby={offer ? `${id}-offer` : undefined}
    >
      <p id={`${id}-text`} role="status">
        {text}
      </p>
      {offer && <p id={`${id}-offer`}>Ready to download:</p>}
      {offer}
      {stage === 'downloading' && (
        <CallToAction type="button" disabled>
          Downloading...
        </CallToAction>
      )}
      {stage === 'not-downloaded' && (
        <a href={withBase(`/pdfs/${pdfName}`)} download>
          Download {pdfName}
        </a>
      )}
    </section>
  );
}

/** The specification's one alert about missing input (§5). */
function describeMissing(values: FormData, { consent }: FieldErrors): string | undefined {
  const isBlank = (name: string) => String(values.get(name) ?? '').trim() === '';
  const isIncomplete = ['fullName', 'companyName', 'email', 'jobTitle'].some(isBlank);
  return isIncomplete ? 'Please fill in all required fields' : consent;
}
