import * as v from 'valibot';
import { readSubmission, type Submission } from '../forms/read-submission';
import type { DataConnection } from '../storage/data-connection';
import { haveTurn, readAtOnce } from '../storage/have-turn';
import { storedTextSchema, storedTextOrNullSchema as text } from '../storage/stored-text';
import { joinNotes } from './join-notes';

/** The state of the mail that a form promises. */
export type PromisedMail =
  /** Nobody has sent it, and this server does not. `reason`: why it could not, if it tried. */
  | { kind: 'by-hand'; reason: string | undefined }
  | { kind: 'waiting'; reason: string | undefined; nextAttempt: string }
  | { kind: 'sent'; at: string };

/** A submission with the work of staff on it. Times are ISO times in UTC. */
export type Enquiry = Submission & {
  /** When somebody opened it first. */
  seenAt: string | undefined;
  answeredAt: string | undefined;
  note: string;
  /** Absent when its form promises none. */
  mail: PromisedMail | undefined;
};

/** Limits a list; `text` is searched in all fields and in notes, ignoring case. */
export type EnquiryFilter = {
  show: 'open' | 'answered' | 'all';
  form?: string | undefined;
  text?: string | undefined;
};

/** The inbox of staff over the stored submissions. */
export type EnquiryStore = {
  /** The latest first, some at a time: pages are served in between. */
  read: (filter: EnquiryFilter) => AsyncIterable<Enquiry[]>;
  /** A page of them, from 0, the last when there are fewer; `all` is how many there are. */
  readPage: (filter: EnquiryFilter, page: number) => Promise<{ found: Enquiry[]; all: number; page: number }>;
  find: (id: number) => Enquiry | undefined;
  /** The forms through which something was sent, also those that are gone. */
  listForms: () => string[];
  /** How many nobody has opened. */
  countNew: () => number;
  markSeen: (id: number) => void;
  /** The first time counts when it was answered. */
  setAnswered: (id: number, isAnswered: boolean) => void;
  /**
   * Replaces a note. Where somebody else has changed it meanwhile, nothing of either is lost.
   * @param former the note that was changed; none by default
   * @returns what is stored: the note, or both of them
   */
  setNote: (id: number, note: string, former?: string) => string;
  /** Somebody has sent the promised mail by hand. */
  markMailSent: (id: number) => void;
};

const rowSchema = v.object({
  seen_at: text,
  answered_at: text,
  note: text,
  is_by_hand: v.fallback(v.nullish(v.number()), 1),
  due_at: text,
  sent_at: text,
  last_error: text,
});

function readRow(row: unknown): Enquiry {
  const { seen_at, answered_at, note, ...mail } = v.parse(rowSchema, row);
  return {
    ...readSubmission(row),
    seenAt: seen_at ?? undefined,
    answeredAt: answered_at ?? undefined,
    note: note ?? '',
    mail: readMail(mail),
  };
}

function readMail({
  is_by_hand,
  due_at,
  sent_at,
  last_error,
}: Pick<v.InferOutput<typeof rowSchema>, 'is_by_hand' | 'due_at' | 'sent_at' | 'last_error'>):
  | PromisedMail
  | undefined {
  if (typeof is_by_hand !== 'number') return undefined;
  if (sent_at) return { kind: 'sent', at: sent_at };
  const reason = last_error ?? undefined;
  return is_by_hand ? { kind: 'by-hand', reason } : { kind: 'waiting', reason, nextAttempt: due_at ?? '' };
}

const columns =
  'id, form, received_at, fields, seen_at, answered_at, note, is_by_hand, due_at, sent_at, last_error FROM submissions LEFT JOIN enquiries ON enquiries.submission = id LEFT JOIN mails ON mails.submission = id';

const formSchema = v.object({ form: storedTextSchema });

const countSchema = v.object({ count: v.number() });

const wordsOf = ({ text: wanted = '' }: EnquiryFilter) => wanted.toLowerCase().split(/\s+/).filter(Boolean);

const parametersOf = ({ show, form }: EnquiryFilter) => [
  form ?? null,
  show === 'all' ? null : show === 'answered' ? 1 : 0,
];

/** Enquiries on a page of the inbox. */
export const enquiriesPerPage = 100;

