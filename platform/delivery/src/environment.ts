import { join, resolve } from 'node:path';
import { basePathSchema } from 'kit/contract/base-path';
import { explainIssue } from 'kit/contract/describe-issue';
import { signalAddress } from 'kit/contract/signal-address';
import { production, siteEnvironmentSchema } from 'kit/contract/site-environment';
import { isAddress } from 'kit/http/is-address';
import { type DocumentsSettings, documentsOriginSchema, firebaseConfigSchema } from 'kit/posts/documents-settings';
import * as v from 'valibot';
import { DeliveryError } from './delivery-error';

/** A documents store, and the credential by which a command gets more there than readers. */
export type DocumentsAccess = {
  settings: DocumentsSettings;
  /** Data folder of an embedded server on this machine, with the staff token in it. Absolute. */
  dataFolder?: string | undefined;
  /** Account of a Firebase project. */
  staff?: { email: string; password: string } | undefined;
};

/** An npm registry that keeps releases as packages. */
export type ReleaseStore = {
  /** Its address, with a slash at the end. */
  registry: string;
  /** Scope of the packages, such as `@company`. */
  scope: string;
};

/** The environment of the process, parsed. */
export type Environment = {
  /** Where releases and sites are, if not in the checkout. */
  deliveryFolder?: string | undefined;
  documents?: DocumentsAccess | undefined;
  /** The environment that a command means which names none. */
  siteEnvironment: string;
  /** Where releases and their registry are, if not in `releases` of the delivery folder. */
  releasesFolder?: string | undefined;
  /** The registry that keeps the releases of every machine, its scope where one is named; absent where a folder alone keeps them. */
  store?: (Omit<ReleaseStore, 'scope'> & { scope?: string | undefined }) | undefined;
  /** The private key that signs releases: its file, or its text. */
  signingKey?: string | undefined;
  /** Path of its host below which the site is composed, such as `/robots`; that of the live site when absent. */
  basePath?: string | undefined;
  /** Where pages tell how they fared; absent for the server of the site. */
  signals?: string | undefined;
  /** Where the registry of live versions is kept. */
  registry: 'file' | 'documents';
  /** Program of the browser that checks pages; one is found when absent. */
  browser?: string | undefined;
  /** The person who started a pipeline, and the address of its run; absent outside a pipeline. */
  pipeline?: { who?: string | undefined; run?: string | undefined } | undefined;
  /** Port of the pages, where one is named. */
  port?: number | undefined;
  /** First of the ports of development servers, where one is named; each package has the next one. */
  devPort?: number | undefined;
  /** Where the embedded server keeps posts and enquiries; absolute. */
  dataFolder: string;
};

/** The folder with the code of the commands: the checkout, or the packages that npm has installed of it (docs/own-repository.md). */
export const codeFolder = join(import.meta.dirname, '../../..');

/** The folder that commands work on: the checkout, or the one in which a command of an installed package was started. */
export const workspaceRoot = resolve(process.env['WORKSPACE_DIR'] || codeFolder);

/** Whether the commands belong to the folder that they work on, and are not installed there. */
export const isCheckout = workspaceRoot === resolve(codeFolder);

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port'),
);

/** Credentials have their place in `.npmrc`: an address stands in messages. */
function isRegistryAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username + password + search + hash === '';
}

const schema = v.object({
  DELIVERY_DIR: v.optional(v.string()),
  SITE_ENVIRONMENT: v.optional(siteEnvironmentSchema, production),
  RELEASE_STORE: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => !isAddress(text) || isRegistryAddress(text),
        'must be a folder, or the address of an npm registry such as https://npm.example.com, without a user in it',
      ),
    ),
  ),
  RELEASE_SCOPE: v.optional(
    v.pipe(v.string(), v.regex(/^@[a-z\d][a-z\d._-]*$/, 'must be a scope of npm such as @company')),
  ),
  RELEASE_KEY: v.optional(v.string()),
  RELEASE_BASE_PATH: v.optional(basePathSchema),
  SIGNALS_ADDRESS: v.optional(
    v.union(
      [v.literal('none'), v.pipe(v.string(), v.url(), v.startsWith('https://'))],
      'must be "none", or an address that begins with https://',
    ),
  ),
  SIGNALS_PERCENT: v.optional(
    v.pipe(v.string(), v.regex(/^(100|[1-9]?\d)$/, 'must be a whole number from 0 to 100'), v.transform(Number)),
  ),
  DOCUMENTS_ORIGIN: v.optional(documentsOriginSchema),
  SITE_FIREBASE_CONFIG: v.optional(v.pipe(v.string(), v.parseJson(), firebaseConfigSchema)),
  RELEASE_REGISTRY: v.optional(v.picklist(['file', 'documents'], 'must be "file" or "documents"'), 'file'),
  DATA_DIR: v.optional(v.string(), 'data'),
  STAFF_EMAIL: v.optional(v.string()),
  STAFF_PASSWORD: v.optional(v.string()),
  CHROMIUM_PATH: v.optional(v.string()),
  // docs.github.com/actions/reference/variables-reference
  GITHUB_ACTOR: v.optional(v.string()),
  GITHUB_SERVER_URL: v.optional(v.string()),
  GITHUB_REPOSITORY: v.optional(v.string()),
  GITHUB_RUN_ID: v.optional(v.string()),
  // docs.gitlab.com/ci/variables/predefined_variables
  GITLAB_USER_LOGIN: v.optional(v.string()),
  CI_PIPELINE_URL: v.optional(v.string()),
  PORT: v.optional(port),
  DEV_PORT: v.optional(port),
});

