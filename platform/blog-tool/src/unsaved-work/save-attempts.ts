import { forgetItem, keepItem, readItem } from 'kit/page/browser-storage';
import * as v from 'valibot';

const prefix = 'blog-save ';
const attemptsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

/** For a browser that refuses its storage: then they are known until the page is left. */
const remembered = new Map<string, readonly string[]>();

/** How many are remembered: nobody presses a button more often while nothing gets through. */
const maxAttempts = 50;

/** `updatedAt` of each save that a form has sent and that was not acknowledged. @param key of the form's draft */
export const listAttempts = (key: string): readonly string[] =>
  remembered.get(key) ?? v.parse(attemptsSchema, readItem('localStorage', prefix + key));

/** Remembers a save before it is sent: if its response is lost, the next one knows it as its own. */
export function rememberAttempt(key: string, updatedAt: string): void {
  const attempts = [...listAttempts(key), updatedAt].slice(-maxAttempts);
  remembered.set(key, attempts);
  keepItem('localStorage', prefix + key, JSON.stringify(attempts));
}

/** Forgets the saves of a form that was saved or discarded. */
export function forgetAttempts(key: string): void {
  remembered.delete(key);
  forgetItem('localStorage', prefix + key);
}
