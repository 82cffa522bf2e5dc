import { SelectField, TextField } from 'shared-ui/forms/form-field';
import type { FigureField } from './figure-field';

/** A field for one number, with its unit, and what is wrong with it. */
type FigureInputProps = { name: string; field: FigureField; unit?: string; error: string | undefined };

/** A number. The example stands in it from the start, and what the query says once that is read. */
export function FigureInput({ name, field, unit = field.unit, error }: FigureInputProps) {
  return (
    <TextField
      name={name}
      label={unit ? `${field.label} (${unit})` : field.label}
      hint={field.hint}
      error={error}
      type="number"
      inputMode="decimal"
      defaultValue={field.initial}
      min={field.min}
      max={field.max}
      step="any"
    />
  );
}

/** A choice, and what can be chosen: by its value in the query, what people call it. */
type ChoiceInputProps = { name: string; label: string; choices: Readonly<Record<string, string>>; initial: string };

/** One of several choices, the example's from the start. */
export function ChoiceInput({ name, label, choices, initial }: ChoiceInputProps) {
  return (
    <SelectField name={name} label={label} defaultValue={initial}>
      {Object.entries(choices).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
