import { createDocumentStore, type DocumentStore } from './documents/thread/document-store';
import { createEnquiryStore, type EnquiryStore } from './enquiries/enquiry-store';
import { createErrorStore, type ErrorStore } from './errors/error-store';
import { keepSubmissions } from './forms/delete-old-submissions';
import { startForwarding } from './forms/forward-submissions';
import { createSubmissionStore, type SubmissionStore } from './forms/submission-store';
import type { Log } from './logging/log';
import { startMailing } from './mail/send-mails';
import { type ComposeProcess, composePosts } from './posts/compose-posts';
import { queryPosts } from './posts/query-posts';
import { createPostsRefresher, type PostsRefresher } from './posts/refresh-posts';
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
  /** Absent when this server composes no pages of posts. */
  refresher: PostsRefresher | undefined;
  /** Completes what is under way, then closes the database. */
  close: () => Promise<void>;
};

/**
 * Opens the site and the data folder.
 * @throws {ServerError} when the site is missing, or the data folder cannot be written.
 */
export async function openServices(
  settings: Settings,
  log: Log,
  composeProcess: ComposeProcess | undefined,
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
  const refresher =
    composeProcess && createPostsRefresher(async () => composePosts(composeProcess, await queryPosts(documents)), log);
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
    close: async () => {
      stopDeleting();
      await refresher?.stop();
      await forwarder?.stop();
      await mailer?.stop();
      await documents.close();
      storage.close();
    },
  };
}
