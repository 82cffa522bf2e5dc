import { useInterest } from 'shared-config/store';
import { useShortlist } from 'shared-ui/shortlist/use-shortlist';
import { useInterestMessage } from './use-interest-message';

/** Words to start an enquiry with: what led the visitor to the form, and what else is on the visitor's list. */
export function useEnquiry(): string {
  const message = useInterestMessage();
  const led = useInterest()?.label;
  const labels = useShortlist()
    .map(({ label }) => label)
    .filter((label) => label !== led);
  if (labels.length === 0) return message;
  const list = labels.join(', ');
  return message ? `${message} On my list: ${list}.` : `I would like to know more about what is on my list: ${list}.`;
}
