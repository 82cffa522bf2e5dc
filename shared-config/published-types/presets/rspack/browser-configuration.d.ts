import { CssExtractRspackPlugin } from '@rspack/core';
import { LimitOwnFiles } from '../own-files/limit-own-files';
import { type CompiledPackage } from './base-configuration';
/** A compilation for the browser, without federation: host and remote add their own. */
export declare function browserConfiguration(compiled: CompiledPackage): {
    mode?: import("@rspack/core").Mode;
    devtool?: import("@rspack/core").DevTool;
    devServer?: false | import("@rspack/core").DevServer;
    name: string;
    context: string;
    entry: {};
    resolve: {
        extensions: string[];
        alias: Record<string, string>;
    };
    performance: false;
    lazyCompilation: false;
    stats: "errors-warnings";
    target: ("es2022" | "web")[];
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
        crossOriginLoading: "anonymous";
    };
    module: {
        rules: import("@rspack/core").RuleSetRule[];
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
        minimizer: ({
            name: string;
            _args: [options?: import("@rspack/core").LightningCssMinimizerRspackPluginOptions | undefined];
            affectedHooks: keyof import("@rspack/core").CompilerHooks | undefined;
            raw(compiler: import("@rspack/core").Compiler): import("@rspack/binding").BuiltinPlugin;
            apply(compiler: import("@rspack/core").Compiler): void;
        } | {
            name: string;
            _args: [options?: import("@rspack/core").SwcJsMinimizerRspackPluginOptions | undefined];
            affectedHooks: keyof import("@rspack/core").CompilerHooks | undefined;
            raw(compiler: import("@rspack/core").Compiler): import("@rspack/binding").BuiltinPlugin;
            apply(compiler: import("@rspack/core").Compiler): void;
        })[];
    };
    plugins: ("" | 0 | false | CssExtractRspackPlugin | LimitOwnFiles | import("./reproducible-build").ReproducibleBuild | null | undefined)[];
};
