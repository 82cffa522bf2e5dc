import type { FieldErrors } from '../../forms/form-field';

/** What a visitor reads when the connection has failed. */
export const noAnswer = 'The server did not respond. Check your connection; what you typed is kept here.';

/** Why a form was not sent, in a sentence for the visitor. */
export class SendFormError extends Error {
  override readonly name = 'SendFormError';
  /** The server's sentence for each field that it refused. */
  fieldErrors: FieldErrors = {};
}
