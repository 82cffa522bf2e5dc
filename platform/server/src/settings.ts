import { dirname, join, resolve } from 'node:path';
import { production, siteLinkName } from 'kit/contract/site-environment';
import { submissionRetentionDays } from 'kit/forms/submission-retention';
import { isAddress } from 'kit/http/is-address';
import { usualSitePort } from 'kit/presets/command-line/find-free-port';
import * as v from 'valibot';
import { parseWebhook } from './outbox/parse-webhook';
import type { DeliveryProcess } from './run-delivery-process';
import { ServerError } from './server-error';
import { type Format, formats } from './setting-formats';

/** The settings of this server, parsed once from its environment. */
export type Settings = {
  /** The link to the live composed site, or the folder of a composed site. */
  siteFolder: string;
  /** Whether that is the live site of this checkout: only this one is composed again when posts change. */
  isOwnSite: boolean;
  /**
   * The releases that the site is composed of, each with its source maps: the folder that `RELEASE_STORE` names, or beside the
   * site. Empty where they are kept elsewhere.
   */
  releasesFolder: string;
  dataFolder: string;
  /** Port of the public listener, or of the only one; 0 for any free port. */
  port: number;
  /** Whether it is that port or none: somebody named it, or a proxy expects it. */
  isPortFixed: boolean;
  /** Port of the staff listener, where there are two; 0 for any free port. */
  staffPort: number;
  /** The public listener. Without it there is a single listener, for this machine. */
  public: PublicSettings | undefined;
  /** Forms that one client may post in a minute. */
  formsPerMinute: number;
  /** URL that submissions are forwarded to. */
  formWebhook: string | undefined;
  /** URL that gets a message about a withdrawn share, and address that gets a mail. */
  releaseWebhook: string | undefined;
  releaseMail: string | undefined;
  /** Server that mails are sent through; without it they are sent by hand. */
  smtpUrl: string | undefined;
  /** Days after which submissions are deleted; without it, those that the privacy page promises. */
  formRetentionDays: number | undefined;
  /** Origin of the blog tool where it is deployed on its own: it may read and write documents from there. */
  staffOrigin: string | undefined;
};

/** Settings of the public listener. */
type PublicSettings = {
  /** An origin such as `https://www.company.example`. */
  origin: string;
  /** Address that the public listener listens on. */
  host: string;
  /** Addresses and networks of the proxies in front of the public listener. */
  trustedProxies: string[];
};

/** The folder with the code of server and delivery. */
const codeFolder = resolve(import.meta.dirname, '../../..');

/** The folder with site and data: the checkout, or the one that the commands are installed in (docs/own-repository.md). */
const root = resolve(process.env['WORKSPACE_DIR'] || codeFolder);

/** Processes of delivery: one composes the pages of authored posts, the other changes or ends a share that is watched. */
type DeliveryWorker = 'compose-worker' | 'watch-worker';

/** A delivery process with this environment. */
export const deliveryProcess = (
  worker: DeliveryWorker,
  environment: NodeJS.ProcessEnv = process.env,
): DeliveryProcess => ({
  module: join(codeFolder, 'run.cjs'),
  args: [join(codeFolder, `platform/delivery/src/${worker}.ts`)],
  folder: root,
  environment,
});

/**
 * Parses the environment. A variable that is empty counts as not set.
 * @throws {ServerError} naming the variable, the reason and the remedy.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const read = <Output>(name: string, { schema, reason, remedy }: Format<Output>): Output | undefined => {
    const text = environment[name];
    if (!text) return undefined;
    const result = v.safeParse(schema, text);
    if (result.success) return result.output;
    // An address may contain a password, with or without its "@", and this is printed.
    const subject = name.endsWith('_URL') || text.includes('@') ? name : `${name} "${text}"`;
    throw new ServerError('invalid-environment', subject, reason, remedy);
  };
  const publicOrigin = read('PUBLIC_ORIGIN', formats.origin('https://www.company.example'));
  if (publicOrigin === undefined) refuseWithoutOrigin(environment);
  refuseWithoutMailServer(environment);
  const link = siteLinkName(read('SITE_ENVIRONMENT', formats.siteEnvironment) ?? production);
  const deliveryFolder = resolve(root, environment['DELIVERY_DIR'] || '');
  const siteFolder = resolve(root, environment['SITE_DIR'] || join(deliveryFolder, link));
  const store = environment['RELEASE_STORE'];
  return {
    siteFolder,
    isOwnSite: !environment['SITE_DIR'],
    // A registry keeps releases for the commands: live versions are in the usual folder.
    releasesFolder: store && !isAddress(store) ? resolve(deliveryFolder, store) : join(dirname(siteFolder), 'releases'),
    dataFolder: resolve(root, environment['DATA_DIR'] || 'data'),
    port: read('PORT', formats.port) ?? usualSitePort,
    isPortFixed: Boolean(environment['PORT'] || publicOrigin || environment['LISTEN_ADDRESS']),
    staffPort: read('STAFF_PORT', formats.port) ?? 4180,
    public:
      publicOrigin === undefined
        ? undefined
        : {
            origin: publicOrigin,
            host: read('LISTEN_ADDRESS', formats.address) ?? '127.0.0.1',
            trustedProxies: read('TRUSTED_PROXIES', formats.networks) ?? ['127.0.0.0/8', '::1'],
          },
    formsPerMinute: read('FORMS_PER_MINUTE', formats.wholeNumber(1_000_000)) ?? 30,
    formWebhook: parseWebhook(environment['FORM_WEBHOOK'] || undefined),
    releaseWebhook: parseWebhook(environment['RELEASE_WEBHOOK'] || undefined, 'RELEASE_WEBHOOK'),
    releaseMail: read('RELEASE_MAIL', formats.mailAddress),
    smtpUrl: read('SMTP_URL', formats.smtpAddress),
    formRetentionDays: read('FORM_RETENTION_DAYS', formats.wholeNumber(submissionRetentionDays)),
    staffOrigin: read('STAFF_ORIGIN', formats.origin('http://127.0.0.1:4300')),
  };
}

/** A mail that nothing sends would be missed when it matters. */
function refuseWithoutMailServer({ RELEASE_MAIL: mail, SMTP_URL: smtpUrl }: NodeJS.ProcessEnv): void {
  if (!mail || smtpUrl) return;
  throw new ServerError(
    'invalid-environment',
    'RELEASE_MAIL',
    'without SMTP_URL no mail is sent',
    'Set SMTP_URL as well, such as smtps://user:password@mail.example.com',
  );
}

/** Without an origin the only listener is for this machine. A named address to listen on is meant for a public one. */
function refuseWithoutOrigin({ LISTEN_ADDRESS: named }: NodeJS.ProcessEnv): void {
  if (!named) return;
  throw new ServerError(
    'invalid-environment',
    `LISTEN_ADDRESS "${named}"`,
    'without PUBLIC_ORIGIN the server is for this machine alone',
    'Set PUBLIC_ORIGIN as well, such as https://www.company.example',
  );
}
