import fc from 'fast-check';
import { ContractError } from 'shared-config/contract/contract-error';
import { parseRelease } from 'shared-config/contract/release';
import { contractVersion } from 'shared-config/contract/remote-definition';
import { parseHost } from 'shared-config/http/host';
import * as v from 'valibot';
import { registrySchema } from '../../../delivery/src/registry/registry';
import { parseSubmission } from '../../../server/src/forms/parse-submission';
import { clientKey } from '../../../server/src/listeners/client-key';
import { decideAccess } from '../../../server/src/listeners/decide-access';

/** Text as it may come from outside: any characters, and what parsers stumble over. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'\0\r\n\t /\\.:;,=&%+?#@[]{}<>"\'-_0159afx€😀\u202e\ud800') }),
);
const headers = fc.dictionary(
  fc.constantFrom('host', 'origin', 'forwarded', 'x-forwarded-for', 'via', 'cookie', 'authorization', 'sec-fetch-site'),
  text,
);
const version = '1'.repeat(16);
const entry = { live: version, history: [{ version, at: '2026-01-01T00:00:00.000Z' }] };

/** A document with one of its values replaced by anything. */
const altered = (document: object) =>
  fc
    .tuple(fc.constantFrom(...pathsOf(document)), fc.jsonValue({ maxDepth: 4 }))
    .map(([path, value]) => replaceAt(structuredClone(document), path, value));

type Path = readonly string[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function replaceAt(document: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof document === 'object' && document !== null) {
    Reflect.set(document, key, replaceAt(Reflect.get(document, key), rest, value));
  }
  return document;
}

const release = {
  contractVersion,
  remote: 'mfe-products',
  version,
  team: 'products',
  routes: [{ path: '/a', expose: './a', variants: { parameter: 'p', values: ['a'] } }],
  exposes: { './a': { scripts: ['a.js'], styles: ['a.css'] } },
  entries: { web: 'web/a.js', node: 'node/a.js' },
  shared: { react: '19.3.1' },
  files: { 'web/a.js': { size: 1, integrity: `sha384-${'A'.repeat(64)}` } },
};

/** Throws unless an action ends with a result, or is refused by the contract. */
function mayRefuse(action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
  }
}

/** Each parser of what comes from outside, and the cases it gets. A defect is a throw, or `false`. */
const parsers = {
  'form bodies': fc.property(fc.oneof(text, fc.webQueryParameters()), (body) => {
    parseSubmission(`form-name=home-contact&${body}`);
  }),
  'host names': fc.property(text, (host) => {
    const parsed = parseHost(host);
    return !parsed?.isLoopback || /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i.test(host);
  }),
  'forwarded addresses': fc.property(text, (address) => clientKey(address, '127.0.0.1').length > 0),
  'heads of requests': fc.property(text, headers, (url, given) => {
    const rawHeaders = Object.entries(given).flat();
    const request = { method: 'GET', url: `/${url}`, httpVersion: '1.1', headers: given, rawHeaders };
    const token = 'x'.repeat(43);
    const decision = decideAccess({ kind: 'staff', token }, request);
    return decision.kind === 'refused' || decision.access !== 'staff' || JSON.stringify(given).includes(token);
  }),
  releases: fc.property(altered(release), (data) => mayRefuse(() => parseRelease(data, 'release.json'))),
  registries: fc.property(altered({ contractVersion: 1, packages: { 'mfe-products': entry } }), (data) => {
    v.safeParse(registrySchema, data);
  }),
} as const;

/**
 * Gives every parser its share of the cases.
 * @throws with the smallest case that a parser stumbles over, and the seed that leads to it
 */
export function fuzzParsers(cases: number): void {
  const share = Math.ceil(cases / Object.keys(parsers).length);
  for (const [name, property] of Object.entries(parsers)) {
    const start = performance.now();
    // Of several types, which one overload cannot name.
    fc.assert(property as fc.IRawProperty<unknown>, { numRuns: share });
    console.log(`${name}: ${share} cases in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}
