import { contactFields } from 'shared-config/forms/contact-fields';
import { CallToAction } from '../../call-to-action';
import { SelectField, TextAreaField, TextField } from '../form-field';
import { HiddenFields } from '../hidden-fields';
import { type SendingStatus, useFormSending } from '../use-form-sending';
import styles from './contact-form.module.css';
import { PhoneFields } from './phone-fields';

/** Which contact form it is, and where it stands. */
type ContactFormProps = {
  formName: 'home-contact' | 'commercial-contact';
  /** Sent along with the enquiry, and kept when the fields are cleared. */
  source: string;
  /** Fills the message at the start; the visitor can change it. */
  defaultMessage?: string;
};

/** The contact form (specification §4, §5, §8). */
export function ContactForm({ formName, source, defaultMessage = '' }: ContactFormProps) {
  const { status, isSending, describe, formProps } = useFormSending(formName, contactFields, {
    onSent: (form) => form.reset(),
  });
  return (
    <form className={styles.form} {...formProps}>
      <HiddenFields formName={formName} source={source} />
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
        <Result status={status} />
      </p>
    </form>
  );
}

/** What the visitor is told about sending (specification §8). */
function Result({ status }: { status: SendingStatus }) {
  if (status.kind === 'retrying') return 'No response. Trying again…';
  if (status.kind === 'sent') {
    return <span className={styles.success}>Thank you! Your message has been sent successfully.</span>;
  }
  if (status.kind !== 'error') return null;
  return (
    <>
      <span className={styles.error}>Sorry, there was an error sending your message. Please try again.</span>{' '}
      <span>{status.reason}</span>
    </>
  );
}
