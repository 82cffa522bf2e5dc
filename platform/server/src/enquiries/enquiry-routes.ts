import { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { policyHash } from 'kit/contract/policy-hash';
import * as v from 'valibot';
import type { SubmissionStore } from '../forms/submission-store';
import { isOpenedOrUnknown } from '../http/purpose';
import { refuse } from '../http/refuse';
import type { WithBase } from '../http/with-base';
import { isStorageError } from '../server-error';
import type { FormsReader } from '../site/known-forms';
import type { ToolReader } from '../site/staff-tools';
import {
  filterQuery,
  type InboxOptions,
  inboxPath,
  inboxStyles,
  maxNoteLength,
  newEnquiriesPath,
  writeEnquiryPage,
  writeInboxPage,
} from './enquiry-page';
import type { EnquiryFilter, EnquiryStore } from './enquiry-store';
import { streamCsv } from './format-csv';
import type { SiteStyleReader } from './site-style';

/** The policy of its pages: the site's typefaces, and the styles inlined in them. */
const policyOf = (styles: readonly string[]) =>
  `default-src 'none'; font-src 'self'; style-src ${styles.map(policyHash).join(' ')}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const querySchema = v.object({
  show: v.fallback(v.picklist(['open', 'answered', 'all']), 'open'),
  // A form that is gone as well: its enquiries stay here.
  form: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))), undefined),
  text: v.fallback(v.optional(v.string()), undefined),
  page: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1),
  done: v.fallback(v.picklist(['', 'answered', 'reopened', 'noted', 'joined', 'sent', 'deleted']), ''),
});

/** The message after each action, by the action's name in the address. */
const messages: Readonly<Record<v.InferOutput<typeof querySchema>['done'], string>> = {
  '': '',
  answered: 'Marked as answered.',
  reopened: 'Marked as open again.',
  noted: 'Note saved.',
  joined: 'Somebody else has changed the note meanwhile. Both are kept below: yours first, then theirs.',
  sent: 'Document marked as sent.',
  deleted: 'Deleted permanently.',
};

/** Line breaks of a form become those of stored notes. */
const noteSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n')),
);

const actionSchema = v.variant('action', [
  v.object({ action: v.picklist(['answer', 'reopen', 'mail-sent']) }),
  v.object({ action: v.literal('note'), note: noteSchema, former: v.optional(noteSchema) }),
  v.object({ action: v.literal('delete'), sure: v.literal('yes') }),
]);

const deletionSchema = v.object({ email: v.pipe(v.string(), v.trim(), v.minLength(3)), sure: v.literal('yes') });

const idSchema = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) });

/**
 * Maximum size of an action in bytes: a note and the one that it changes, of which a character may take nine. Only people who save long
 * notes over each other's, again and again, get to more.
 */
const bodyLimit = 1024 * 1024;

function refuseTooLarge(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== 413) throw error;
  refuse(request, reply, { status: 413, message: 'The note is too long. Go back, and shorten it' });
}

const notThere = { status: 404, message: 'There is no such enquiry; somebody may have deleted it' } as const;

/** `/__enquiries`: the enquiries of visitors, for staff on this machine. */
export function registerEnquiryRoutes(
  scope: FastifyInstance,
  enquiries: EnquiryStore,
  submissions: Pick<SubmissionStore, 'deleteOne' | 'deleteByEmail'>,
  site: {
    canLogOut: boolean;
    readSiteStyle: SiteStyleReader;
    readForms: FormsReader;
    readTool: ToolReader;
    readCompany: () => Promise<string | undefined>;
    withBase: WithBase;
  },
): void {
  const { withBase } = site;
  const readOptions = async (): Promise<InboxOptions> => ({
    canLogOut: site.canLogOut,
    siteStyle: await site.readSiteStyle(),
    forms: await site.readForms(),
    sentForms: enquiries.listForms(),
    tool: await site.readTool(),
    company: await site.readCompany(),
    withBase,
  });

  /** @returns the filter, and apart from it what else the address says. A form that nobody knows is a mistake in the address. */
  const readQuery = async ({ query }: FastifyRequest) => {
    const { page, done, form, ...others } = v.parse(querySchema, query);
    const isKnown = form !== undefined && [...(await site.readForms()).keys(), ...enquiries.listForms()].includes(form);
    const filter: EnquiryFilter = isKnown ? { ...others, form } : others;
    return { page, done, filter };
  };

  // For the blog tool, which asks once a minute.
  scope.get(newEnquiriesPath, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ count: enquiries.countNew() }),
  );

  scope.get(inboxPath, async (request, reply) => {
    const { page, done, filter } = await readQuery(request);
    const part = await enquiries.readPage(filter, page - 1);
    const options = await readOptions();
    return sendPage(reply, writeInboxPage({ filter, ...part }, messages[done], options), options);
  });

  scope.get(`${inboxPath}.csv`, async (request, reply) => {
    const { filter } = await readQuery(request);
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="enquiries.csv"')
      .header('Cache-Control', 'no-store')
      .send(Readable.from(streamCsv(() => enquiries.read(filter))));
  });

  scope.get(`${inboxPath}/:id`, async (request, reply) => {
    const { success, output } = v.safeParse(idSchema, request.params);
    if (success && isOpenedOrUnknown(request.headers)) markSeenUnlessFull(enquiries, output.id);
    const enquiry = success ? enquiries.find(output.id) : undefined;
    if (!enquiry) return refuse(request, reply, notThere);
    const { done, filter } = await readQuery(request);
    const options = await readOptions();
    return sendPage(reply, writeEnquiryPage(enquiry, filter, messages[done], options), options);
  });

  scope.post(`${inboxPath}/delete-email`, async (request, reply) => {
    const deletion = v.safeParse(deletionSchema, readBody(request));
    if (!deletion.success) {
      return refuse(request, reply, { status: 422, message: 'Enter an email address, and tick the box' });
    }
    await submissions.deleteByEmail(deletion.output.email);
    return reply.redirect(`${withBase(inboxPath)}?show=all&done=deleted`, 303);
  });

  scope.post(`${inboxPath}/:id`, { bodyLimit, errorHandler: refuseTooLarge }, async (request, reply) => {
    const params = v.safeParse(idSchema, request.params);
    const body = v.safeParse(actionSchema, readBody(request));
    const enquiry = params.success ? enquiries.find(params.output.id) : undefined;
    if (!params.success || !enquiry) return refuse(request, reply, notThere);
    if (!body.success) {
      return refuse(request, reply, { status: 422, message: 'Choose what to do; to delete, tick the box as well' });
    }
    const { id } = params.output;
    const { filter } = await readQuery(request);
    const maxLength = maxNoteLength(enquiry.note);
    if (body.output.action === 'note' && body.output.note.length > maxLength) {
      const { note, former = '' } = body.output;
      const message = `The note is not saved: it may have ${maxLength} characters. Shorten it, and save it again.`;
      const options = await readOptions();
      return sendPage(reply.code(422), writeEnquiryPage(enquiry, filter, message, options, { note, former }), options);
    }
    const done = run(id, body.output, enquiries, submissions);
    const path = done === 'deleted' ? inboxPath : `${inboxPath}/${id}`;
    return reply.redirect(`${withBase(path)}?${filterQuery(filter)}&done=${done}`, 303);
  });
}

/** On a full disk an enquiry can be read all the same; it stays marked as new. */
function markSeenUnlessFull(enquiries: EnquiryStore, id: number): void {
  try {
    enquiries.markSeen(id);
  } catch (error) {
    if (!isStorageError(error, 'disk-full')) throw error;
  }
}

function run(
  id: number,
  request: v.InferOutput<typeof actionSchema>,
  enquiries: EnquiryStore,
  submissions: Pick<SubmissionStore, 'deleteOne'>,
): Exclude<keyof typeof messages, ''> {
  switch (request.action) {
    case 'answer':
      enquiries.setAnswered(id, true);
      return 'answered';
    case 'reopen':
      enquiries.setAnswered(id, false);
      return 'reopened';
    case 'note':
      return enquiries.setNote(id, request.note, request.former) === request.note ? 'noted' : 'joined';
    case 'mail-sent':
      enquiries.markMailSent(id);
      return 'sent';
    case 'delete':
      submissions.deleteOne(id);
      return 'deleted';
  }
}

/** The fields of a posted form. */
const readBody = ({ body }: FastifyRequest) =>
  typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : {};

const sendPage = (reply: FastifyReply, page: string, { siteStyle }: InboxOptions) =>
  reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', policyOf(inboxStyles(siteStyle)))
    .send(page);
