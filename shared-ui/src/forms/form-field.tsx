import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './form-field.module.css';

type FieldFrameProps = {
  label: string;
  name: string;
  required?: boolean;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  /** What is good to know while typing. */
  hint?: string | undefined;
};

/** A labelled input; its error is tied to it for screen readers. */
export type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id' | 'name' | 'required'>;

/** A one-line field. */
export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={input.required} error={error} hint={hint}>
      <input {...input} id={id} className={styles.control} {...describeControl(id, error, hint)} />
    </FieldFrame>
  );
}

/** A labelled text area. */
export type TextAreaFieldProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'required'>;

/** A field of several lines. */
export function TextAreaField({ label, error, hint, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={area.required} error={error} hint={hint}>
      <textarea {...area} id={id} className={styles.control} {...describeControl(id, error, hint)} />
    </FieldFrame>
  );
}

/** A labelled choice. */
export type SelectFieldProps = FieldFrameProps & Omit<ComponentProps<'select'>, 'id' | 'name' | 'required'>;

/** A choice of one among few. */
export function SelectField({ label, error, hint, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={select.required} error={error} hint={hint}>
      <select {...select} id={id} className={styles.control} {...describeControl(id, error, hint)} />
    </FieldFrame>
  );
}

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

/** Attributes that tie a control to its error and its hint. */
export function describeControl(id: string, error: string | undefined, hint?: string) {
  const texts = [error && errorId(id), hint && hintId(id)].filter(Boolean);
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': texts.join(' ') || undefined };
}

/** What is wrong with the control of an id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <span className={styles.error} id={errorId(id)}>
        {error}
      </span>
    )
  );
}

function FieldFrame({
  id,
  label,
  required = false,
  error,
  hint,
  children,
}: {
  id: string;
  label: string;
  required?: boolean | undefined;
  error: string | undefined;
  hint: string | undefined;
  children: ReactNode;
}) {
  return (
    <p className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {hint && (
        <span className={styles.hint} id={hintId(id)}>
          {hint}
        </span>
      )}
    </p>
  );
}
