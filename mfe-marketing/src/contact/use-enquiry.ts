import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useInterest } from 'shared-config/store';
import { useShortlist } from 'shared-ui/shortlist/use-shortlist';

/** What the form last began with, and the entry of the history that it did so in. */
let begun: { interest: ReturnType<typeof useInterest>; entry: string } | undefined;

/**
 * Words to start an enquiry with, a line for each matter: what led the visitor to the form, and what else is on the visitor's list. What
 * led here once is not what leads here by another way; on the way back it is.
 */
export function useEnquiry(): string {
  const { key } = useLocation();
  // A link within the page makes another entry.
  const [entry] = useState(key);
  const noted = useInterest();
  const interest = noted && noted === begun?.interest && entry !== begun.entry ? null : noted;
  useEffect(() => {
    if (interest) begun = { interest, entry };
  }, [interest, entry]);
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
