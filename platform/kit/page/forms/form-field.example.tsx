import { FieldError, SelectField, TextAreaField, TextField } from './form-field';

/** For the gallery of the development server. */
export default function FormFieldExample() {
  return (
    <>
      <TextField name="company" label="Company" required hint="As it stands on your invoice" />
      <TextField name="email" label="Email" defaultValue="anna@" error="This is no email address" />
      <SelectField name="robot" label="Robot">
        <option>Booster</option>
        <option>Fork</option>
      </SelectField>
      <TextAreaField name="message" label="Message" rows={3} />
      <p>
        <input id="gallery-consent" type="checkbox" aria-describedby="gallery-consent-error" />{' '}
        <label htmlFor="gallery-consent">I agree</label>
        <FieldError id="gallery-consent" error="Please agree first" />
      </p>
    </>
  );
}
