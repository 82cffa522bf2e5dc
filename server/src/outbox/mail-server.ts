import { createTransport, type SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { UndeliverableError } from './poll-outbox';

/** How long (ms) to wait for the mail server. */
const responseTimeout = 15_000;

/** An error of the mail server has the code of its response; from 500 on it is permanent. */
const refusalSchema = v.object({ responseCode: v.pipe(v.number(), v.minValue(500)) });

/**
 * Opens the way to a mail server.
 * @param address of it, with its account
 * @returns sends a mail; throws {UndeliverableError} what the server refuses for good
 */
export function openMailServer(address: string): (mail: SendMailOptions) => Promise<void> {
  const transport = createTransport({
    url: address,
    connectionTimeout: responseTimeout,
    greetingTimeout: responseTimeout,
    socketTimeout: responseTimeout,
  });
  return async (mail) => {
    try {
      await transport.sendMail(mail);
    } catch (error) {
      if (v.is(refusalSchema, error) && error instanceof Error) throw new UndeliverableError(error.message);
      throw error;
    }
  };
}
