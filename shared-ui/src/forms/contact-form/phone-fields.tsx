import { TextField } from 'kit/page/forms/form-field';
import type { FieldErrorState } from 'kit/page/forms/use-field-errors';
import { useId, useState } from 'react';
import { contactFields } from 'shared-config/forms/contact-fields';
import type { CallingCode } from './calling-codes';
import styles from './contact-form.module.css';

/** Country code and phone number, with suggestions for the code. */
export function PhoneFields({ describe }: Pick<FieldErrorState<keyof typeof contactFields>, 'describe'>) {
  const codesId = useId();
  const [callingCodes, setCallingCodes] = useState<readonly CallingCode[]>([]);

  // Suggestions help only those who type a code, so they load when the field gets the focus; any other code can be typed.
  const loadCallingCodes = async () => {
    if (callingCodes.length > 0) return;
    try {
      const { listCallingCodes } = await import(/* webpackChunkName: "form" */ './calling-codes');
      setCallingCodes(listCallingCodes());
    } catch (error) {
      console.warn('There are no suggestions for country codes; the next focus asks for them again:', error);
    }
  };

  return (
    <>
      <div className={styles.phone}>
        <TextField {...describe('countryCode')} list={codesId} onFocus={loadCallingCodes} />
        <TextField {...describe('phoneNumber')} type={contactFields.phoneNumber.type} />
      </div>
      <datalist id={codesId}>
        {callingCodes.map(({ country, code }) => (
          <option key={country} value={code}>
            {country}
          </option>
        ))}
      </datalist>
    </>
  );
}