/** The inbox in SQLite. */
export function createEnquiryStore(connection: DataConnection): EnquiryStore {
  const fitting = '(?1 IS NULL OR form = ?1) AND (?2 IS NULL OR (answered_at IS NOT NULL) = ?2)';
  const select = connection.prepare(`SELECT ${columns} WHERE ${fitting} AND id < ?3 ORDER BY id DESC LIMIT ?4`);
  const selectPage = connection.prepare(`SELECT ${columns} WHERE ${fitting} ORDER BY id DESC LIMIT ?3 OFFSET ?4`);
  const count = connection.prepare(
    `SELECT count(*) AS count FROM submissions LEFT JOIN enquiries ON enquiries.submission = id WHERE ${fitting}`,
  );
  const selectOne = connection.prepare(`SELECT ${columns} WHERE id = ?`);
  const selectForms = connection.prepare('SELECT DISTINCT form FROM submissions ORDER BY form');
  const update = (column: 'seen_at' | 'answered_at' | 'note') =>
    connection.prepare(
      `INSERT INTO enquiries (submission, ${column}) SELECT id, ?2 FROM submissions WHERE id = ?1 ON CONFLICT (submission) DO UPDATE SET ${column} = excluded.${column}`,
    );
  const [setSeen, setAnsweredAt, setNote] = [update('seen_at'), update('answered_at'), update('note')];
  // Counted by the indexes alone, however long the texts are.
  const countUnseen = connection.prepare(
    'SELECT (SELECT count(*) FROM submissions) - (SELECT count(*) FROM enquiries WHERE seen_at IS NOT NULL) AS count',
  );
  const setSent = connection.prepare('UPDATE mails SET sent_at = ? WHERE submission = ? AND sent_at IS NULL');
  const now = () => new Date().toISOString();
  const find = (id: number) => {
    const row = selectOne.get([id]);
    return row === undefined ? undefined : readRow(row);
  };

  async function* read(filter: EnquiryFilter): AsyncGenerator<Enquiry[]> {
    const words = wordsOf(filter);
    let before = Number.MAX_SAFE_INTEGER;
    for (;;) {
      const rows = select.all([...parametersOf(filter), before, readAtOnce]).map(readRow);
      const last = rows.at(-1);
      if (!last) return;
      before = last.id;
      yield rows.filter(({ fields, note }) => {
        const all = [...Object.values(fields), note].join('\n').toLowerCase();
        return words.every((word) => all.includes(word));
      });
      await haveTurn();
    }
  }

  return {
    read,
    readPage: async (filter, wanted) => {
      if (wordsOf(filter).length === 0) {
        const { count: all } = v.parse(countSchema, count.get(parametersOf(filter)));
        const page = Math.max(0, Math.min(wanted, Math.ceil(all / enquiriesPerPage) - 1));
        const rows = selectPage.all([...parametersOf(filter), enquiriesPerPage, page * enquiriesPerPage]);
        return { found: rows.map(readRow), all, page };
      }
      // All are counted, and no more than one page is kept: the wanted one, or the last before it.
      let [all, page] = [0, 0];
      let found: Enquiry[] = [];
      for await (const some of read(filter)) {
        for (const enquiry of some) {
          const itsPage = Math.floor(all / enquiriesPerPage);
          all += 1;
          if (itsPage > wanted) continue;
          if (itsPage > page) found = [];
          page = itsPage;
          found.push(enquiry);
        }
      }
      return { found, all, page };
    },
    find,
    listForms: () => selectForms.all([]).map((row) => v.parse(formSchema, row).form),
    countNew: () => v.parse(countSchema, countUnseen.get([])).count,
    markSeen: (id) => {
      if (find(id)?.seenAt === undefined) setSeen.run([id, now()]);
    },
    setAnswered: (id, isAnswered) => {
      if (!isAnswered || find(id)?.answeredAt === undefined) setAnsweredAt.run([id, isAnswered ? now() : null]);
    },
    setNote: connection.transaction((id: number, note: string, former = '') => {
      const current = find(id)?.note ?? '';
      const kept = current === former ? note : joinNotes(note, current);
      setNote.run([id, kept]);
      return kept;
    }),
    markMailSent: (id) => void setSent.run([now(), id]),
  };
}
