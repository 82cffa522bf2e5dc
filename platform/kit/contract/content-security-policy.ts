import type { DocumentsSettings } from '../posts/documents-settings';
import { policyHash } from './policy-hash';
import { pastedHtmlPolicy, scriptPolicy, toolLibraryPolicies } from './trusted-types';

/** Inline code of a page, exactly as it stands between its tags. */
export type InlineCode = { scripts: readonly string[]; styles: readonly string[] };

/** The audience of a page: a visitor's, or the blog tool's with the store of its posts if that is not the page's own origin. */
export type PolicyAudience = { kind: 'visitor' } | { kind: 'tool'; documents?: DocumentsSettings | undefined };

/**
 * Content security policy of a page: nothing but what is named, by hashes, without any `unsafe-` source, and with
 * Trusted Types (architecture §9 Trust).
 * @param assetOrigins origins that remotes of the composition are served from besides the site's own
 * @param connectOrigins origins that their pages fetch from besides it
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineCode,
  audience: PolicyAudience,
  assetOrigins: readonly string[] = [],
  connectOrigins: readonly string[] = [],
): string {
  const { connect, script, frame } = sourcesOf(audience.kind === 'tool' ? audience.documents : undefined);
  const trustedTypes = [scriptPolicy, ...(audience.kind === 'tool' ? [pastedHtmlPolicy, ...toolLibraryPolicies] : [])];
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...scripts.map(policyHash), ...script, ...assetOrigins].join(' '),
    ['style-src', `'self'`, ...styles.map(policyHash), ...assetOrigins].join(' '),
    // The tool on an origin of its own has an empty icon; a picture that is not stored yet, or elsewhere, it has as a blob.
    ['img-src', `'self'`, ...(audience.kind === 'tool' ? ['data:', 'blob:'] : []), ...assetOrigins].join(' '),
    ['font-src', `'self'`, ...assetOrigins].join(' '),
    ['media-src', `'self'`, ...assetOrigins].join(' '),
    `manifest-src 'self'`,
    // The tool takes in the pictures of a paste from any page that lets others read them.
    [
      'connect-src',
      `'self'`,
      ...connect,
      ...connectOrigins,
      ...(audience.kind === 'tool' ? ['https:', 'blob:'] : []),
    ].join(' '),
    // The tool shows a post within its own page.
    ...(audience.kind === 'tool' ? [['frame-src', `'self'`, ...frame].join(' ')] : []),
    `base-uri 'none'`,
    `form-action 'self'`,
    `require-trusted-types-for 'script'`,
    ['trusted-types', ...trustedTypes].join(' '),
  ].join('; ');
}

/** The origins that the documents store and its sign-in need besides the page's own. */
function sourcesOf(documents: DocumentsSettings | undefined): { connect: string[]; script: string[]; frame: string[] } {
  if (documents?.kind !== 'firebase') {
    return { connect: documents?.origin ? [documents.origin] : [], script: [], frame: [] };
  }
  const { emulators, authDomain, storageBucket } = documents.config;
  if (emulators) return { connect: [emulators.auth, emulators.documents], script: [], frame: [emulators.auth] };
  return {
    connect: [
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...(storageBucket ? ['https://firebasestorage.googleapis.com'] : []),
    ],
    // Signing in with Google opens a window through this script and frame (firebase.google.com/docs/auth/web/redirect-best-practices).
    script: ['https://apis.google.com'],
    frame: [`https://${authDomain}`],
  };
}
