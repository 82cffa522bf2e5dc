import { trapField } from 'shared-config/forms/form-schemas';

/**
 * Sends a form as the static host's form capture expects it: `POST /`, url-encoded (specification §7).
 * @throws {Error} when there is no answer, or one that is not ok.
 */
export async function postForm(fields: FormData): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) {
    // The body keeps exactly the specified fields; a trap that somebody fell into is sent, so that the server can tell.
    if (typeof value === 'string' && (name !== trapField || value !== '')) body.append(name, value);
  }
  const response = await fetch('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
    body,
  });
  if (!response.ok) throw new Error(`The form was answered with status ${response.status}`);
}
