import { keepItem, readItem } from 'kit/page/browser-storage';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useInterest, useSetInterest } from 'shared-config/store';
import { useShortlist } from 'shared-ui/shortlist/use-shortlist';
import * as v from 'valibot';

const begunSchema = v.object({ interest: v.object({ label: v.string(), path: v.string() }), entry: v.string() });

/** The last beginning of the form, and the entry of the history in which it was set. */
let begun: v.InferOutput<typeof begunSchema> | undefined;

/** `begun` is kept under this key for a reload, which the entry outlives and the store does not. */
const begunKey = 'enquiry';

/**
 * Words to start an enquiry with, a line for each matter: what led the visitor to the form, and what else is on the visitor's list. What
 * led here once is not what leads here by another way; on the way back, and after a reload, it is.
 */
export function useEnquiry(): string {
  const { key } = useLocation();
  // A link within the page makes another entry.
  const [entry] = useState(key);
  const noted = useInterest();
  const setInterest = useSetInterest();
  const interest = noted && noted === begun?.interest && entry !== begun.entry ? null : noted;
  useEffect(() => {
    if (interest) {
      begun = { interest, entry };
      keepItem('sessionStorage', begunKey, JSON.stringify(begun));
    } else if (!noted) {
      const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), begunSchema), readItem('sessionStorage', begunKey));
      if (kept.success && kept.output.entry === entry) setInterest(kept.output.interest);
    }
  }, [interest, noted, entry, setInterest]);
  const led = interest?.label ?? '';
  const labels = useShortlist()
    .map(({ label }) => label)
    .filter((label) => !led.includes(label));
  return [
    led && `I would like to know more about ${led}.`,
    labels.length > 0 && `I am interested in what is on my list: ${labels.join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n');
}
