import type { FieldErrors } from 'shared-config/forms/form-field';

/** Why a form was not sent, in a sentence for the visitor. */
export class PostFormError extends Error {
  override readonly name = 'PostFormError';
  /** The server's sentence for each field that it refused. */
  fieldErrors: FieldErrors = {};
}
