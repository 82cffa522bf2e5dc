import { registerCompositionRoutes } from './composition/composition-routes';
import { registerFirestoreRoutes } from './documents/firestore-routes';
import type { DoorRoutes } from './doors/build-door';
import type { Door } from './doors/judge-request';
import { registerStaffLink } from './doors/staff-link';
import { registerErrorRoutes } from './errors/error-routes';
import { registerFormRoutes } from './forms/form-routes';
import type { Services } from './services';
import type { Settings } from './settings';
import { registerSiteRoutes } from './site/site-routes';

/** What is offered at a door, by whom it is for. Every door has the same; the public one leaves out what is for staff. */
export function routesOf(door: Door, services: Services, settings: Settings): DoorRoutes {
  const { documents, errors, submissions, forwarder, refresher, readSite, chooseSite } = services;
  return {
    files: (scope) => {
      if (door.kind === 'staff') registerStaffLink(scope, door.token);
      registerSiteRoutes(scope, chooseSite);
    },
    visitor: (scope) => {
      registerFormRoutes(scope, {
        store: submissions,
        perMinute: settings.formsPerMinute,
        onStored: () => forwarder?.wake(),
      });
      registerErrorRoutes(scope, errors);
      scope.get('/__health', async () => {
        const { compositionId } = (await readSite()).index;
        return door.kind === 'public' ? { ok: true } : { ok: true, compositionId };
      });
    },
    staff: (scope) => {
      registerFirestoreRoutes(scope, documents, {
        staffOrigin: settings.staffOrigin,
        onPostsChanged: refresher?.wake,
      });
      registerCompositionRoutes(scope, settings.siteFolder, errors);
    },
  };
}
