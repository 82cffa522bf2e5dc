import type { Target } from '../rspack/base-configuration';
/** Shared packages and the versions this workspace brings, as they stand in `release.json`. */
export declare const sharedVersions: {
    react: string;
    'react-dom': string;
    'react-router-dom': string;
    'shared-config/store': string;
};
/** What the host brings: part of its entry, because it needs all of them itself. @param target whose subset of the router it is */
export declare const providedPackages: (target: Target) => {
    [k: string]: {
        singleton: boolean;
        requiredVersion: string;
        version: string;
        eager: boolean;
        import?: string;
    };
};
/** What a remote asks for. It never runs without the host, whose packages fit by a check at release: it has no copies of its own. */
export declare const consumedPackages: {
    [k: string]: {
        singleton: boolean;
        requiredVersion: string;
        import: false;
    };
};
