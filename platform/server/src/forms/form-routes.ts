import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPalette } from 'kit/contract/palette';
import { thankYouPath } from 'kit/forms/thank-you-path';
import { chooseWords } from 'kit/words/choose-words';
import type { Words } from 'kit/words/words';
import * as v from 'valibot';
import type { WithBase } from '../http/with-base';
import { limitOfAll, networkOf, rateLimitPerMinute } from '../listeners/limit-per-client';
import { describeError, type Log } from '../logging/log';
import type { FormsReader } from '../site/known-forms';
import type { Site, SiteReader } from '../site/read-site';
import { retryWhileBusy } from '../storage/retry-while-busy';
import { parseSubmission } from './parse-submission';
import { type FilledForm, type NamedSite, refusedFormPolicy, writeRefusedFormPage } from './refused-form-page';
import type { SubmissionStore } from './submission-store';

/** Maximum size of a form in bytes. */
const bodyLimit = 64 * 1024;

/** Forms a minute from all addresses together, unless one alone may send more: no real site gets as many, and robots fill no disk. */
const perMinuteOfAll = 600;

/** The key of a submission: it is stored once, however often it is sent. */
const keySchema = v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)));

/** Where forms are stored, and how many one address may send. */
export type FormRouteOptions = {
  store: SubmissionStore;
  /** Maximum forms a minute from one address. */
  perMinute: number;
  readForms: FormsReader;
  readSite: SiteReader;
  withBase: WithBase;
  /** Called when a submission was stored. */
  onStored: () => void;
  log: Log;
};

/** `POST /`: the form capture of static hosts, on this server. Responds when the submission is on disk (architecture §8). */
export function registerFormRoutes(
  server: FastifyInstance,
  { store, perMinute, readForms, readSite, withBase, onStored, log }: FormRouteOptions,
): void {
  const config = rateLimitPerMinute(perMinute);
  const max = Math.max(perMinuteOfAll, perMinute);
  // Apart, so that robots in the trap do not keep visitors from writing.
  const secondsToWait = { accepted: limitOfAll(server, max, perMinute), trapped: limitOfAll(server, max, perMinute) };
  server.post(
    '/',
    { bodyLimit, config, errorHandler: respondToFailure({ readForms, readSite, withBase, log }) },
    async (request, reply) => {
      const type = request.headers['content-type']?.split(';')[0]?.trim();
      if (type !== 'application/x-www-form-urlencoded') {
        return reply.code(415).send({ message: 'Send the form as application/x-www-form-urlencoded' });
      }
      const body = typeof request.body === 'string' ? request.body : '';
      const { definition } = await readSite();
      const forms = await readForms();
      if (!definition && forms.size === 0) throw Object.assign(new Error(withoutDefinition), { statusCode: 503 });
      const site = nameSite(definition, withBase);
      const submission = parseSubmission(body, forms, chooseWords(site.language));
      if (submission.kind === 'unknown') {
        reply.code(400);
        return wantsPage(request)
          ? sendPage(reply, site, submission.message)
          : reply.send({ message: submission.message });
      }
      if (submission.kind === 'refused') return refuse(request, reply, site, submission);
      const key = v.safeParse(keySchema, request.headers['idempotency-key']);
      if (!key.success) {
        return reply.code(400).send({ message: 'Idempotency-Key: use 8 to 64 letters, digits and hyphens' });
      }
      const wait = await secondsToWait[submission.kind](request);
      if (wait > 0) {
        reply.header('Retry-After', wait);
        throw Object.assign(new Error(`Rate limit exceeded, retry in ${wait} seconds`), { statusCode: 429 });
      }
      if (submission.kind === 'trapped') {
        await retryWhileBusy(() => store.addTrapped(body));
        return acknowledge(request, reply, withBase);
      }
      const { form, fields, droppedFields, definition: taken } = submission;
      const isMailPromised = taken.mail !== undefined;
      const outcome = await retryWhileBusy(() =>
        store.add({ form, fields, droppedFields, key: key.output ?? null, isMailPromised, sender: networkOf(request) }),
      );
      if (outcome === 'different') {
        return reply.code(422).send({ message: 'This Idempotency-Key came with another text before. Send a new one' });
      }
      if (outcome === 'stored') onStored();
      return acknowledge(request, reply, withBase);
    },
  );
}

/** A form that was sent without JavaScript gets a page; a script gets data. */
const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false;

function acknowledge(request: FastifyRequest, reply: FastifyReply, withBase: WithBase) {
  return wantsPage(request) ? reply.redirect(withBase(thankYouPath), 303) : reply.send({ ok: true });
}

function refuse(request: FastifyRequest, reply: FastifyReply, site: NamedSite, filled: FilledForm) {
  reply.code(422);
  if (wantsPage(request)) return sendPage(reply, site, chooseWords(site.language).refusedForm.fieldsRefused, filled);
  const reasons = Object.entries(filled.errors).map(([name, error]) => `Field "${name}": ${error}`);
  return reply.send({ message: `${reasons.join('. ')}. Correct it and send the form again`, errors: filled.errors });
}

/** Responds to a form that is too large, one too many, or not stored. Without a script it is a page, with the form if it arrived. */
const respondToFailure =
  ({ readForms, readSite, withBase, log }: Pick<FormRouteOptions, 'readForms' | 'readSite' | 'withBase' | 'log'>) =>
  async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // The listener's error handler responds to scripts, and logs.
    if (!wantsPage(request)) return reply.send(error);
    const status = error.statusCode ?? 500;
    if (status >= 500)
      log({ level: 'error', message: 'a form was not accepted', requestId: request.id, error: describeError(error) });
    const site = nameSite((await readSite()).definition, withBase);
    const words = chooseWords(site.language);
    const submission =
      typeof request.body === 'string' ? parseSubmission(request.body, await readForms(), words) : undefined;
    const filled = submission?.kind === 'accepted' ? { ...submission, errors: {} } : undefined;
    return sendPage(reply.code(status), site, describeFailure(status, reply.getHeader('retry-after'), words), filled);
  };

function describeFailure(status: number, retryAfter: unknown, { refusedForm }: Words): string {
  if (status === 413) return refusedForm.tooLarge;
  return status === 429 ? refusedForm.tooMany(String(retryAfter)) : refusedForm.notTaken;
}

/** A site that says nothing of itself has a name all the same. */
const nameSite = (definition: Site['definition'], withBase: WithBase): NamedSite => ({
  ...(definition ?? { name: 'Home', language: 'en', palette: plainPalette }),
  withBase,
});

/** Why no form is taken. */
const withoutDefinition =
  'The site was composed before sites said which forms they have, so that none can be taken. Compose it again';

function sendPage(reply: FastifyReply, site: NamedSite, reason: string, filled?: FilledForm) {
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', refusedFormPolicy(site))
    .send(writeRefusedFormPage(site, reason, filled));
}
