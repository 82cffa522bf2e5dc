import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './form-field.module.css';

/** A labelled field; its error and its hint are tied to it for screen readers. */
type Labelled = {
  label: string;
  name: string;
  required?: boolean;
  /** The mistake in the typed text. */
  error?: string | undefined;
  /** A hint for the visitor while typing. */
  hint?: string | undefined;
};

type FieldProps<Tag extends 'input' | 'textarea' | 'select'> = Labelled &
  Omit<ComponentProps<Tag>, 'id' | 'name' | 'required'>;

/** A field of one line. */
export const TextField = ({ label, error, hint, ...input }: FieldProps<'input'>) => (
  <FieldFrame label={label} required={input.required} error={error} hint={hint}>
    {(control) => <input {...input} {...control} />}
  </FieldFrame>
);

/** A field of several lines. */
export const TextAreaField = ({ label, error, hint, ...area }: FieldProps<'textarea'>) => (
  <FieldFrame label={label} required={area.required} error={error} hint={hint}>
    {(control) => <textarea {...area} {...control} />}
  </FieldFrame>
);

/** A choice among a few options. */
export const SelectField = ({ label, error, hint, ...select }: FieldProps<'select'>) => (
  <FieldFrame label={label} required={select.required} error={error} hint={hint}>
    {(control) => <select {...select} {...control} />}
  </FieldFrame>
);

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

/** Attributes that tie a control to its error and its hint. */
export function describeControl(id: string, error: string | undefined, hint?: string) {
  const texts = [error && errorId(id), hint && hintId(id)].filter(Boolean);
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': texts.join(' ') || undefined };
}

/** The error of the control with an id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <span className={styles.error} id={errorId(id)}>
        {error}
      </span>
    )
  );
}

type FieldFrameProps = Pick<Labelled, 'label' | 'error' | 'hint'> & {
  required: boolean | undefined;
  /** Renders the control with attributes that tie it to its label and texts. */
  children: (control: { id: string; className: string | undefined }) => ReactNode;
};

function FieldFrame({ label, required, error, hint, children }: FieldFrameProps) {
  const id = useId();
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
      {children({ id, className: styles.control, ...describeControl(id, error, hint) })}
      <FieldError id={id} error={error} />
      {hint && (
        <span className={styles.hint} id={hintId(id)}>
          {hint}
        </span>
      )}
    </p>
  );
}
