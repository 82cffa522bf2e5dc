import { createHash } from 'node:crypto';

/** Inline code of a page, exactly as it stands between its tags. */
export type InlineCode = { scripts: readonly string[]; styles: readonly string[] };

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Content security policy of a page, by hashes and without any `unsafe-` source (design §9). */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`.trim(),
    `img-src 'self' data:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
}
