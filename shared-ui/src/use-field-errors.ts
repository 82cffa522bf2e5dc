import { type FormEvent, useRef, useState } from 'react';

/** The browser's own validation messages by field name, and the handlers that collect them. */
export type FieldErrors = {
  errors: Readonly<Record<string, string>>;
  onInvalidCapture: (event: FormEvent<HTMLFormElement>) => void;
  onInputCapture: (event: FormEvent<HTMLFormElement>) => void;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Shows the browser's constraint validation inline, tied to its field, with focus on the first; without the script its own bubbles appear. */
export function useFieldErrors(): FieldErrors {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const hasFocused = useRef(false);
  return {
    errors,
    onInvalidCapture: ({ target, nativeEvent }) => {
      if (!isControl(target)) return;
      nativeEvent.preventDefault();
      setErrors((previous) => ({ ...previous, [target.name]: target.validationMessage }));
      // The browser reports every invalid field in one go; only the first of them takes focus.
      if (hasFocused.current) return;
      hasFocused.current = true;
      target.focus();
      queueMicrotask(() => {
        hasFocused.current = false;
      });
    },
    onInputCapture: ({ target }) => {
      if (!isControl(target)) return;
      setErrors(({ [target.name]: _corrected, ...rest }) => rest);
    },
  };
}
