import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { detailsFields } from 'shared-config/forms/details-fields';
import { findFieldErrors } from 'shared-config/forms/find-field-errors';
import type { FormName } from 'shared-config/forms/form-fields';
import { durations } from 'shared-config/tokens';
import { CallToAction } from '../../call-to-action';
import { useHydrated } from '../../use-hydrated';
import { describeControl, FieldError, TextField } from '../form-field';
import { HiddenFields } from '../hidden-fields';
import { PostFormError, postForm } from '../send-form';
import { useFieldErrors } from '../use-field-errors';
import { useFormDraft } from '../use-form-draft';
import styles from './details-form.module.css';
import { downloadPdf } from './download-pdf';

/** Which details form it is, and what becomes of it. */
export type DetailsFormProps = {
  formName?: Extract<FormName, 'case-study-form' | 'mag-sub-product' | 'product-documentation'>;
  source: string;
  /** Shown in place of the form once it was sent (specification §8). */
  thankYouText?: string;
  /** Followed once the form was sent. */
  redirectTo?: string;
  /** A PDF of the site that is downloaded once the form was sent; only in a dialog (specification §4). */
  pdfName?: string | undefined;
  /** Called when the download has started and the dialog around the form should close. */
  onFinished?: () => void;
};

type Status =
  | { kind: 'editing' | 'submitting' | 'retrying' | 'success' | 'thanked' | 'downloading' | 'not-downloaded' }
  | { kind: 'error'; reason: string };

/** The thank-you texts of the error catalogue (specification §8). */
const defaultThankYou = "Thank you for your submission. We'll get back to you soon!";
const downloadThankYou = 'Your form has been submitted successfully and your download will start shortly.';

/**
 * The details form (specification §4, §5, §8): after 1.5 s of success it follows its redirect and flips to a thank-you
 * panel; with a PDF, the download starts 1 s later and `onFinished` is called 2 s after that. On error it stays.
 * What is missing is said by the specification's alerts, then at each field; without the script the browser says it, and
 * the form is sent as it is.
 */
export function DetailsForm({
  formName = 'case-study-form',
  source,
  redirectTo,
  pdfName,
  thankYouText = pdfName ? downloadThankYou : defaultThankYou,
  onFinished,
}: DetailsFormProps) {
  const [status, setStatus] = useState<Status>({ kind: 'editing' });
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const consentId = useId();
  const { describe, showErrors, handlers } = useFieldErrors(form, detailsFields);
  const forgetDraft = useFormDraft(form, formName);
  const finish = useRef(onFinished);
  finish.current = onFinished;

  useEffect(() => {
    if (status.kind === 'success') {
      return wait(durations.formSuccessDelay, () => {
        setStatus({ kind: 'thanked' });
        if (redirectTo) window.location.assign(redirectTo);
      });
    }
    if (status.kind === 'thanked' && pdfName) {
      return wait(durations.downloadDelay, async () => {
        setStatus({ kind: 'downloading' });
        // Without its PDF the form stays open (specification §4), with a link to try again.
        if (!(await downloadPdf(pdfName))) setStatus({ kind: 'not-downloaded' });
      });
    }
    if (status.kind === 'downloading') return wait(durations.modalCloseDelay, () => finish.current?.());
  }, [status.kind, redirectTo, pdfName]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const errors = findFieldErrors(detailsFields, fields);
    const missing = describeMissing(fields);
    if (missing) window.alert(missing);
    showErrors(errors);
    if (Object.keys(errors).length > 0) {
      setStatus({ kind: 'editing' });
      return;
    }
    setStatus({ kind: 'submitting' });
    try {
      await postForm(fields, () => setStatus({ kind: 'retrying' }));
    } catch (error) {
      console.error(`${formName} was not sent:`, error);
      window.alert('There was an error submitting the form. Please try again.');
      const isRefusal = error instanceof PostFormError;
      setStatus({ kind: 'error', reason: isRefusal ? error.message : '' });
      if (isRefusal) showErrors(error.fieldErrors);
      return;
    }
    forgetDraft();
    setStatus({ kind: 'success' });
  };

  if (hasThanked(status)) {
    return (
      <div className={styles.thankYou}>
        <p role="status">{thankYouText}</p>
        {status.kind === 'downloading' && (
          <CallToAction type="button" disabled>
            Downloading...
          </CallToAction>
        )}
        {status.kind === 'not-downloaded' && (
          <a href={`/pdfs/${pdfName}`} download>
            Download {pdfName}
          </a>
        )}
      </div>
    );
  }

  const isSending = status.kind === 'submitting' || status.kind === 'retrying';
  const isLocked = isSending || status.kind === 'success';
  const { label: consentLabel, error: consentError, name: consentName, required } = describe('consent');
  return (
    <form
      ref={form}
      className={styles.form}
      name={formName}
      method="post"
      action="/"
      noValidate={isHydrated}
      onSubmit={submit}
      {...handlers}
    >
      <HiddenFields formName={formName} source={source} />
      <fieldset className={styles.fields} disabled={isLocked}>
        <legend className="visually-hidden">Your details</legend>
        <TextField {...describe('fullName')} />
        <TextField {...describe('companyName')} />
        <TextField {...describe('email')} type={detailsFields.email.type} />
        <TextField {...describe('jobTitle')} />
        <div className={styles.consent}>
          <label className={styles.consentLabel}>
            <input
              className={styles.tick}
              type={detailsFields.consent.type}
              name={consentName}
              value={detailsFields.consent.options[0]}
              required={required}
              {...describeControl(consentId, consentError)}
            />
            <span>{consentLabel}</span>
          </label>
          <FieldError id={consentId} error={consentError} />
        </div>
      </fieldset>
      {status.kind === 'error' && (
        <p className={styles.error} role="alert">
          Sorry, there was an error. Please try again. {status.reason}
        </p>
      )}
      {status.kind === 'retrying' && <p role="status">There was no answer. Trying again…</p>}
      <CallToAction type="submit" disabled={isLocked}>
        {isLocked ? 'Submitting...' : pdfName ? 'Download Case Study' : 'Submit'}
      </CallToAction>
    </form>
  );
}

const hasThanked = ({ kind }: Status) => kind === 'thanked' || kind === 'downloading' || kind === 'not-downloaded';

function wait(delay: number, act: () => void) {
  const timer = setTimeout(act, delay);
  return () => clearTimeout(timer);
}

/** What the specification's alerts say about missing input (§5), or `null`. */
function describeMissing(fields: FormData): string | null {
  const isBlank = (name: string) => String(fields.get(name) ?? '').trim() === '';
  if (['fullName', 'companyName', 'email', 'jobTitle'].some(isBlank)) return 'Please fill in all required fields';
  if (isBlank('consent')) return 'Please consent to receiving updates to proceed';
  return null;
}
