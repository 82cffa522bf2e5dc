import { describeControl, FieldError } from 'kit/page/forms/form-field';
import type { DescribedField } from 'kit/page/forms/use-field-errors';
import { useId } from 'react';
import { detailsFields } from 'shared-config/forms/details-fields';
import styles from './details-form.module.css';

/** The tick box of the visitor's consent (specification §5). */
export function ConsentField({ label, error, name, required }: DescribedField) {
  const id = useId();
  const { type, options } = detailsFields.consent;
  return (
    <div className={styles.consent}>
      <label className={styles.consentLabel}>
        <input
          className={styles.tick}
          type={type}
          name={name}
          value={options[0]}
          required={required}
          {...describeControl(id, error)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
