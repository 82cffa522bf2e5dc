import { type RuleSetRule } from '@rspack/core';
import { ReproducibleBuild } from './reproducible-build';
/** The two builds of a package (design §1). */
export type Target = 'web' | 'node';
/** A package to compile. @property folder absolute path */
export type CompiledPackage = {
    name: string;
    folder: string;
};
/** What the compilations of all packages have in common, for the browser and for Node. */
export declare function baseConfiguration({ name, folder }: CompiledPackage, target: Target): {
    mode?: import("@rspack/core").Mode;
    devtool?: import("@rspack/core").DevTool;
    devServer?: false | import("@rspack/core").DevServer;
    name: string;
    context: string;
    entry: {};
    output: {
        path: string;
        clean: {
            keep: RegExp;
        };
        uniqueName: string;
        publicPath: "auto";
        filename: string;
        chunkFilename: string;
        chunkLoadTimeout: number;
        devtoolModuleFilenameTemplate: string;
    };
    resolve: {
        extensions: string[];
        alias: Record<string, string>;
    };
    optimization: {
        moduleIds?: false | 'named' | 'natural' | 'deterministic' | 'compact-hashed' | "compat-hashed" | 'hashed';
        chunkIds?: false | 'natural' | 'named' | 'deterministic' | 'compact-hashed' | "compat-hashed" | 'size' | 'total-size';
        minimize?: boolean;
        emitOnErrors?: boolean;
        splitChunks: {
            chunks: "async";
            minSize: number;
        };
    };
    performance: false;
    lazyCompilation: false;
    plugins: ReproducibleBuild[];
    stats: "errors-warnings";
};
/** Without targets it would rewrite light-dark() for browsers that have not been sold since 2024. */
export declare const minifyStyles: () => {
    name: string;
    _args: [options?: import("@rspack/core").LightningCssMinimizerRspackPluginOptions | undefined];
    affectedHooks: keyof import("@rspack/core").CompilerHooks | undefined;
    raw(compiler: import("@rspack/core").Compiler): import("@rspack/binding").BuiltinPlugin;
    apply(compiler: import("@rspack/core").Compiler): void;
};
/** Compiles TypeScript. @param language version of JavaScript to compile to */
export declare const scriptRule: (language: string, react: {
    development: boolean;
    refresh: boolean;
}) => RuleSetRule;
