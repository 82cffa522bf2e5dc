import type { ReactNode } from 'react';
import type { FormName } from 'shared-config/forms/form-fields';
import { type AfterSending } from './use-after-sending';
/** Which details form it is, and what follows once it was sent. */
export type DetailsFormProps = AfterSending & {
    formName?: Extract<FormName, 'case-study-form' | 'mag-sub-product' | 'product-documentation'>;
    source: string;
    /** Shown in place of the form once it was sent (specification §8). */
    thankYouText?: string;
    /** What is offered with the thanks, such as the files that were asked for. */
    offer?: ReactNode;
};
/**
 * The form for a person's details (specification §4, §5, §8). Missing input raises the specification's alerts and is then
 * marked at each field. Once sent, the form makes way for a thank-you panel; after an error it stays.
 */
export declare function DetailsForm({ formName, source, redirectTo, pdfName, thankYouText, offer, onFinished, }: DetailsFormProps): import("react").JSX.Element;
