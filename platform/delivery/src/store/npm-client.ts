import { createHash } from 'node:crypto';
import { publish } from 'libnpmpublish';
import { json } from 'npm-registry-fetch';
import { extract, packument, tarball } from 'pacote';
import * as v from 'valibot';
import type { ReleaseStore } from '../environment';
import { packageIntegritySchema } from '../registry/integrity';
import type { Workspace } from '../workspace';
import { unpacked, withBoundedAnswers } from './bound-answers';
import { explainNpmError, isNotFound } from './explain-npm-error';
import { explainSize, releaseBounds } from './open-tarball';
import { readNpmSettings } from './read-npm-settings';
import { describePackage, packageId, packageName, releaseVersion } from './store-package';

/** A release that the store keeps. */
export type StoredRelease = {
  version: string;
  integrity: string;
  /** When it was published, ISO time. */
  at: string;
};

/** `package.json` of a package that is published. */
export type PackageManifest = { name: string; version: string } & Readonly<Record<string, unknown>>;

/** The time limit in ms: someone waiting for a release wants to know soon that the store is down. */
const patience = { retry: { retries: 1, minTimeout: 500, maxTimeout: 500 }, timeout: 30_000 };

/** How long reading may take in all: an answer that drips is never idle. In ms. */
const longestRead = 300_000;

/**
 * How large an answer may be. The description of a package has some 1.5 kB for each release: 10,000 fit. It is parsed in one go,
 * which no deadline ends, and takes up to forty times its size of memory. In bytes.
 */
const largestAnswer = { description: 16 * 2 ** 20, package: releaseBounds.packed + 2 ** 16, other: 2 ** 20 };

const packumentSchema = v.object({
  versions: v.record(v.string(), v.object({ dist: v.object({ integrity: v.optional(v.string()) }) })),
  time: v.optional(v.record(v.string(), v.string()), {}),
});

/**
 * npm's own libraries for a registry, as `.npmrc` of the checkout and of the user and npm's variables set them up: users and
 * tokens, proxies, certificates.
 */
