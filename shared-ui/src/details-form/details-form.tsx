import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormName } from 'shared-config/forms/form-schemas';
import { site } from 'shared-config/site';
import { durations } from 'shared-config/tokens';
import { CallToAction } from '../call-to-action';
import { TextField } from '../form-field';
import { HiddenFields } from '../hidden-fields';
import { postForm } from '../post-form';
import { useFormDraft } from '../use-form-draft';
import { useHydrated } from '../use-hydrated';
import styles from './details-form.module.css';

/** Which details form it is, and what it says at the end. */
export type DetailsFormProps = {
  formName: Extract<FormName, 'case-study-form' | 'mag-sub-product' | 'product-documentation'>;
  source: string;
  /** Shown in place of the form once it was sent (specification §8). */
  thankYouText?: string;
};

type Status = 'editing' | 'submitting' | 'success' | 'error' | 'thanked';

/**
 * The details form (specification §4, §5, §8): after 1.5 s of success it flips to a thank-you panel; on error it stays.
 * With the script its own alerts speak; without it the browser's validation does, and the form is sent as it is.
 */
export function DetailsForm({
  formName,
  source,
  thankYouText = "Thank you for your submission. We'll get back to you soon!",
}: DetailsFormProps) {
  const [status, setStatus] = useState<Status>('editing');
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const forgetDraft = useFormDraft(form, formName);

  useEffect(() => {
    if (status !== 'success') return;
    const timer = setTimeout(() => setStatus('thanked'), durations.formSuccessDelay);
    return () => clearTimeout(timer);
  }, [status]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const problem = findProblem(fields);
    if (problem) {
      window.alert(problem);
      return;
    }
    fields.set('consent', 'Yes');
    setStatus('submitting');
    try {
      await postForm(fields);
    } catch (error) {
      console.error(`${formName} was not sent:`, error);
      window.alert('There was an error submitting the form. Please try again.');
      setStatus('error');
      return;
    }
    forgetDraft();
    setStatus('success');
  };

  if (status === 'thanked') {
    return (
      <p className={styles.thankYou} role="status">
        {thankYouText}
      </p>
    );
  }

  const isLocked = status === 'submitting' || status === 'success';
  return (
    <form
      ref={form}
      className={styles.form}
      name={formName}
      method="post"
      action="/"
      noValidate={isHydrated}
      onSubmit={submit}
    >
      <HiddenFields formName={formName} source={source} />
      <fieldset className={styles.fields} disabled={isLocked}>
        <legend className="visually-hidden">Your details</legend>
        <TextField label="Full name" name="fullName" required autoComplete="name" />
        <TextField label="Company name" name="companyName" required autoComplete="organization" />
        <TextField label="Email" name="email" type="email" required autoComplete="email" />
        <TextField label="Job title" name="jobTitle" required autoComplete="organization-title" />
        <label className={styles.consent}>
          <input className={styles.tick} type="checkbox" name="consent" value="Yes" required />
          <span>I consent to receiving email and other updates from {site.companyName}</span>
        </label>
      </fieldset>
      {status === 'error' && (
        <p className={styles.error} role="alert">
          Sorry, there was an error. Please try again.
        </p>
      )}
      <CallToAction type="submit" disabled={isLocked}>
        {isLocked ? 'Submitting...' : 'Submit'}
      </CallToAction>
    </form>
  );
}

/** What the specification's alerts say about missing input (§5), or `null`. */
function findProblem(fields: FormData): string | null {
  const isBlank = (name: string) => String(fields.get(name) ?? '').trim() === '';
  if (['fullName', 'companyName', 'email', 'jobTitle'].some(isBlank)) return 'Please fill in all required fields';
  if (fields.get('consent') !== 'Yes') return 'Please consent to receiving updates to proceed';
  return null;
}
