import { chooseWords } from 'kit/words/choose-words';
import { createDocumentStore } from './documents/thread/document-store';
import { createEnquiryStore } from './enquiries/enquiry-store';
import { createErrorStore } from './errors/error-store';
import { keepSubmissions } from './forms/delete-old-submissions';
import { createSubmissionStore } from './forms/submission-store';
import type { WithBase } from './http/with-base';
import type { Log } from './logging/log';
import { createForwarding } from './outbox/forward-submissions';
import { pollOutbox } from './outbox/poll-outbox';
import { createMailing } from './outbox/send-mails';
import { createSenderQueues } from './outbox/sender-queues';
import { senderOf } from './outbox/write-mail';
import type { PeriodicWork } from './periodic-work';
import { createPictureStore } from './pictures/picture-store';
import { sweepPictures } from './pictures/sweep-pictures';
import { createPictureComposer } from './posts/compose-with-pictures';
import { queryPosts } from './posts/query-posts';
import { createPostsRefresher, type PostsRefresher } from './posts/refresh-posts';
import { type DeliveryProcess, runDeliveryProcess } from './run-delivery-process';
import type { Settings } from './settings';
import { deleteExpiredDrafts } from './shared-drafts/find-shared-draft';
import { createAnnouncements } from './signals/announce-withdrawals';
import { createVisitorCounter } from './signals/count-visitors';
import { keepSaving } from './signals/keep-saving';
import { createServedSitesReader } from './signals/known-pages';
import { createSignalStore } from './signals/signal-store';
import { watchShares } from './signals/watch-shares';
import { createWatchStore } from './signals/watch-store';
import { createSiteChooser } from './site/choose-site-by-share';
import { createFormsReader } from './site/known-forms';
import { createSiteReader, describeComposition, type SiteReader } from './site/read-site';
import { createClockGate, latestTime, timeOfArrival } from './storage/clock-gate';
import { openStorage } from './storage/open-storage';

/** What all listeners share: the site, the stored data, and background work. */
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
  const { siteFolder, dataFolder, formWebhook, formRetentionDays, smtpUrl } = settings;
  const readLive = createSiteReader(siteFolder);
  // Where the site is on its host, the site says: it may have been composed for another path since.
  let basePath = '';
  let words = chooseWords('');
  const readSite: SiteReader = async () => {
    const live = await readLive();
    basePath = live.index.basePath;
    words = chooseWords(live.definition?.language ?? '');
    return live;
  };
  const withBase: WithBase = (address) => basePath + address;
  const composedAt = Date.parse((await describeComposition(await readSite())).composedAt);
  const report = (message: string) => log({ level: 'error', message });
  const storage = openStorage(dataFolder, report);
  const { connection } = storage;
  const now = () => timeOfArrival(dataFolder);
  const senders = createSenderQueues();
  const plan = { isForwarded: formWebhook !== undefined, isMailed: smtpUrl !== undefined, noteSender: senders.note };
  const submissions = createSubmissionStore(connection, plan, now);
  const readForms = createFormsReader(readSite);
  const readSender = async () => {
    const { definition } = await readSite();
    if (definition) return senderOf(definition);
    throw new Error('the site does not say what it is called: compose it again');
  };
  const outboxes = [
    ...(smtpUrl
      ? [pollOutbox({ ...createMailing(connection, { smtpUrl, readSite, readForms }), queueOf: senders.queueOf }, log)]
      : []),
    ...(formWebhook ? [pollOutbox(createForwarding(connection, formWebhook), log)] : []),
  ];
  const clock = createClockGate(dataFolder, () => latestTime(connection), report, composedAt);
  const deleting = keepSubmissions({ store: submissions, dataFolder, clock, days: formRetentionDays }, report);
  const documents = createDocumentStore(connection, log);
  const pictures = createPictureStore(dataFolder, connection, report);
  let isClosing = false;
  const sweep = async () => {
    await deleteExpiredDrafts(connection, Date.now(), () => isClosing);
    return isClosing ? 0 : pictures.sweep();
  };
  let sweeping: PeriodicWork | undefined;
  const composer =
    composeProcess &&
    createPictureComposer(
      composeProcess,
      () => queryPosts(documents),
      () => refresher?.wake(),
      log,
    );
  const refresher: PostsRefresher | undefined = composer && createPostsRefresher(composer.compose, log);
  const readServed = createServedSitesReader(siteFolder, readSite);
  const signals = createSignalStore(connection, now, clock.isTrusted);
  const stopSaving = keepSaving(signals, log);
  const announcements = createAnnouncements(connection, {
    webhook: settings.releaseWebhook,
    mail: smtpUrl && settings.releaseMail ? { smtpUrl, to: settings.releaseMail, readSender } : undefined,
  });
  const notices = announcements.outboxes.map((outbox) => pollOutbox(outbox, log));
  const watches = createWatchStore(connection);
  const announce = (notice: Parameters<typeof announcements.announce>[0]) => {
    announcements.announce(notice);
    for (const { wake } of notices) wake();
  };
  const watch = watchShares({
    readServed,
    store: watches,
    visitors: createVisitorCounter(),
    carryOut:
      watchProcess &&
      (async (decision) => void (await runDeliveryProcess(watchProcess, Buffer.from(JSON.stringify(decision))))),
    onWithdrawn: ({ remote, version, reason, evidence }) =>
      announce({ remote, version, at: new Date().toISOString(), reason, evidence }),
    onWithdrawalWaits: ({ remote, version, reason, evidence }) =>
      announce({ remote, version, at: new Date().toISOString(), reason, evidence, isWaiting: true }),
    log,
  });
  return {
    log,
    readSite,
    /** Below which path of its host the live site is, as it was read last; empty at the root. */
    basePath: () => basePath,
    /** Those of the live site's language, as it was read last. */
    words: () => words,
    withBase,
    readForms,
    readServed,
    signals,
    watch,
    watches,
    storage,
    chooseSite: createSiteChooser(siteFolder, readSite),
    documents,
    pictures,
    errors: createErrorStore(connection, () => new Date(now()).toISOString()),
    submissions,
    outboxes,
    enquiries: createEnquiryStore(connection),
    refresher,
    /** Begins what may take its time: for when the listeners are ready. */
    begin: () => {
      refresher?.wake();
      sweeping = sweepPictures({ sweep }, clock, report);
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
      isClosing = true;
      sweeping?.stop();
      pictures.close();
      await refresher?.stop();
      await composer?.stop();
      await Promise.all([...outboxes, ...notices].map(({ stop }) => stop()));
      await documents.close();
      storage.close();
    },
  };
}
