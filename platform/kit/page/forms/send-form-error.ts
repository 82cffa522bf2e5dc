import type { FieldErrors } from '../../forms/form-field';

/** Why a form was not sent, in a sentence for the visitor. */
export class SendFormError extends Error {
  override readonly name = 'SendFormError';
  /** The server's sentence for each field that it refused. */
  fieldErrors: FieldErrors = {};
}
