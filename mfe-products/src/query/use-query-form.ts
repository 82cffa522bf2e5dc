import { type FormEvent, useEffect, useRef } from 'react';
import { useHydrated } from 'shared-ui/use-hydrated';
import { type FormValues, mapFields, namesOf } from './form-values';

/**
 * Properties of a form whose fields stand in the query: keeps the fields as the query has them, and asks for what is
 * typed, also for what was typed before the script was there. The HTML has `initial` in the fields.
 * @param readEarly what the form would hold of a text that was typed before the script: the HTML has metric units
 */
export function useQueryForm<Name extends string>(
  values: FormValues<Name>,
  initial: FormValues<Name>,
  onAsk: (values: FormValues<Name>) => void,
  readEarly: (name: Name, text: string) => string = (_, text) => text,
) {
  const ref = useRef<HTMLFormElement>(null);
  const seen = useRef<FormValues<Name>>(undefined);
  const isHydrated = useHydrated();
  useEffect(() => {
    // What the query says shows from then on.
    if (!ref.current || !isHydrated) return;
    const typed = readFields(ref.current, initial);
    const isFirst = seen.current === undefined;
    const isTyped = (name: Name) => isFirst && typed[name] !== initial[name];
    const before = seen.current ?? initial;
    const names = namesOf(initial);
    for (const name of names) {
      const field = ref.current.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (isTyped(name)) {
        const read = readEarly(name, typed[name]);
        if (read !== typed[name]) field.value = read;
      } else if (values[name] !== before[name]) field.value = values[name];
    }
    seen.current = values;
    if (names.some((name) => isTyped(name) && readEarly(name, typed[name]) !== values[name]))
      onAsk(readFields(ref.current, initial));
  }, [values, initial, isHydrated, onAsk, readEarly]);

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk(readFields(event.currentTarget, initial));
  };
  return { ref, onSubmit: ask, onChange: ask };
}

function readFields<Name extends string>(form: HTMLFormElement, initial: FormValues<Name>): FormValues<Name> {
  const values = new FormData(form);
  return mapFields(initial, (name) => String(values.get(name) ?? ''));
}
