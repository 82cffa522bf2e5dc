/** Every reason for which data is refused that breaks the contract; docs/errors/contract.md describes each. */
export const contractErrorCodes = [
  'invalid-composition',
  'invalid-definition',
  'invalid-registry',
  'invalid-release',
  'menu-conflict',
  'redirect-conflict',
  'route-conflict',
  'slot-conflict',
] as const;

/** Names the situation; it never changes, so scripts may rely on it. */
export type ContractErrorCode = (typeof contractErrorCodes)[number];

/** A definition, release, registry or composition that breaks the contract: names the thing, the reason and the remedy. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  constructor(
    readonly code: ContractErrorCode,
    /** The refused file, remote or path. */
    readonly subject: string,
    readonly reason: string,
    readonly remedy: string,
  ) {
    super(`${subject}: ${reason}. ${remedy}`);
  }
}
