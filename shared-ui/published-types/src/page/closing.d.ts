/** What is asked, what the button says, and what is noted for the contact form when it is pressed. */
type ClosingProps = {
    title: string;
    text: string;
    label: string;
    onContact: () => void;
};
/** The end of a page: a question, and the way to the contact form. */
export declare function Closing({ title, text, label, onContact }: ClosingProps): import("react").JSX.Element;
export {};
