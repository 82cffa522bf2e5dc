import { createHash } from 'node:crypto';

/** The source expression under which a Content-Security-Policy allows inline code of this text. */
export const policyHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
