import { useSetInterest } from 'shared-config/store';
import { CallToAction } from 'shared-ui/call-to-action';

/** A button to the contact form, which then starts with what is asked for. */
export function AskFor({ label, interest, path }: { label: string; interest: string; path: string }) {
  const setInterest = useSetInterest();
  return (
    <CallToAction to="/contact" inverted onClick={() => setInterest({ label: interest, path })}>
      {label}
    </CallToAction>
  );
}
