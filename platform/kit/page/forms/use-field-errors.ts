import { useWords } from 'kit/page/contexts';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { countLength, findLengthError } from '../../forms/find-field-errors';
import type { FieldErrors, FormField, FormFields } from '../../forms/form-field';

/** The state of a form's field errors, as shown. */
export type FieldErrorState<Name extends string> = {
  /** Props of a field's control: its attributes, and its error. */
  describe: (name: Name) => DescribedField;
  /** Marks fields, each with its sentence, instead of those marked before; the first of them gets the focus. */
  showErrors: (errors: FieldErrors) => void;
  /** Handlers of the form: a field that is being corrected is no longer marked. */
  handlers: { onInput: (event: FormEvent<HTMLFormElement>) => void; onReset: () => void };
};

/** Props of a field's control. */
export type DescribedField = Pick<FormField, 'label' | 'required'> &
  Record<'autoComplete' | 'placeholder' | 'error' | 'hint', string | undefined> & { name: string };

type Texts = Readonly<Record<string, string | undefined>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/**
 * Marks the fields of a form that it, or the server, refuses. A text that grows too long is marked at once and never cut:
 * `maxlength` would silently drop the end of what somebody pastes.
 */
export function useFieldErrors<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: Readonly<Record<Name, FormField>>,
): FieldErrorState<Name> {
  const words = useWords();
  const [errors, setErrors] = useState<Texts>({});
  const [hints, setHints] = useState<Texts>({});
  const [shown, setShown] = useState<FieldErrors>();

  // After rendering: while the form is sent its fields may be locked. Into the middle, where no header covers its label, and at once:
  // `focus` alone does not scroll to a field in view, although a smooth scroll may be taking it out of view.
  useEffect(() => {
    const field = shown && form.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [form, shown]);

  return {
    describe: (name) => {
      const { label, required, autoComplete, placeholder } = fields[name];
      return { name, label, required, autoComplete, placeholder, error: errors[name], hint: hints[name] };
    },
    showErrors: (found) => {
      setErrors(found);
      setShown(found);
    },
    handlers: {
      onInput: ({ target }) => {
        if (!isControl(target)) return;
        const { name, value } = target;
        const field = (fields as FormFields)[name];
        if (!field) return;
        setErrors((before) => ({ ...before, [name]: findLengthError(field, value, words) }));
        setHints((before) => ({ ...before, [name]: countLength(field, value, words) }));
      },
      onReset: () => setHints({}),
    },
  };
}
