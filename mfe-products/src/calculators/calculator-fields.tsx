import { SelectField, TextField } from 'shared-ui/forms/form-field';
import type { FigureField } from './figure-field';
import type { DescribedField } from './use-calculator';

type FigureInputProps = DescribedField & { field: FigureField; unit?: string };

/** A number. `initial` stands in it from the start, and what the query says once that is read. */
export function FigureInput({ name, field, initial, unit = field.unit, error }: FigureInputProps) {
  return (
    <TextField
      name={name}
      label={unit ? `${field.label} (${unit})` : field.label}
      hint={field.hint}
      error={error}
      type="number"
      inputMode="decimal"
      defaultValue={initial}
      min={field.min}
      max={field.max}
      step="any"
    />
  );
}

type ChoiceInputProps = DescribedField & { label: string; choices: Readonly<Record<string, string>> };

/** One of several choices, `initial` from the start. */
export function ChoiceInput({ name, label, choices, initial, error }: ChoiceInputProps) {
  return (
    <SelectField name={name} label={label} error={error} defaultValue={initial}>
      {Object.entries(choices).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
