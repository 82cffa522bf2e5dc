import { type FormEvent, useId, useRef, useState } from 'react';
import { contactFields } from 'shared-config/forms/contact-fields';
import { findFieldErrors } from 'shared-config/forms/find-field-errors';
import { CallToAction } from '../../call-to-action';
import { useHydrated } from '../../use-hydrated';
import { SelectField, TextAreaField, TextField } from '../form-field';
import { HiddenFields } from '../hidden-fields';
import { PostFormError, postForm } from '../send-form';
import { useFieldErrors } from '../use-field-errors';
import { useFormDraft } from '../use-form-draft';
import type { CallingCode } from './calling-codes';
import styles from './contact-form.module.css';

/** Which contact form it is, and where it stands. */
export type ContactFormProps = {
  formName: 'home-contact' | 'commercial-contact';
  /** Sent along with the enquiry, and kept when the fields are cleared. */
  source: string;
  /** Fills the message at the start; the visitor can change it. */
  defaultMessage?: string;
};

type Status = { kind: 'idle' | 'submitting' | 'retrying' | 'success' } | { kind: 'error'; reason: string };

/**
 * The contact form (specification §4, §5, §8). Without the script the browser checks it, and it is sent as a plain form.
 */
export function ContactForm({ formName, source, defaultMessage = '' }: ContactFormProps) {
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const form = useRef<HTMLFormElement>(null);
  const codesId = useId();
  const [callingCodes, setCallingCodes] = useState<readonly CallingCode[]>([]);
  const isHydrated = useHydrated();
  const { describe, showErrors, handlers } = useFieldErrors(form, contactFields);
  const forgetDraft = useFormDraft(form, formName);

  // Codes only help who types one, so they come when the field is reached; without them any code can be typed.
  const loadCallingCodes = async () => {
    if (callingCodes.length > 0) return;
    const { listCallingCodes } = await import('./calling-codes');
    setCallingCodes(listCallingCodes());
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    // Read before anything is disabled: disabled fields are not sent.
    const fields = new FormData(element);
    const errors = findFieldErrors(contactFields, fields);
    showErrors(errors);
    if (Object.keys(errors).length > 0) {
      setStatus({ kind: 'idle' });
      return;
    }
    setStatus({ kind: 'submitting' });
    try {
      await postForm(fields, () => setStatus({ kind: 'retrying' }));
    } catch (error) {
      console.error(`${formName} was not sent:`, error);
      const isRefusal = error instanceof PostFormError;
      setStatus({ kind: 'error', reason: isRefusal ? error.message : '' });
      if (isRefusal) showErrors(error.fieldErrors);
      return;
    }
    element.reset();
    forgetDraft();
    setStatus({ kind: 'success' });
  };

  const isSending = status.kind === 'submitting' || status.kind === 'retrying';
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
      <TextField {...describe('fullName')} />
      <TextField {...describe('companyName')} />
      <TextField {...describe('email')} type={contactFields.email.type} />
      <div className={styles.phone}>
        <TextField {...describe('countryCode')} list={codesId} onFocus={loadCallingCodes} />
        <TextField {...describe('phoneNumber')} type={contactFields.phoneNumber.type} />
      </div>
      <datalist id={codesId}>
        {callingCodes.map(({ country, code }) => (
          <option key={country} value={code}>
            {country}
          </option>
        ))}
      </datalist>
      <div className={styles.wide}>
        <SelectField {...describe('reason')} defaultValue="">
          <option value="">Select an option</option>
          {contactFields.reason.options.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </SelectField>
      </div>
      <div className={styles.wide}>
        <TextAreaField {...describe('message')} rows={4} defaultValue={defaultMessage} />
      </div>
      <div className={styles.wide}>
        <CallToAction type="submit" size="large" disabled={isSending}>
          {isSending ? 'Submitting...' : 'Submit'}
        </CallToAction>
      </div>
      <p className={`${styles.wide} ${styles.result}`} role="status">
        {status.kind === 'retrying' && 'There was no answer. Trying again…'}
        {status.kind === 'success' && (
          <span className={styles.success}>Thank you! Your message has been sent successfully.</span>
        )}
        {status.kind === 'error' && (
          <>
            <span className={styles.error}>Sorry, there was an error sending your message. Please try again.</span>{' '}
            <span>{status.reason}</span>
          </>
        )}
      </p>
    </form>
  );
}