/** Nothing where pages tell the server of the site, and all of them do. */
function signalSettings({
  SIGNALS_ADDRESS: address,
  SIGNALS_PERCENT: percent,
}: v.InferOutput<typeof schema>): string | undefined {
  if (address === undefined && percent === undefined) return undefined;
  return address === 'none' || percent === 0 ? '' : `${address ?? signalAddress}#${percent ?? 100}`;
}

/**
 * Reads the environment of the process; an empty variable is one that is not set.
 * @throws {DeliveryError} naming the variable whose value makes no sense.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const { success, output, issues } = v.safeParse(schema, set);
  if (!success) {
    const [name = '', ...field] = (v.getDotPath(issues[0]) ?? '').split('.');
    const place = field.length > 0 ? `field "${field.join('.')}" ` : '';
    const remedy =
      name === 'SITE_FIREBASE_CONFIG'
        ? "Copy the web client's configuration from the Firebase console as one line of JSON"
        : `Correct or unset ${name}`;
    throw new DeliveryError('invalid-environment', name, `${place}${explainIssue(issues[0])}`, remedy);
  }
  return {
    deliveryFolder: output.DELIVERY_DIR,
    documents: documentsAccess(output),
    siteEnvironment: output.SITE_ENVIRONMENT,
    ...releaseStore(output),
    signingKey: output.RELEASE_KEY,
    basePath: output.RELEASE_BASE_PATH,
    signals: signalSettings(output),
    registry: output.RELEASE_REGISTRY,
    browser: output.CHROMIUM_PATH,
    pipeline: describePipeline(output),
    port: output.PORT,
    devPort: output.DEV_PORT,
    dataFolder: resolve(workspaceRoot, output.DATA_DIR),
  };
}

function releaseStore({
  RELEASE_STORE: store,
  RELEASE_SCOPE: scope,
}: v.InferOutput<typeof schema>): Pick<Environment, 'releasesFolder' | 'store'> {
  if (store === undefined) return {};
  return isAddress(store)
    ? { store: { registry: new URL(store).href.replace(/(?<!\/)\/*$/, '/'), scope } }
    : { releasesFolder: store };
}

function documentsAccess(variables: v.InferOutput<typeof schema>): DocumentsAccess | undefined {
  const { SITE_FIREBASE_CONFIG: config, DOCUMENTS_ORIGIN: origin, STAFF_EMAIL: email } = variables;
  const password = variables.STAFF_PASSWORD;
  if (config) {
    return { settings: { kind: 'firebase', config }, staff: email && password ? { email, password } : undefined };
  }
  if (!origin) return undefined;
  return { settings: { kind: 'embedded', origin }, dataFolder: resolve(workspaceRoot, variables.DATA_DIR) };
}

function describePipeline(variables: v.InferOutput<typeof schema>): Environment['pipeline'] {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = variables;
  const who = variables.GITHUB_ACTOR ?? variables.GITLAB_USER_LOGIN;
  const run = server && repository && id ? `${server}/${repository}/actions/runs/${id}` : variables.CI_PIPELINE_URL;
  return who || run ? { who, run } : undefined;
}

/** The environment of a process that runs code of the remotes' teams: it has none of the pipeline's secrets. */
export const untrustedEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'] });

/** The environment of a process of the workspace's own: this one's, with some variables changed. */
export const inheritedEnvironment = (changes: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ ...process.env, ...changes });
