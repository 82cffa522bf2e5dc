import { type Compiler } from '@rspack/core';
/**
 * The same source gives the same bytes, and so the same version, wherever the checkout is and however the compiler's
 * threads take turns: federation's modules get ids without the workspace's path, and tables of hashes, which
 * come in any order, are sorted.
 */
export declare class ReproducibleBuild {
    #private;
    /** @param root absolute path of the workspace */
    constructor(root: string);
    apply(compiler: Compiler): void;
}
