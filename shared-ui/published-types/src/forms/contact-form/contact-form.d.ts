import { type ReactNode } from 'react';
/** Which contact form it is, and where it stands. */
type ContactFormProps = {
    formName: 'home-contact' | 'commercial-contact';
    /** Sent along with the enquiry, and kept when the fields are cleared. */
    source: string;
    /** Fills the message at the start; the visitor can change it. */
    defaultMessage?: string;
    /** Stands beside the thanks, such as what happens next. */
    afterThanks?: ReactNode;
};
/** The contact form (specification §4, §5, §8). */
export declare function ContactForm({ formName, source, defaultMessage, afterThanks }: ContactFormProps): import("react").JSX.Element;
export {};
