import { plainPalette, writeColours } from 'kit/contract/palette';
import { registerCompositionRoutes } from './composition/composition-routes';
import { registerFirestoreRoutes } from './documents/http/firestore-routes';
import { registerEnquiryRoutes } from './enquiries/enquiry-routes';
import { createSiteStyleReader } from './enquiries/site-style';
import { registerErrorRoutes } from './errors/error-routes';
import { registerFormRoutes } from './forms/form-routes';
import { checkHealth } from './health/check-health';
import { registerHealthRoutes } from './health/health-routes';
import { createRowReader } from './health/read-rows';
import type { ListenerRoutes } from './listeners/build-listener';
import type { Listener } from './listeners/decide-access';
import { registerSessionEnd, registerStaffLink } from './listeners/staff-link';
import { registerPictureRoutes } from './pictures/picture-routes';
import type { Services } from './services';
import type { Settings } from './settings';
import { registerSharedDraftRoutes } from './shared-drafts/shared-draft-routes';
import { visitorOf } from './signals/count-visitors';
import { registerSignalRoutes } from './signals/signal-routes';
import { registerVitalsRoutes } from './signals/vitals/vitals-routes';
import { describeComposition } from './site/read-site';
import { registerSiteRoutes } from './site/site-routes';
import { findTool, type ToolReader } from './site/staff-tools';

/** The routes of a listener, by who may use them. Every listener has the same; the public one leaves out those for staff. */
export function routesOf(listener: Listener, services: Services, settings: Settings): ListenerRoutes {
  const { readSite, readForms, withBase, storage, errors, submissions, refresher, watch, watches } = services;
  const readSiteStyle = createSiteStyleReader(readSite);
  const readColours = async () => writeColours((await readSite()).definition?.palette ?? plainPalette);
  const readTool: ToolReader = async () => findTool(await readSite());
  const readRows = createRowReader(settings.dataFolder, storage.mendOnClose);
  return {
    files: (scope) => {
      if (listener.kind === 'staff') registerStaffLink(scope, listener, readSite);
      registerSiteRoutes(scope, services.chooseSite, {
        releases: settings.releasesFolder,
        withBase,
        onServed: (folder, request) => watch.serve(folder, visitorOf(request)),
      });
    },
    visitor: (scope) => {
      registerFormRoutes(scope, {
        store: submissions,
        perMinute: settings.formsPerMinute,
        readForms,
        readSite,
        withBase,
        onStored: services.outbox.wake,
        log: services.log,
      });
      registerErrorRoutes(scope, errors);
      registerSharedDraftRoutes(scope, storage.connection, services.pictures, settings.public?.origin);
      registerSignalRoutes(scope, {
        readServed: services.readServed,
        keep: services.signals.add,
        compare: watch.count,
      });
      registerHealthRoutes(scope, {
        check: () =>
          checkHealth({
            storage,
            dataFolder: settings.dataFolder,
            storeForm: submissions.check,
            readRows,
            readComposition: async () => describeComposition(await readSite()),
            composesPosts: refresher !== undefined,
            composeFailure: () => refresher?.failure(),
            findUndone: services.findUndone,
          }),
        isStaff: ({ access }) => access === 'staff',
      });
    },
    staff: (scope) => {
      if (listener.kind === 'staff') registerSessionEnd(scope, listener, readSite);
      registerFirestoreRoutes(scope, services.documents, {
        staffOrigin: settings.staffOrigin,
        onPostsChanged: refresher?.wake,
      });
      registerPictureRoutes(scope, services.pictures, settings.staffOrigin);
      registerEnquiryRoutes(scope, services.enquiries, submissions, {
        canLogOut: listener.kind === 'staff',
        readSiteStyle,
        readForms,
        readTool,
        readCompany: async () => (await readSite()).definition?.name,
        withBase,
      });
      registerCompositionRoutes(scope, settings.siteFolder, errors, watches, readColours);
      registerVitalsRoutes(scope, services.signals, watches, { readColours, readTool, withBase });
    },
  };
}
