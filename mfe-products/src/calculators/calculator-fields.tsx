import { SelectField, TextField } from 'kit/page/forms/form-field';
import { useUnits } from 'shared-ui/units/use-units';
import { describeLimits, type FigureField, fieldIn } from './figure-field';
import type { DescribedField } from './use-calculator';

type FigureInputProps = DescribedField & { field: FigureField; unit?: string };

/** A number. `initial` stands in it from the start, and what the query says once that is read. */
export function FigureInput({ name, field, initial, unit, error }: FigureInputProps) {
  const shown = fieldIn(field, useUnits());
  const shownUnit = unit ?? shown.unit;
  return (
    <TextField
      name={name}
      label={shownUnit ? `${field.label} (${shownUnit})` : field.label}
      hint={field.hint}
      error={error === describeLimits(field) ? describeLimits(shown) : error}
      type="text"
      inputMode="decimal"
      defaultValue={initial}
    />
  );
}

type ChoiceInputProps = DescribedField & { label: string; hint?: string; choices: Readonly<Record<string, string>> };

/** A field with several choices, `initial` from the start. */
export function ChoiceInput({ name, label, hint, choices, initial, error }: ChoiceInputProps) {
  return (
    <SelectField name={name} label={label} hint={hint} error={error} defaultValue={initial}>
      {Object.entries(choices).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
