import * as runtime from '@module-federation/runtime-core';

/**
 * Puts the federation runtime where entries of contract 1 and 2 look for it: in them it was left out, because the shell of their time
 * brought it. Loaded for such a remote alone.
 */
export function provideFederationRuntime(): void {
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtime);
}
