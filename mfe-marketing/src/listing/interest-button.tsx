import { useSetInterest } from 'shared-config/store';
import { CallToAction } from 'shared-ui/call-to-action';

/** The subject of the enquiry, and whether it is the page's main one; `about` tells the button from others with its label. */
type InterestButtonProps = { label: string; about?: string; interest: string; path: string; isMain?: boolean };

/** A button to the contact form, which then starts with what is asked for. */
export function InterestButton({ label, about, interest, path, isMain = false }: InterestButtonProps) {
  const setInterest = useSetInterest();
  return (
    <CallToAction to="/contact" inverted={!isMain} onClick={() => setInterest({ label: interest, path })}>
      {label}
      {about && <span className="visually-hidden"> {about}</span>}
    </CallToAction>
  );
}
