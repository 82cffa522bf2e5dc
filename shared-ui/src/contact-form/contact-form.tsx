import { type FormEvent, useId, useRef, useState } from 'react';
import { contactReasons } from 'shared-config/forms/form-fields';
import { CallToAction } from '../call-to-action';
import { SelectField, TextAreaField, TextField } from '../form-field';
import { HiddenFields } from '../hidden-fields';
import { PostFormError, postForm } from '../post-form';
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

/** The contact form (specification §4, §5, §8). Without the script it is sent as a plain form. */
export function ContactForm({ formName, source, defaultMessage = '' }: ContactFormProps) {
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const form = useRef<HTMLFormElement>(null);
  const codesId = useId();
  const [callingCodes, setCallingCodes] = useState<readonly CallingCode[]>([]);
  const { errors, ...validation } = useFieldErrors();
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
    setStatus({ kind: 'submitting' });
    try {
      await postForm(fields, () => setStatus({ kind: 'retrying' }));
    } catch (error) {
      console.error(`${formName} was not sent:`, error);
      setStatus({ kind: 'error', reason: error instanceof PostFormError ? error.message : '' });
      return;
    }
    element.reset();
    forgetDraft();
    setStatus({ kind: 'success' });
  };

  const isSending = status.kind === 'submitting' || status.kind === 'retrying';
  return (
    <form ref={form} className={styles.form} name={formName} method="post" action="/" onSubmit={submit} {...validation}>
      <HiddenFields formName={formName} source={source} />
      <TextField label="Full name" name="fullName" required autoComplete="name" error={errors['fullName']} />
      <TextField
        label="Company name"
        name="companyName"
        required
        autoComplete="organization"
        error={errors['companyName']}
      />
      <TextField label="Email" name="email" type="email" required autoComplete="email" error={errors['email']} />
      <div className={styles.phone}>
        <TextField
          label="Country code"
          name="countryCode"
          required
          list={codesId}
          placeholder="+91"
          pattern="\+[0-9]{1,4}"
          title="A plus sign and up to four digits, such as +91"
          autoComplete="tel-country-code"
          onFocus={loadCallingCodes}
          error={errors['countryCode']}
        />
        <TextField
          label="Phone number"
          name="phoneNumber"
          type="tel"
          required
          autoComplete="tel-national"
          // Lenient: digits in whatever groups people write them.
          pattern="[0-9 \(\)\.\/\-]{4,30}"
          title="At least four digits; spaces, dots, hyphens and brackets are fine"
          error={errors['phoneNumber']}
        />
      </div>
      <datalist id={codesId}>
        {callingCodes.map(({ country, code }) => (
          <option key={country} value={code}>
            {country}
          </option>
        ))}
      </datalist>
      <div className={styles.wide}>
        <SelectField label="Reason" name="reason" required defaultValue="" error={errors['reason']}>
          <option value="">Select an option</option>
          {contactReasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </SelectField>
      </div>
      <div className={styles.wide}>
        <TextAreaField
          label="Message"
          name="message"
          rows={4}
          defaultValue={defaultMessage}
          error={errors['message']}
        />
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
