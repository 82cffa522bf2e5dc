import { type FieldErrors, formNameField, trapField } from '../../forms/form-field';
import type { PageWords, SendingWords } from '../../words/words';
import { withBase } from '../base-path';
import { forgetItem, keepItem, readItem } from '../browser-storage';
import { SendFormError } from './send-form-error';

/** The messages of a form that was not sent. */
type FormWords = SendingWords & Pick<PageWords, 'noAnswer'>;

/** Delays in ms before a form without a response is sent again. */
export const retryDelays = [1000, 3000] as const;

/** Time in ms until the form is sent or an error is shown, retries included. */
export const sendTimeout = 15_000;

/** Time in ms for one response: a connection that hangs leaves time for another. */
const responseTimeout = 10_000;

/**
 * Sends a form as the static host's form capture expects it: `POST /`, url-encoded (specification §7). Without a response
 * it is sent again under the same key, so that the server stores it once even if only the response was lost.
 * @param words why it is not sent, if it is not
 * @param onRetry called before each further try
 * @throws {SendFormError} when there is no response within `sendTimeout`, or one that is not ok.
 */
export async function postForm(fields: FormData, words: FormWords, onRetry?: () => void): Promise<void> {
  const body = encodeFields(fields);
  const form = String(fields.get(formNameField));
  const key = keyOf(form, body);
  const response = await sendUntilResponse(body, key, words, onRetry);
  if (!response.ok) throw await readRefusal(response, words);
  forgetItem('sessionStorage', unansweredItem(form));
}

function encodeFields(fields: FormData): string {
  const body = new URLSearchParams();
  for (const [name, value] of fields) {
    // The body has exactly the specified fields; the trap field is sent only when a robot filled it in.
    if (typeof value === 'string' && (name !== trapField || value !== '')) body.append(name, value);
  }
  return body.toString();
}

const unansweredItem = (form: string) => `unanswered:${form}`;

/** The same text sent again, even after a reload, is the same submission: it keeps its key until the server took it. */
function keyOf(form: string, body: string): string {
  const [key, unanswered] = readItem('sessionStorage', unansweredItem(form))?.split(' ') ?? [];
  if (key && unanswered === body) return key;
  // Not `randomUUID`, which browsers only offer on https and on this machine.
  const fresh = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  keepItem('sessionStorage', unansweredItem(form), `${fresh} ${body}`);
  return fresh;
}

async function sendUntilResponse(body: string, key: string, words: FormWords, onRetry?: () => void): Promise<Response> {
  const end = performance.now() + sendTimeout;
  for (let tries = 0; ; tries += 1) {
    try {
      return await fetch(withBase('/'), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Accept: 'application/json',
          'Idempotency-Key': key,
        },
        body,
        signal: AbortSignal.timeout(Math.min(responseTimeout, end - performance.now())),
      });
    } catch (cause) {
      const delay = retryDelays[tries];
      if (delay === undefined || performance.now() + delay >= end) {
        throw new SendFormError(words.noAnswer, { cause });
      }
      onRetry?.();
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

async function readRefusal(response: Response, words: SendingWords): Promise<SendFormError> {
  // A body that cannot be read names no field.
  const body: unknown = response.status === 422 ? await response.json().catch(() => null) : null;
  const fieldErrors = readFieldErrors(body);
  const isNamed = Object.keys(fieldErrors).length > 0;
  const message = isNamed ? words.fieldsRefused : describeRefusal(response, words);
  return Object.assign(new SendFormError(message), { fieldErrors });
}

/** The sentences in a response of this project's server; a static host's form capture sends none. */
function readFieldErrors(body: unknown): FieldErrors {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {};
  const entries = Object.entries(body.errors ?? {});
  return Object.fromEntries(entries.filter(([, error]) => typeof error === 'string'));
}

function describeRefusal({ status, headers }: Response, words: SendingWords): string {
  if (status === 429) return words.tooMany(Number(headers.get('Retry-After')) || 60);
  return status === 413 ? words.tooLarge : words.notAccepted(status);
}
