import fc from 'fast-check';

/** Characters that parsers stumble over. */
const odd = fc.string({ unit: fc.constantFrom(...'\0\t /\\.:;,=&%+?#@[]{}<>"\'-_0159afxé\u202e') });
const oneOf = (words: string) => fc.constantFrom(...words.split(' '));

const segment = fc.oneof(odd, oneOf('.. %2e%2e ..%2f %c0%ae . secret.txt assets media v1 pdfs products'));
const segments = fc.array(segment, { maxLength: 6 }).map((all) => `/${all.join('/')}`);
const documents = '/v1/projects/demo-site/databases/(default)/documents';
const path = fc.oneof(
  segments,
  // The path as a client that knows the rules would write it.
  segments.map(encodeURI),
  oneOf('/ /contact /native-blogs /__health?detail /__composition /__errors /?override=a@b'),
  oneOf(`${documents}:commit ${documents}:runQuery ${documents}:batchGet`),
);

const headerName = oneOf(
  'Range If-Range If-None-Match Cookie X-Forwarded-For Forwarded Origin Accept Accept-Encoding Idempotency-Key Content-Type Sec-Fetch-Site',
);
const headerValue = oneOf(
  'bytes=0- bytes=5-2 bytes=-1 override=% text/html br;q=0 application/x-www-form-urlencoded * W/"a"',
);
const header = fc.oneof(
  fc.tuple(headerName, fc.oneof(odd, headerValue)),
  fc.tuple(fc.stringMatching(/^[A-Za-z-]{1,12}$/), odd),
);

const typedValue = fc.oneof(
  fc.jsonValue({ maxDepth: 5 }),
  fc.record({ doubleValue: fc.oneof(fc.double(), oneOf('NaN 1e999 -0')) }),
  fc.record({ integerValue: fc.oneof(fc.string(), fc.bigInt().map(String)) }),
  fc.record({ timestampValue: fc.string() }),
  fc.record({ mapValue: fc.record({ fields: fc.dictionary(fc.string(), fc.jsonValue()) }) }),
);
const writes = fc.tuple(fc.string(), fc.string(), typedValue).map(([name, field, value]) => ({
  writes: [{ update: { name: `${documents.slice(4)}/fuzz/${name}`, fields: { [field]: value } } }],
}));
const queries = typedValue.map((value) => ({
  structuredQuery: {
    from: [{ collectionId: 'fuzz' }],
    where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value } },
  },
}));
const body = fc.oneof(
  fc.constant(''),
  odd,
  fc.webQueryParameters().map((query) => `form-name=home-contact&${query}`),
  fc.oneof(fc.jsonValue(), writes, queries).map((value) => JSON.stringify(value)),
);

const withoutLineBreaks = (text: string) => text.replaceAll(/[\r\n]/g, '');

/** Requests of every malformation, as they go over the wire, for a server on 127.0.0.1. */
export const fuzzedRequests = fc
  .record({
    method: oneOf('GET GET POST POST HEAD OPTIONS PUT DELETE X'),
    path,
    headers: fc.array(header, { maxLength: 4 }),
    body,
  })
  .map(({ method, path, headers, body }) =>
    [
      `${method} ${withoutLineBreaks(path)} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...headers.map(([name, value]) => `${name}: ${withoutLineBreaks(value)}`),
      '',
      body,
    ].join('\r\n'),
  );
