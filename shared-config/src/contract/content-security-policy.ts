import { createHash } from 'node:crypto';
import type { DocumentsSettings } from '../posts/documents-settings';

/** Inline code of a page, exactly as it stands between its tags. */
export type InlineCode = { scripts: readonly string[]; styles: readonly string[] };

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Content security policy of a page, by hashes and without any `unsafe-` source (design §9).
 * @param documents where a page of the blog tool keeps its posts; visitors' pages ask nobody but their own origin
 * @param assetOrigins origins that remotes of the composition are served from besides the site's own
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineCode,
  documents?: DocumentsSettings,
  assetOrigins: readonly string[] = [],
): string {
  const { connect, script, frame } = sourcesOf(documents);
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...scripts.map(hashOf), ...script, ...assetOrigins].join(' '),
    ['style-src', `'self'`, ...styles.map(hashOf), ...assetOrigins].join(' '),
    `img-src 'self' data:`,
    ...(connect.length > 0 ? [['connect-src', `'self'`, ...connect].join(' ')] : []),
    ...(frame.length > 0 ? [['frame-src', ...frame].join(' ')] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
}

/** What the documents store and its sign-in need besides the page's own origin. */
function sourcesOf(documents: DocumentsSettings | undefined): { connect: string[]; script: string[]; frame: string[] } {
  if (documents?.kind !== 'firebase') {
    return { connect: documents?.origin ? [documents.origin] : [], script: [], frame: [] };
  }
  const { emulators, authDomain } = documents.config;
  if (emulators) return { connect: [emulators.auth, emulators.documents], script: [], frame: [emulators.auth] };
  return {
    connect: [
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
    // Signing in with Google opens a window through this script and frame (firebase.google.com/docs/auth/web/redirect-best-practices).
    script: ['https://apis.google.com'],
    frame: [`https://${authDomain}`],
  };
}
