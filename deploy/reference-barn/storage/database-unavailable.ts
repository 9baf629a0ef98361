/** `away`: it does not answer. `contended`: others were always first. */
export type UnavailableReason = 'away' | 'contended';

/**
 * The database could not do what it was asked for. Whether a write that was under way has been stored is not known: who
 * asked may ask again.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
