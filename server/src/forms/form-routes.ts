import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { retryWhileBusy } from '../storage/retry-while-busy';
import { parseSubmission } from './parse-submission';
import type { SubmissionStore } from './submission-store';

/** Largest form body in bytes. */
const bodyLimit = 64 * 1024;

/** Names a sending, so that it is stored once however often it is sent. */
const keySchema = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)));

/** Where the forms are taken to, and how many from one address. */
export type FormRouteOptions = {
  store: SubmissionStore;
  /** Posts a minute that one address may send. */
  perMinute: number;
  /** Called when a submission was stored. */
  onStored: () => void;
};

/** `POST /`: the static host's form capture, on this machine. Answered only when the enquiry is on disk (design §8). */
export async function registerFormRoutes(
  server: FastifyInstance,
  { store, perMinute, onStored }: FormRouteOptions,
): Promise<void> {
  await server.register(rateLimit, { global: false });
  const config = { rateLimit: { max: perMinute, timeWindow: '1 minute' } };
  server.post('/', { bodyLimit, config }, async (request, reply) => {
    const type = request.headers['content-type']?.split(';')[0]?.trim();
    if (type !== 'application/x-www-form-urlencoded') {
      return reply.code(415).send({ message: 'Send the form as application/x-www-form-urlencoded' });
    }
    const body = typeof request.body === 'string' ? request.body : '';
    const submission = parseSubmission(body);
    if (submission.kind === 'refused') return reply.code(submission.status).send({ message: submission.message });
    const key = v.safeParse(keySchema, request.headers['idempotency-key']);
    if (!key.success) {
      return reply.code(400).send({ message: 'Idempotency-Key: use 8 to 64 letters, digits and hyphens' });
    }
    if (submission.kind === 'trapped') {
      await retryWhileBusy(() => store.addTrapped(body));
      return acknowledge(request, reply);
    }
    const outcome = await retryWhileBusy(() => store.add({ ...submission, key: key.output ?? null }));
    if (outcome === 'different') {
      return reply.code(422).send({ message: 'This Idempotency-Key came with another text before. Send a new one' });
    }
    if (outcome === 'stored') onStored();
    return acknowledge(request, reply);
  });
}

/** A form that was sent without JavaScript gets a page; a script gets data. */
function acknowledge(request: FastifyRequest, reply: FastifyReply) {
  return request.headers.accept?.includes('text/html') ? reply.redirect('/thank-you', 303) : reply.send({ ok: true });
}
