import { formNameField, trapField } from 'shared-config/forms/form-field';
import type { FormName } from 'shared-config/forms/form-fields';

/** The hidden part of every form: which form it is, where it stands, and a field that only robots fill in (specification §5). */
export function HiddenFields({ formName, source }: { formName: FormName; source: string }) {
  return (
    <>
      <input type="hidden" name={formNameField} value={formName} />
      <input type="hidden" name="source" value={source} />
      {/* Not type=hidden: robots skip those. The `hidden` attribute takes it from sight, Tab and screen readers alike. */}
      <p hidden>
        <label>
          Leave this field empty <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}
