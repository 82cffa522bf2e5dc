import { type Configuration } from '@rspack/core';
import { type CompiledPackage } from './base-configuration';
/**
 * A compilation for Node, where pages are prerendered.
 * @param exposes module of each expose, relative to the package's folder
 */
export declare function nodeConfiguration(compiled: CompiledPackage, exposes: Record<string, string>, isHost: boolean): Configuration;
