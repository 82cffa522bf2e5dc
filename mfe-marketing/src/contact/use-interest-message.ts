import { useInterest, useRenderedQuery } from 'shared-config/store';

/**
 * Words to start an enquiry with, from what led the visitor to the form; empty when nothing did. Without script it comes in the
 * address, as `about`, where a server reads that.
 */
export function useInterestMessage(): string {
  const interest = useInterest();
  const about = new URLSearchParams(useRenderedQuery() ?? '').get('about');
  const subject = interest?.label ?? about;
  return subject ? `I would like to know more about ${subject}.` : '';
}
