import { useWords } from 'kit/page/contexts';
import { formNameField, trapField } from '../../forms/form-field';

/**
 * The hidden part of every form: its name, and a trap that only robots fill in (specification §5).
 * @param source where the form stands, for one that has a field of that name
 */
export function HiddenFields({ formName, source }: { formName: string; source?: string }) {
  return (
    <>
      <input type="hidden" name={formNameField} value={formName} />
      {source !== undefined && <input type="hidden" name="source" value={source} />}
      {/* Not type=hidden: robots skip those. */}
      <p hidden>
        <label>
          {useWords().fields.trap} <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}
