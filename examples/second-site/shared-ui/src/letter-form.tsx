import type { FormFields } from 'kit/forms/form-field';
import { Button } from 'kit/page/button';
import { SelectField, TextAreaField, TextField } from 'kit/page/forms/form-field';
import { HiddenFields } from 'kit/page/forms/hidden-fields';
import { useFormSending } from 'kit/page/forms/use-form-sending';
import { useEffect, useRef } from 'react';
import styles from './letter-form.module.css';

/** A form of this site: all of its fields in their order. */
type LetterFormProps = {
  formName: string;
  fields: FormFields;
  send: string;
  /** Options of its selects that are chosen from the start, by field. */
  chosen?: Readonly<Record<string, string>>;
  /** The message once it was sent. */
  thanks: string;
};

/** A form that is sent by script, and without one as a plain form. */
export function LetterForm({ formName, fields, chosen = {}, send, thanks }: LetterFormProps) {
  const { status, isSending, describe, formProps } = useFormSending(formName, fields, {
    onSent: (form) => form.reset(),
  });
  const isSent = status.kind === 'sent';
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSent) answer.current?.focus();
  }, [isSent]);
  return (
    <form className={styles.form} {...formProps}>
      <HiddenFields formName={formName} />
      <p ref={answer} className={styles.thanks} role="status" tabIndex={-1}>
        {isSent && thanks}
      </p>
      {Object.entries(fields).map(([name, field]) => {
        if (field.type === 'textarea') return <TextAreaField key={name} rows={5} {...describe(name)} />;
        if (field.type === 'checkbox')
          return (
            <label key={name} className={styles.tick}>
              <input type="checkbox" name={name} value={field.options[0]} /> {field.label}
            </label>
          );
        if (field.type === 'select')
          return (
            // The values in the address are known once the page is hydrated.
            <SelectField key={`${name} ${chosen[name]}`} {...describe(name)} defaultValue={chosen[name] ?? ''}>
              <option value="">Bitte wählen</option>
              {field.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </SelectField>
          );
        return <TextField key={name} {...describe(name)} type={field.type} />;
      })}
      <div>
        <Button type="submit" size="large" disabled={isSending}>
          {isSending ? 'Wird gesendet …' : send}
        </Button>
      </div>
      <p className={styles.problem} role="status">
        {status.kind === 'retrying' && 'Noch keine Antwort. Wir versuchen es weiter …'}
        {status.kind === 'error' && `Das hat nicht geklappt. ${status.reason}`}
      </p>
    </form>
  );
}
