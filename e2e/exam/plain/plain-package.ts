import * as v from 'valibot';

/** A package of the plain site, the host or a remote, as its compilation is told of it. */
export const plainPackageSchema = v.object({
  name: v.string(),
  /** Folder with `src` and `node_modules`. */
  folder: v.string(),
  /** Folder that its server serves; what was there before is deleted, as most pipelines do. */
  deployed: v.string(),
  /** Address of that folder, with a slash behind it. */
  publicPath: v.string(),
  /** Modules that it exposes, relative to `folder`. */
  exposes: v.optional(v.record(v.string(), v.string())),
  /** The host alone: its entry modules relative to `folder`, and the origin of each remote. */
  host: v.optional(
    v.object({
      entries: v.object({ client: v.string(), server: v.string() }),
      remotes: v.record(v.string(), v.string()),
    }),
  ),
  /** Whether it is set up with the workarounds that the documentation of Module Federation names. */
  hasWorkarounds: v.boolean(),
  /** Folder of `@module-federation/node`. */
  federationForNode: v.string(),
});

/** A package of the plain site, the host or a remote. */
export type PlainPackage = v.InferOutput<typeof plainPackageSchema>;
