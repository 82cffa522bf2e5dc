/** Why a piece of data from outside was refused. */
export type ContractErrorCode = 'invalid-definition' | 'invalid-release' | 'invalid-composition' | 'route-conflict';

/** A definition, release or composition that breaks the contract: names the thing, the reason and the remedy. */
export class ContractError extends Error {
  override readonly name = 'ContractError';

  constructor(
    readonly code: ContractErrorCode,
    /** What was refused: a file, a remote, a path. */
    readonly subject: string,
    readonly reason: string,
    readonly remedy: string,
  ) {
    super(`${subject}: ${reason}. ${remedy}`);
  }
}
