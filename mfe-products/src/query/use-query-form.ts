import { useHydrated } from 'kit/page/use-hydrated';
import { type FormEvent, useEffect, useRef } from 'react';
import { type FormValues, mapFields, namesOf } from './form-values';

/** How a field's text of the query stands in the field, and back. */
type FieldTexts<Name extends string> = Readonly<Record<'show' | 'read', (name: Name, text: string) => string>>;

const asWritten: FieldTexts<string> = { show: (_, text) => text, read: (_, text) => text };

/**
 * Properties of a form whose fields stand in the query: keeps the fields as the query has them, and asks for what is typed, also for what
 * was typed before the script was there. The HTML has `initial` in the fields, as the query has it. An unchanged field stays in the query
 * as it was written there, whatever the field makes of it; and typed text stays in the field, as long as it says what the query does: `0,`
 * on the way to `0,5`.
 */
export function useQueryForm<Name extends string>(
  values: FormValues<Name>,
  initial: FormValues<Name>,
  onAsk: (values: FormValues<Name>) => void,
  { show, read }: FieldTexts<Name> = asWritten,
) {
  const ref = useRef<HTMLFormElement>(null);
  const seen = useRef<FormValues<Name>>(undefined);
  const isHydrated = useHydrated();
  const askFor = (typed: FormValues<Name>) =>
    onAsk(
      mapFields(initial, (name) => (typed[name] === show(name, values[name]) ? values[name] : read(name, typed[name]))),
    );
  useEffect(() => {
    // The values of the query show from then on.
    if (!ref.current || !isHydrated) return;
    const shown = mapFields(initial, (name) => show(name, values[name]));
    const typed = readFields(ref.current, initial);
    const isFirst = seen.current === undefined;
    const isTyped = (name: Name) => isFirst && typed[name] !== initial[name];
    const before = seen.current ?? initial;
    const names = namesOf(initial);
    for (const name of names) {
      const field = ref.current.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      if (isTyped(name)) {
        // The field of the HTML has the units of the query.
        const early = show(name, typed[name]);
        if (early !== typed[name]) field.value = early;
      } else if (shown[name] !== before[name] && read(name, field.value) !== values[name]) field.value = shown[name];
    }
    seen.current = shown;
    if (names.some((name) => isTyped(name) && show(name, typed[name]) !== shown[name]))
      askFor(readFields(ref.current, initial));
  });

  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    askFor(readFields(event.currentTarget, initial));
  };
  // A browser that goes back would put what it remembers, in the visitor's units, into fields that have those of the query.
  return { ref, onSubmit: ask, onChange: ask, autoComplete: 'off', noValidate: isHydrated };
}

function readFields<Name extends string>(form: HTMLFormElement, initial: FormValues<Name>): FormValues<Name> {
  const values = new FormData(form);
  return mapFields(initial, (name) => String(values.get(name) ?? ''));
}
