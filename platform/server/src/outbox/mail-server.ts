import { Socket } from 'node:net';
import { createTransport, type SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { isLoopbackAddress } from './parse-webhook';
import { UndeliverableError } from './poll-outbox';

/** Limits of a mail server, in ms: of each of its responses, and of a whole mail, which one that trickles would never end. A test has others. */
const usualLimits = { response: 15_000, mail: 120_000 };

/** Before these commands it is the server or the account that is refused, and not the mail: somebody may correct the settings. */
const ofServer = /^(CONN|EHLO|HELO|STARTTLS|AUTH)/;

/** An error of the mail server has the code of its response; from 500 on it is permanent. */
const refusalSchema = v.object({
  responseCode: v.pipe(v.number(), v.minValue(500)),
  command: v.pipe(
    v.string(),
    v.check((command) => !ofServer.test(command)),
  ),
});

/** Whether a mail server must have TLS: the account, and texts of visitors, go to other machines by nothing else. */
export const needsTls = (address: string): boolean => !isLoopbackAddress(new URL(address));

/**
 * Opens the way to a mail server.
 * @param address of it, with its account
 * @returns a function that sends a mail; it throws {UndeliverableError} for a final refusal by the server
 */
export function openMailServer(address: string, limits = usualLimits): (mail: SendMailOptions) => Promise<void> {
  return async (mail) => {
    const socket = new Socket();
    const timer = setTimeout(() => socket.destroy(new Error('the mail server took too long')), limits.mail);
    const transport = createTransport({
      url: address,
      requireTLS: needsTls(address),
      // Ended with the time for the mail, whatever the server does: one that was given up must not arrive after all, and then twice.
      socket,
      connectionTimeout: limits.response,
      greetingTimeout: limits.response,
      socketTimeout: limits.response,
    });
    try {
      await transport.sendMail(mail);
    } catch (error) {
      if (v.is(refusalSchema, error) && error instanceof Error) throw new UndeliverableError(error.message);
      throw error;
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  };
}
