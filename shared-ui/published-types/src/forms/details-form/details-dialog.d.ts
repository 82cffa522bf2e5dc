import { type DetailsFormProps } from './details-form';
/** The form's own properties, what the button says, and the title of the dialog. */
type DetailsDialogProps = Omit<DetailsFormProps, 'onFinished'> & {
    openLabel: string;
    title: string;
};
/**
 * The details form in its fixed-position variant (specification §4): a button opens it as a native modal dialog, which
 * keeps the focus, gives it back, and closes on Escape. Without the script the form stands in the page.
 */
export declare function DetailsDialog({ openLabel, title, ...form }: DetailsDialogProps): import("react").JSX.Element;
export {};
