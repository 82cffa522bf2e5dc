import { type ComponentProps } from 'react';
/** A labelled field; its error and its hint are tied to it for screen readers. */
type Labelled = {
    label: string;
    name: string;
    required?: boolean;
    /** What is wrong with what was typed. */
    error?: string | undefined;
    /** What is good to know while typing. */
    hint?: string | undefined;
};
type FieldProps<Tag extends 'input' | 'textarea' | 'select'> = Labelled & Omit<ComponentProps<Tag>, 'id' | 'name' | 'required'>;
/** A field of one line. */
export declare const TextField: ({ label, error, hint, ...input }: FieldProps<'input'>) => import("react").JSX.Element;
/** A field of several lines. */
export declare const TextAreaField: ({ label, error, hint, ...area }: FieldProps<'textarea'>) => import("react").JSX.Element;
/** A choice among a few options. */
export declare const SelectField: ({ label, error, hint, ...select }: FieldProps<'select'>) => import("react").JSX.Element;
/** Attributes that tie a control to its error and its hint. */
export declare function describeControl(id: string, error: string | undefined, hint?: string): {
    'aria-invalid': boolean | undefined;
    'aria-describedby': string | undefined;
};
/** What is wrong with the control of an id. */
export declare function FieldError({ id, error }: {
    id: string;
    error: string | undefined;
}): "" | import("react").JSX.Element | undefined;
export {};
