import { createDocumentStore } from './documents/thread/document-store';
import { createEnquiryStore } from './enquiries/enquiry-store';
import { createErrorStore } from './errors/error-store';
import { keepSubmissions } from './forms/delete-old-submissions';
import { createSubmissionStore } from './forms/submission-store';
import { describeError, type Log } from './logging/log';
import { createForwarding } from './outbox/forward-submissions';
import { pollOutboxes } from './outbox/poll-outbox';
import { createMailing } from './outbox/send-mails';
import { createSenderQueues } from './outbox/sender-queues';
import type { PeriodicWork } from './periodic-work';
import { createPictureStore } from './pictures/picture-store';
import { createPictureComposer } from './posts/compose-with-pictures';
import { queryPosts } from './posts/query-posts';
import { createPostsRefresher } from './posts/refresh-posts';
import { type DeliveryProcess, runDeliveryProcess } from './run-delivery-process';
import type { Settings } from './settings';
import { sweepDraftsAndPictures } from './shared-drafts/sweep-drafts-and-pictures';
import { createVisitorCounter } from './signals/count-visitors';
import { keepSaving } from './signals/keep-saving';
import { createServedSitesReader } from './signals/known-pages';
import { createAnnouncements } from './signals/shares/announce-withdrawals';
import { describeVersion } from './signals/shares/describe-version';
import { watchShares } from './signals/shares/watch-shares';
import { createWatchStore } from './signals/shares/watch-store';
import { createSignalStore } from './signals/signal-store';
import { createSiteChooser } from './site/choose-site-by-share';
import { createFormsReader } from './site/known-forms';
import { openLiveSite } from './site/open-live-site';
import { describeComposition } from './site/read-site';
import { createClockGate, latestTime, timeOfArrival } from './storage/clock-gate';
import { openStorage } from './storage/opening/open-storage';

/** The services that all listeners share: the site, the stored data, and background work. */
export type Services = Awaited<ReturnType<typeof openServices>>;

/**
 * Opens the site and the data folder.
 * @throws {ServerError} when the site is missing, or the data folder cannot be written.
 */
export async function openServices(
  settings: Settings,
  log: Log,
  { composeProcess, watchProcess }: Partial<Record<'composeProcess' | 'watchProcess', DeliveryProcess | undefined>>,
) {
  const { siteFolder, dataFolder, formWebhook, formRetentionDays, smtpUrl, releaseWebhook, releaseMail } = settings;
  const report = (message: string) => log({ level: 'error', message });

  const site = openLiveSite(siteFolder);
  const { readSite } = site;
  const readForms = createFormsReader(readSite);
  const readServed = createServedSitesReader(siteFolder, readSite);
  const composedAt = Date.parse((await describeComposition(await readSite())).composedAt);

  const storage = openStorage(dataFolder, report);
  const { connection } = storage;
  const now = () => timeOfArrival(dataFolder);
  const clock = createClockGate(dataFolder, () => latestTime(connection), report, composedAt);

  const senders = createSenderQueues();
  const plan = { isForwarded: formWebhook !== undefined, isMailed: smtpUrl !== undefined, noteSender: senders.note };
  const submissions = createSubmissionStore(connection, plan, now);
  const deleting = keepSubmissions({ store: submissions, dataFolder, clock, days: formRetentionDays }, report);
  const outbox = pollOutboxes(
    [
      ...(smtpUrl
        ? [{ ...createMailing(connection, { smtpUrl, readSite, readForms }), queueOf: senders.queueOf }]
        : []),
      ...(formWebhook ? [createForwarding(connection, formWebhook)] : []),
    ],
    log,
  );

  const documents = createDocumentStore(connection, log);
  const pictures = createPictureStore(dataFolder, connection, report);
  let sweeping: PeriodicWork | undefined;
  const composer = composeProcess && createPictureComposer(composeProcess, () => queryPosts(documents), log);
  const refresher = composer && createPostsRefresher(composer.compose, log);

  const signals = createSignalStore(connection, now, clock.isTrusted);
  const stopSaving = keepSaving(signals, log);
  const announcements = createAnnouncements(connection, {
    webhook: releaseWebhook,
    mail: smtpUrl && releaseMail ? { smtpUrl, to: releaseMail, readSite } : undefined,
  });
  const notices = pollOutboxes(announcements.outboxes, log);
  const watches = createWatchStore(connection);
  const errors = createErrorStore(connection, () => new Date(now()).toISOString());
  const watch = watchShares({
    readServed,
    store: watches,
    visitors: createVisitorCounter(),
    carryOut:
      watchProcess &&
      (async (decision) => void (await runDeliveryProcess(watchProcess, Buffer.from(JSON.stringify(decision))))),
    announce: (notice) => {
      announcements.announce(notice);
      void notices.wake();
    },
    describe: (remote, version) =>
      describeVersion(siteFolder, errors, { remote, version }).catch((error: unknown) => {
        const message = `${remote}@${version} is announced without team, commit and failures`;
        log({ level: 'error', message, error: describeError(error) });
        return {};
      }),
    log,
  });

  return {
    log,
    ...site,
    readForms,
    readServed,
    signals,
    watch,
    watches,
    storage,
    chooseSite: createSiteChooser(siteFolder, readSite),
    documents,
    pictures,
    errors,
    submissions,
    outbox,
    enquiries: createEnquiryStore(connection),
    refresher,
    /** Begins what may take its time: for when the listeners are ready. */
    begin: () => {
      refresher?.wake();
      sweeping = sweepDraftsAndPictures(connection, pictures, clock, report);
    },
    /** Why what the server does by itself was not done the last time. */
    findUndone: () =>
      [clock.doubt(), ...[storage, deleting, sweeping].map((work) => work?.failure())].filter(
        (one) => one !== undefined,
      ),
    close: async () => {
      deleting.stop();
      await watch.stop();
      stopSaving();
      sweeping?.stop();
      pictures.close();
      await refresher?.stop();
      await composer?.stop();
      await Promise.all([outbox.stop(), notices.stop()]);
      await documents.close();
      storage.close();
    },
  };
}
