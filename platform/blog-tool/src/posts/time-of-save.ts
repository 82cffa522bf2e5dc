import type { PlainFields } from './plain-values';

/** How far ahead of this machine's clock the time of a save may be, in ms: `firestore.rules` let none be stored that is further. */
const maxAhead = 86_400_000;

/** Whether a stored text is the time of a save. Another program may have stored any other text, or a time that saves cannot follow. */
const isTimeOfSave = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d[\d:.TZ-]{0,30}$/.test(text) && Date.parse(text) <= Date.now() + maxAhead;

/**
 * Now, as an ISO timestamp, and always after the saves before: a save is known by its time, also where this machine's clock
 * is behind the one that stored the post.
 * @param before what is stored as the times of these saves; what is none is passed over
 */
export function timeOfSave(before: readonly string[]): string {
  const earliest = before.filter(isTimeOfSave).map((time) => Date.parse(time) + 1);
  return new Date(Math.max(Date.now(), ...earliest)).toISOString();
}

/**
 * The version of a post that a save has replaced; if it has no time of a save itself, it gets one just before that save.
 * @param savedAt time of the save, as an ISO timestamp
 */
export function versionBefore(fields: PlainFields, savedAt: string): PlainFields {
  const { updatedAt } = fields;
  if (typeof updatedAt === 'string' && isTimeOfSave(updatedAt)) return fields;
  return { ...fields, updatedAt: new Date(Date.parse(savedAt) - 1).toISOString() };
}
