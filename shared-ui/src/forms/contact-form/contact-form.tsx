import { SelectField, TextAreaField, TextField } from 'kit/page/forms/form-field';
import { HiddenFields } from 'kit/page/forms/hidden-fields';
import { type SendingStatus, useFormSending } from 'kit/page/forms/use-form-sending';
import { type ReactNode, useEffect, useRef } from 'react';
import { contactFields } from 'shared-config/forms/contact-fields';
import { CallToAction } from '../../call-to-action';
import styles from './contact-form.module.css';
import { PhoneFields } from './phone-fields';

/** Which contact form it is, and where it stands. */
type ContactFormProps = {
  formName: 'home-contact' | 'commercial-contact';
  /** Sent along with the enquiry, and kept when the fields are cleared. */
  source: string;
  /** Fills the message at the start; the visitor can change it. */
  defaultMessage?: string;
  /** Stands beside the thanks, such as what happens next. */
  afterThanks?: ReactNode;
};

/** The contact form (specification §4, §5, §8). */
export function ContactForm({ formName, source, defaultMessage = '', afterThanks }: ContactFormProps) {
  const { status, isSending, describe, formProps } = useFormSending(formName, contactFields, {
    onSent: (form) => form.reset(),
  });
  const thanks = useRef<HTMLParagraphElement>(null);
  const isSent = status.kind === 'sent';
  useEffect(() => {
    // They stand above the form, and its button was below it.
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  return (
    <form className={styles.form} {...formProps}>
      <HiddenFields formName={formName} source={source} />
      <p ref={thanks} className={`${styles.wide} ${styles.result} ${styles.success}`} role="status" tabIndex={-1}>
        {isSent && (
          <>
            <span>Thank you! Your message has been sent successfully.</span> {afterThanks}
          </>
        )}
      </p>
      <TextField {...describe('fullName')} />
      <TextField {...describe('companyName')} />
      <TextField {...describe('email')} type={contactFields.email.type} />
      <PhoneFields describe={describe} />
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
        <Problem status={status} />
      </p>
    </form>
  );
}

/** The message to the visitor while the form is not sent (specification §8). */
function Problem({ status }: { status: SendingStatus }) {
  if (status.kind === 'retrying') return <span className={styles.retry}>No response. Trying again…</span>;
  if (status.kind !== 'error') return null;
  return (
    <span className={styles.error}>
      <span>Sorry, there was an error sending your message. Please try again.</span> <span>{status.reason}</span>
    </span>
  );
}
