import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import Config from '@npmcli/config';
import { publish } from 'libnpmpublish';
import { json } from 'npm-registry-fetch';
import { extract, packument, tarball } from 'pacote';
import * as v from 'valibot';
import { inheritedEnvironment, type ReleaseStore } from '../environment';
import { packageIntegritySchema } from '../registry/integrity';
import type { Workspace } from '../workspace';
import { unpacked, withBoundedAnswers } from './bound-answers';
import { explainNpmError, isNotFound } from './explain-npm-error';
import { explainSize, releaseBounds } from './open-tarball';
import { describePackage, packageId, packageName, releaseVersion } from './store-package';

const require = createRequire(import.meta.url);

/** What npm knows of its settings; the types of the package leave it out. */
const {
  definitions,
  flatten,
  shorthands,
}: Pick<
  Required<Config.Options>,
  'definitions' | 'flatten' | 'shorthands'
> = require('@npmcli/config/lib/definitions/index.js');

/** A release that the store keeps. */
export type StoredRelease = {
  version: string;
  integrity: string;
  /** When it was published, ISO time. */
  at: string;
};

/** `package.json` of a package that is published. */
export type PackageManifest = { name: string; version: string } & Readonly<Record<string, unknown>>;

/** Tag of the release that was published last. */
const releaseTag = 'release';

/** A store that is down is down: whoever waits for a release wants to know. In ms. */
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
    // What is fetched is kept in the releases folder, and what was just published is wanted.
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
  /** @throws {DeliveryError} when it cannot be asked. */
  const list = async (remote: string): Promise<StoredRelease[]> => {
    const name = packageName(store, remote);
    try {
      const described = await readWithin(deadline, largestAnswer.description, (signal) =>
        packument(name, { ...options, fullMetadata: true, ...signal }),
      );
      const { versions, time } = v.parse(packumentSchema, described);
      return Object.entries(versions)
        .flatMap(
          ([
            key,
            {
              dist: { integrity },
            },
          ]) => {
            const version = releaseVersion(key);
            if (version === undefined || !v.is(packageIntegritySchema, integrity)) return [];
            return [{ version, integrity, at: time[key] ?? '' }];
          },
        )
        .sort((one, other) => (one.at < other.at ? 1 : -1));
    } catch (cause) {
      if (isNotFound(cause)) return [];
      throw await explain(cause, name, 'read');
    }
  };
  return {
    /** The releases of a remote in the store, the newest first. @throws {DeliveryError} when it cannot be asked. */
    list,
    /** The integrity of a release in the store, if it is there. @throws {DeliveryError} when it cannot be asked. */
    find: async (remote: string, version: string): Promise<string | undefined> =>
      (await list(remote)).find((one) => one.version === version)?.integrity,
    /** Publishes the tarball of a release. @throws {DeliveryError} when the store refuses it or cannot be asked. */
    publish: async (remote: string, version: string, packed: Buffer): Promise<void> => {
      const manifest = describePackage(store, remote, version);
      try {
        await withBoundedAnswers(largestAnswer.other, () =>
          publish(manifest, packed, { ...options, defaultTag: releaseTag }),
        );
      } catch (cause) {
        throw await explain(cause, packageId(store, remote, version), 'publish');
      }
    },
    /** Publishes a package that teams install. @throws {DeliveryError} when the registry refuses it or cannot be asked. */
    publishPackage: async (manifest: PackageManifest, packed: Buffer): Promise<void> => {
      try {
        await withBoundedAnswers(largestAnswer.other, () =>
          publish(manifest, packed, { ...options, defaultTag: 'latest' }),
        );
      } catch (cause) {
        throw await explain(cause, `${manifest.name}@${manifest.version}`, 'publish');
      }
    },
    /** The integrity of a package in the registry, if it is there. @throws {DeliveryError} when it cannot be asked. */
    findPackage: async ({ name, version }: PackageManifest): Promise<string | undefined> => {
      try {
        const described = await readWithin(deadline, largestAnswer.description, (signal) =>
          packument(name, { ...options, fullMetadata: true, ...signal }),
        );
        const { versions } = v.parse(packumentSchema, described);
        return versions[version]?.dist.integrity;
      } catch (cause) {
        if (isNotFound(cause)) return undefined;
        throw await explain(cause, name, 'read');
      }
    },
    /**
     * Unpacks the version of a package that was published last into a folder.
     * @returns whether there is one
     * @throws {DeliveryError} when the registry cannot be asked.
     */
    extractLatest: async (name: string, folder: string): Promise<boolean> => {
      try {
        await readWithin(deadline, largestAnswer.package, (signal) =>
          extract(`${name}@latest`, folder, { ...options, ...signal }),
        );
        return true;
      } catch (cause) {
        if (isNotFound(cause)) return false;
        throw await explain(cause, name, 'read');
      }
    },
    /**
     * Fetches the tarball of a release, whole: nothing looks into it before it is known to be the right one.
     * @param expected its integrity; what the store itself says of it when absent
     * @returns `undefined` when the store does not have it
     * @throws {DeliveryError} when it is another one, or when the store cannot be asked.
     */
    fetch: async (
      remote: string,
      version: string,
      expected: string | undefined,
    ): Promise<{ tarball: Buffer; integrity: string } | undefined> => {
      const id = packageId(store, remote, version);
      try {
        const fetched = await readWithin(deadline, largestAnswer.package, (signal) =>
          tarball.stream(id, (stream) => readAll(id, stream), { ...options, integrity: expected, ...signal }),
        );
        return { tarball: fetched, integrity: `sha512-${createHash('sha512').update(fetched).digest('base64')}` };
      } catch (cause) {
        if (isNotFound(cause)) return undefined;
        throw await explain(cause, id, 'read');
      }
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

/** What the commands ask of a release store. */
export type NpmClient = Awaited<ReturnType<typeof openNpmClient>>;

/** Read once for each checkout: it takes longer than to fetch a small release. */
const settingsOf = new Map<string, Promise<Record<string, unknown>>>();

function readNpmSettings(root: string): Promise<Record<string, unknown>> {
  const settings = settingsOf.get(root) ?? loadNpmSettings(root);
  settingsOf.set(root, settings);
  return settings;
}

async function loadNpmSettings(root: string): Promise<Record<string, unknown>> {
  const config = new Config({
    definitions,
    shorthands,
    flatten,
    npmPath: root,
    cwd: root,
    argv: [],
    // It writes to it.
    env: inheritedEnvironment({}),
  });
  await config.load();
  return config.flat;
}
