import { forgetItem, keepItem, readItem } from 'kit/page/browser-storage';
import * as v from 'valibot';

const prefix = 'blog-save ';
const attemptsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

/** How many are remembered: nobody presses a button more often while nothing gets through. */
const maxAttempts = 50;

/** The saves that were sent and not acknowledged: if the response to one is lost, the next one knows it as its own. */
export function openAttempts() {
  /** For a browser that refuses its storage: then they are known until the page is left. */
  const remembered = new Map<string, readonly string[]>();
  const list = (id: string): readonly string[] =>
    remembered.get(id) ?? v.parse(attemptsSchema, readItem('localStorage', prefix + id));
  return {
    /** `updatedAt` of each save. @param id of the post that it adds, or key of its form */
    list,
    /** Remembers a save before it is sent. */
    remember: (id: string, updatedAt: string): void => {
      const attempts = [...list(id), updatedAt].slice(-maxAttempts);
      remembered.set(id, attempts);
      keepItem('localStorage', prefix + id, JSON.stringify(attempts));
    },
    /** Forgets those of a draft that was saved or discarded. */
    forget: (id: string): void => {
      remembered.delete(id);
      forgetItem('localStorage', prefix + id);
    },
  };
}
