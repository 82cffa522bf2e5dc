import { Button } from 'kit/page/button';
import { TextAreaField, TextField } from 'kit/page/forms/form-field';
import { HiddenFields } from 'kit/page/forms/hidden-fields';
import { useFormSending } from 'kit/page/forms/use-form-sending';
import { useEffect, useRef } from 'react';
import { contactFields } from 'shared-config/forms';
import { PageFrame } from '../page-frame';
import styles from './contact-page.module.css';

/** `/contact` */
export default function ContactPage() {
  const { status, isSending, describe, formProps } = useFormSending('contact', contactFields, {
    onSent: (form) => form.reset(),
  });
  const thanks = useRef<HTMLParagraphElement>(null);
  const isSent = status.kind === 'sent';
  useEffect(() => {
    // The button had the focus, and lost it while it was disabled.
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  return (
    <PageFrame
      title="Write to us"
      description="Ask us anything."
      path="/contact"
      lead="Say here who reads it, and how soon they answer."
    >
      <form className={styles.form} {...formProps}>
        <HiddenFields formName="contact" />
        <TextField {...describe('name')} />
        <TextField {...describe('email')} type="email" />
        <TextAreaField {...describe('message')} rows={6} />
        <div>
          <Button type="submit" disabled={isSending}>
            {isSending ? 'Sending…' : 'Send'}
          </Button>
        </div>
        <p ref={thanks} className={`${styles.result} ${isSent ? styles.thanks : ''}`} role="status" tabIndex={-1}>
          {isSent && 'Thank you. Your message has been received.'}
          {status.kind === 'retrying' && 'No answer yet. Trying again…'}
        </p>
        {status.kind === 'error' && (
          <p className={styles.problem} role="alert">
            It was not sent. {status.reason}
          </p>
        )}
      </form>
    </PageFrame>
  );
}
