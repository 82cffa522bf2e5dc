import { embeddedProject } from 'shared-config/posts/embedded-project';
import { createDocumentStore, type DocumentStore } from './documents/thread/document-store';
import { createEnquiryStore, type EnquiryStore } from './enquiries/enquiry-store';
import { createErrorStore, type ErrorStore } from './errors/error-store';
import { keepSubmissions } from './forms/delete-old-submissions';
import { startForwarding } from './forms/forward-submissions';
import { createSubmissionStore, type SubmissionStore } from './forms/submission-store';
import type { Log } from './logging/log';
import { startMailing } from './mail/send-mails';
import { createPostsRefresher, type PostsRefresher } from './posts/refresh-posts';
import { startSchedule } from './posts/wake-on-schedule';
import type { Settings } from './settings';
import { createSiteChooser, type SiteChooser } from './site/choose-site-by-share';
import { createSiteReader, type SiteReader } from './site/read-site';
import { openStorage, type Storage } from './storage/open-storage';
import type { OutboxPolling } from './storage/poll-outbox';

/** What all listeners share: the site, the stored data, and background work. */
export type Services = {
  log: Log;
  readSite: SiteReader;
  storage: Storage;
  chooseSite: SiteChooser;
  documents: DocumentStore;
  errors: ErrorStore;
  submissions: SubmissionStore;
  forwarder: OutboxPolling | undefined;
  mailer: OutboxPolling | undefined;
  enquiries: EnquiryStore;
  refresher: PostsRefresher | undefined;
  /** Composes the pages of posts, now and whenever a scheduled one is due. Absent when this server composes none. */
  onPostsChanged: (() => void) | undefined;
  /** Completes what is under way, then closes the database. */
  close: () => Promise<void>;
};

/**
 * Opens the site and the data folder.
 * @param refreshPosts composes the pages of authored posts; called when those may have changed
 * @throws {ServerError} when the site is missing, or the data folder cannot be written.
 */
export async function openServices(
  settings: Settings,
  log: Log,
  refreshPosts: (() => Promise<void>) | undefined,
): Promise<Services> {
  const { siteFolder, dataFolder, formWebhook, formRetentionDays, smtpUrl } = settings;
  const readSite = createSiteReader(siteFolder);
  await readSite();
  const storage = openStorage(dataFolder, (message) => log({ level: 'error', message }));
  const { connection } = storage;
  const submissions = createSubmissionStore(connection, {
    isForwarded: formWebhook !== undefined,
    isMailed: smtpUrl !== undefined,
  });
  const mailer =
    smtpUrl === undefined
      ? undefined
      : startMailing(connection, { smtpUrl, readSiteFolder: async () => (await readSite()).folder, log });
  const forwarder = formWebhook === undefined ? undefined : startForwarding(connection, formWebhook, log);
  const stopDeleting = keepSubmissions(submissions, formRetentionDays);
  const documents = createDocumentStore(connection, log);
  const refresher = refreshPosts && createPostsRefresher(refreshPosts, log);
  const root = `projects/${embeddedProject}/databases/(default)/documents`;
  const schedule = refresher && startSchedule(documents, root, refresher.wake, log);
  return {
    log,
    readSite,
    storage,
    chooseSite: createSiteChooser(siteFolder, readSite),
    documents,
    errors: createErrorStore(connection),
    submissions,
    forwarder,
    mailer,
    enquiries: createEnquiryStore(connection),
    refresher,
    onPostsChanged:
      refresher &&
      (() => {
        refresher.wake();
        schedule?.wake();
      }),
    close: async () => {
      stopDeleting();
      schedule?.stop();
      await refresher?.stop();
      await forwarder?.stop();
      await mailer?.stop();
      await documents.close();
      storage.close();
    },
  };
}
