import * as v from 'valibot';
import { type PreviewedRemote, previewedRemoteSchema } from './composition';
import { listParts, listRoutes, type RemoteDefinition } from './remote-definition';

/** Describes the remote of a build to a site in which it stands in for the live version. */
export const describePreviewed = (remote: RemoteDefinition): PreviewedRemote =>
  v.parse(previewedRemoteSchema, {
    name: remote.name,
    team: remote.team,
    routes: listRoutes(remote),
    parts: listParts(remote),
  });
