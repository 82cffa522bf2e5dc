import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './form-field.module.css';

type FieldFrameProps = {
  label: string;
  name: string;
  required?: boolean;
  /** What is wrong with what was typed, in the browser's words. */
  error?: string | undefined;
};

/** A labelled input; its error is tied to it for screen readers. */
export type TextFieldProps = FieldFrameProps & Omit<ComponentProps<'input'>, 'id' | 'name' | 'required'>;

/** A one-line field. */
export function TextField({ label, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={input.required} error={error}>
      <input {...input} id={id} className={styles.control} {...describeError(id, error)} />
    </FieldFrame>
  );
}

/** A labelled text area. */
export type TextAreaFieldProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'required'>;

/** A field of several lines. */
export function TextAreaField({ label, error, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={area.required} error={error}>
      <textarea {...area} id={id} className={styles.control} {...describeError(id, error)} />
    </FieldFrame>
  );
}

/** A labelled choice. */
export type SelectFieldProps = FieldFrameProps & Omit<ComponentProps<'select'>, 'id' | 'name' | 'required'>;

/** A choice of one among few. */
export function SelectField({ label, error, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} required={select.required} error={error}>
      <select {...select} id={id} className={styles.control} {...describeError(id, error)} />
    </FieldFrame>
  );
}

const errorId = (id: string) => `${id}-error`;

function describeError(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : {};
}

function FieldFrame({
  id,
  label,
  required = false,
  error,
  children,
}: {
  id: string;
  label: string;
  required?: boolean | undefined;
  error: string | undefined;
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
      {error && (
        <span className={styles.error} id={errorId(id)}>
          {error}
        </span>
      )}
    </p>
  );
}
