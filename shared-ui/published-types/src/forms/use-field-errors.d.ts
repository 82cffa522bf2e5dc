import { type FormEvent, type RefObject } from 'react';
import type { FieldErrors, FormField } from 'shared-config/forms/form-field';
/** What a form shows of its fields' rules. */
export type FieldErrorState<Name extends string> = {
    /** Props of a field's control: its attributes, and what is wrong with it. */
    describe: (name: Name) => DescribedField;
    /** Marks fields, each with its sentence, instead of those marked before; the first of them gets the focus. */
    showErrors: (errors: FieldErrors) => void;
    /** Handlers of the form: a field that is being corrected is no longer marked. */
    handlers: {
        onInput: (event: FormEvent<HTMLFormElement>) => void;
        onReset: () => void;
    };
};
/** Props of a field's control. */
export type DescribedField = Pick<FormField, 'label' | 'required'> & Record<'autoComplete' | 'placeholder' | 'error' | 'hint', string | undefined> & {
    name: string;
};
/**
 * Marks the fields of a form that it, or the server, refuses. A text that grows too long is marked at once and never cut:
 * `maxlength` would silently drop the end of what somebody pastes.
 */
export declare function useFieldErrors<Name extends string>(form: RefObject<HTMLFormElement | null>, fields: Readonly<Record<Name, FormField>>): FieldErrorState<Name>;
