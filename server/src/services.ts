import { createDocumentStore, type DocumentStore } from './documents/document-store';
import { createPostsRefresher, type PostsRefresher } from './documents/refresh-posts';
import { createErrorStore, type ErrorStore } from './errors/error-store';
import { type Forwarder, startForwarding } from './forms/forward-submissions';
import { createSubmissionStore, type SubmissionStore } from './forms/submission-store';
import type { Log } from './log';
import type { Settings } from './settings';
import { createSiteChooser, type SiteChooser } from './site/choose-site';
import { createSiteReader, type SiteReader } from './site/read-site';
import { openDatabase } from './storage/open-database';

/** What stands behind all doors: the site, what is stored, and what runs beside the requests. */
export type Services = {
  readSite: SiteReader;
  chooseSite: SiteChooser;
  documents: DocumentStore;
  errors: ErrorStore;
  submissions: SubmissionStore;
  forwarder: Forwarder | undefined;
  refresher: PostsRefresher | undefined;
  /** Lets what is under way end, then closes the database. */
  close: () => Promise<void>;
};

/**
 * Opens the site and the data folder.
 * @param refreshPosts composes the pages of authored posts anew; called when those may have changed
 * @throws {ServerError} when the site is missing, or the data folder cannot be written.
 */
export async function openServices(
  settings: Settings,
  log: Log,
  refreshPosts: (() => Promise<void>) | undefined,
): Promise<Services> {
  const { siteFolder, dataFolder, formWebhook, formRetentionDays } = settings;
  const readSite = createSiteReader(siteFolder);
  await readSite();
  const connection = openDatabase(dataFolder);
  const submissions = createSubmissionStore(connection, formWebhook !== undefined);
  const forwarder = formWebhook === undefined ? undefined : startForwarding(connection, formWebhook, log);
  const retention = formRetentionDays === undefined ? undefined : keepFor(formRetentionDays, submissions);
  const refresher = refreshPosts && createPostsRefresher(refreshPosts, log);
  return {
    readSite,
    chooseSite: createSiteChooser(siteFolder, readSite),
    documents: createDocumentStore(connection),
    errors: createErrorStore(connection),
    submissions,
    forwarder,
    refresher,
    close: async () => {
      clearInterval(retention);
      await refresher?.stop();
      await forwarder?.stop();
      connection.close();
    },
  };
}

const dayInMs = 86_400_000;

/** Deletes what is older than the given days, now and once a day. */
function keepFor(days: number, submissions: SubmissionStore) {
  const deleteOld = () => submissions.deleteBefore(new Date(Date.now() - days * dayInMs).toISOString());
  deleteOld();
  return setInterval(deleteOld, dayInMs).unref();
}
