import * as v from 'valibot';
/** Lower-case words joined by hyphens: the name of a remote's folder, package and release. */
export declare const remoteNameSchema: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "must be lower-case words joined by hyphens, such as \"mfe-products\"">]>;
/** Name of a remote inside Module Federation, where it becomes a global variable: `mfe-products` → `mfe_products`. */
export declare function federationName(remoteName: string): string;
/** The expose under which a release of the host lists what the browser needs to start it. */
export declare const hostStart = "./start";
/** The team of the host, which has no definition. */
export declare const hostTeam = "platform";
