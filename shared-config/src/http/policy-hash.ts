import { createHash } from 'node:crypto';

/** The source expression under which a Content-Security-Policy allows an inline script or style of this text. */
export const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