export async function openNpmClient(
  { root }: Pick<Workspace, 'root'>,
  store: ReleaseStore,
  { deadline = longestRead }: { deadline?: number } = {},
) {
  const { registry, scope } = store;
  const options = {
    ...(await readNpmSettings(root)),
    ...patience,
    registry,
    [`${scope}:registry`]: registry,
    // A fetched release is kept in the releases folder, and one that was just published is wanted.
    cache: undefined,
    before: null,
    headers: unpacked,
  };
  const userName = async (): Promise<string | undefined> => {
    const { success, output } = v.safeParse(
      v.object({ username: v.string() }),
      await readWithin(deadline, largestAnswer.other, (signal) => json('/-/whoami', { ...options, ...signal })).catch(
        () => undefined,
      ),
    );
    return success ? output.username : undefined;
  };
  const explain = (cause: unknown, id: string, action: 'publish' | 'read') =>
    explainNpmError(cause, { registry, id, action, userName });
  /** @returns `undefined` when the registry does not have it. @throws {DeliveryError} when it cannot be asked. */
  const read = async <Answer>(
    id: string,
    most: number,
    ask: (asking: typeof options & { signal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    try {
      return await readWithin(deadline, most, (signal) => ask({ ...options, ...signal }));
    } catch (cause) {
      if (isNotFound(cause)) return undefined;
      throw await explain(cause, id, 'read');
    }
  };
  const describe = (name: string) =>
    read(name, largestAnswer.description, async (asking) =>
      v.parse(packumentSchema, await packument(name, { ...asking, fullMetadata: true })),
    );
  const send = async (manifest: PackageManifest, packed: Buffer, defaultTag: string): Promise<void> => {
    try {
      await withBoundedAnswers(largestAnswer.other, () => publish(manifest, packed, { ...options, defaultTag }));
    } catch (cause) {
      throw await explain(cause, `${manifest.name}@${manifest.version}`, 'publish');
    }
  };
  const list = async (remote: string): Promise<StoredRelease[]> => {
    const { versions = {}, time = {} } = (await describe(packageName(store, remote))) ?? {};
    return Object.entries(versions)
      .flatMap(([key, { dist }]) => {
        const version = releaseVersion(key);
        if (version === undefined || !v.is(packageIntegritySchema, dist.integrity)) return [];
        return [{ version, integrity: dist.integrity, at: time[key] ?? '' }];
      })
      .sort((one, other) => (one.at < other.at ? 1 : -1));
  };
  return {
    /** The releases of a remote in the store, the newest first. @throws {DeliveryError} when it cannot be asked. */
    list,
    /** The integrity of a release in the store, if it is there. @throws {DeliveryError} when it cannot be asked. */
    find: async (remote: string, version: string): Promise<string | undefined> =>
      (await list(remote)).find((one) => one.version === version)?.integrity,
    /** Publishes the tarball of a release. @throws {DeliveryError} when the store refuses it or cannot be asked. */
    publish: (remote: string, version: string, packed: Buffer): Promise<void> =>
      send(describePackage(store, remote, version), packed, 'release'),
    /** Publishes a package that teams install. @throws {DeliveryError} when the registry refuses it or cannot be asked. */
    publishPackage: (manifest: PackageManifest, packed: Buffer): Promise<void> => send(manifest, packed, 'latest'),
    /** The integrity of a package in the registry, if it is there. @throws {DeliveryError} when it cannot be asked. */
    findPackage: async ({ name, version }: PackageManifest): Promise<string | undefined> =>
      (await describe(name))?.versions[version]?.dist.integrity,
    /**
     * Unpacks the version of a package that was published last into a folder.
     * @returns whether there is one
     * @throws {DeliveryError} when the registry cannot be asked.
     */
    extractLatest: async (name: string, folder: string): Promise<boolean> =>
      (await read(name, largestAnswer.package, async (asking) => {
        await extract(`${name}@latest`, folder, asking);
        return true;
      })) ?? false,
    /**
     * Fetches the tarball of a release, whole: nothing looks into it before it is known to be the right one.
     * @param expected its integrity; that in the store when absent
     * @returns `undefined` when the store does not have it
     * @throws {DeliveryError} when it is another one, or when the store cannot be asked.
     */
    fetch: async (
      remote: string,
      version: string,
      expected: string | undefined,
    ): Promise<{ tarball: Buffer; integrity: string } | undefined> => {
      const id = packageId(store, remote, version);
      const fetched = await read(id, largestAnswer.package, (asking) =>
        tarball.stream(id, (stream) => readAll(id, stream), { ...asking, integrity: expected }),
      );
      return (
        fetched && { tarball: fetched, integrity: `sha512-${createHash('sha512').update(fetched).digest('base64')}` }
      );
    },
  };
}

/** Reads from a registry, and hangs up when the time is over, or when an answer is not wanted or has too many bytes. */
async function readWithin<Answer>(
  deadline: number,
  most: number,
  read: (options: { signal: AbortSignal }) => Promise<Answer>,
): Promise<Answer> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const explain = () =>
      reject(Object.assign(new Error(`it took longer than ${deadline / 1000} s`), { code: 'ETIMEDOUT' }));
    timer = setTimeout(explain, deadline);
  });
  try {
    return await Promise.race([withBoundedAnswers(most, () => read({ signal: ending.signal })), late]);
  } catch (error) {
    ending.abort();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads a tarball, and no more than a release may have. */
async function readAll(id: string, stream: NodeJS.ReadableStream): Promise<Buffer> {
  // Once more is not read, nobody else listens.
  stream.on('error', () => {});
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > releaseBounds.packed) throw explainSize(id, `${releaseBounds.packed / 2 ** 20} MiB`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** The operations of a release store that the commands use. */
export type NpmClient = Awaited<ReturnType<typeof openNpmClient>>;
