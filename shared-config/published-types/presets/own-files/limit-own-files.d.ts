import type { Compiler } from '@rspack/core';
/** Refuses files that a package brings and that are too large for its visitors. */
export declare class LimitOwnFiles {
    apply(compiler: Compiler): void;
}
/** Why a file is too large; nothing if it is not. @param madeOf its source, relative to the package */
export declare function refuseFile(name: string, size: number, madeOf?: string): string | undefined;
