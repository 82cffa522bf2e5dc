/** Hidden field that names the form on the wire. */
export const formNameField = 'form-name';
/** Trap field: people never see it, so whoever fills it in is a robot (specification §5). */
export const trapField = 'bot-field';

/**
 * A field of a form as plain data. The control in the page, the server's schema, the server's page for a refused form and
 * the page for static hosts are all made from it.
 */
export type FormField = {
  label: string;
  required: boolean;
  /** The message where the field is required and empty, instead of a sentence with its label. */
  missing?: string | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
} & (
  | {
      type: 'text' | 'email' | 'tel' | 'textarea' | 'hidden';
      /** Characters allowed, as `String.length` counts the trimmed text with `\n` for a line break. */
      maxLength: number;
    }
  /** The values that are taken. The first value of a tick box is the one of the ticked box. */
  | { type: 'select' | 'checkbox'; options: readonly string[] }
);

/** The fields of a form by name, in their order on the page. */
export type FormFields = Readonly<Record<string, FormField>>;

/** The errors of a form, a sentence for each field that is not taken, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;
