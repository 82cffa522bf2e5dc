import type { IncomingHttpHeaders } from 'node:http';

/**
 * The purpose of a browser's request, as it says in `Sec-Fetch-Dest` and `Sec-Fetch-Mode`, which no page can set:
 *
 * | purpose    | asked by                                                       | of staff's routes it gets              | changes by being asked |
 * | ---------- | -------------------------------------------------------------- | -------------------------------------- | ---------------------- |
 * | `opened`   | whoever goes to a page: by a link, or by its address           | all                                    | an enquiry is read, an override chosen |
 * | `fetched`  | a script: the tool, for documents and counts                   | all, for pages of this site            | nothing                |
 * | `embedded` | an image, frame, style, script, …, whose address a page may have from who wrote a text in it | pictures of posts, as images | nothing |
 * | `unknown`  | a program, or a browser from before 2023; neither of them says | all                                    | as `opened`            |
 */
export type Purpose = 'opened' | 'fetched' | 'embedded' | 'unknown';

/** The purpose of a request, by its headers. */
export function purposeOf(headers: IncomingHttpHeaders): Purpose {
  const destination = headers['sec-fetch-dest'];
  if (destination === undefined) return 'unknown';
  if (destination === 'empty') return 'fetched';
  return destination === 'document' && headers['sec-fetch-mode'] === 'navigate' ? 'opened' : 'embedded';
}

/** Whether a request may change something: a person opens it, or a program asks that does not say what for. */
export const isOpenedOrUnknown = (headers: IncomingHttpHeaders) => /^(opened|unknown)$/.test(purposeOf(headers));
