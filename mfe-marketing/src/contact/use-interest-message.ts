import { useInterest } from 'shared-config/store';

/** Words to start an enquiry with, from what led the visitor to the form; empty when nothing did. */
export function useInterestMessage(): string {
  const interest = useInterest();
  return interest ? `I would like to know more about ${interest.label}.` : '';
}
