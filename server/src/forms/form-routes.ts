import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseSubmission } from './parse-submission';
import type { SubmissionStore } from './submission-store';

/** Largest form body in bytes. */
const bodyLimit = 64 * 1024;

/** `POST /`: the static host's form capture, on this machine. Answered only when the enquiry is on disk (design §8). */
export function registerFormRoutes(server: FastifyInstance, store: SubmissionStore): void {
  server.post('/', { bodyLimit }, async (request, reply) => {
    const type = request.headers['content-type']?.split(';')[0]?.trim();
    if (type !== 'application/x-www-form-urlencoded') {
      return reply.code(415).send({ message: 'Send the form as application/x-www-form-urlencoded' });
    }
    const body = typeof request.body === 'string' ? request.body : '';
    const submission = parseSubmission(body);
    if (submission.kind === 'refused') return reply.code(submission.status).send({ message: submission.message });
    if (submission.kind === 'trapped') store.addTrapped(body);
    else store.add(submission.form, submission.fields);
    return acknowledge(request, reply);
  });
}

/** A form that was sent without JavaScript gets a page; a script gets data. */
function acknowledge(request: FastifyRequest, reply: FastifyReply) {
  return request.headers.accept?.includes('text/html') ? reply.redirect('/thank-you', 303) : reply.send({ ok: true });
}
