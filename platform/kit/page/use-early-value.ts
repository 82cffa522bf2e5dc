import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Takes over what a visitor has typed or chosen before the script was there: it is in the field, which hydration leaves as it is.
 * @param value the field's value otherwise
 */
export function useEarlyValue(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  onChange: (value: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    if (field.current && field.current.value !== value) onChange(field.current.value);
  });
  useEffect(() => takeOver(), []);
}
