interface Faults {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (cause: unknown) => void): unknown;
  off(event: 'uncaughtException' | 'unhandledRejection', listener: (cause: unknown) => void): unknown;
}

/**
 * The last net of a running instance: what nobody has caught is logged, and the rest goes on. A fault that gets here is
 * one of a single picture, socket or file; everything that was acknowledged is on the disk already.
 * @param faults the process
 * @returns takes the net away
 */
export function keepRunning(faults: Faults, log: { error(details: object, message: string): void }): () => void {
  const onFault = (cause: unknown): void => {
    try {
      log.error({ err: cause }, 'a fault that nobody caught; the instance goes on');
    } catch {
      // The log itself may be what is broken (a full disk): that is no reason to end either.
    }
  };
  faults.on('uncaughtException', onFault);
  faults.on('unhandledRejection', onFault);
  return () => {
    faults.off('uncaughtException', onFault);
    faults.off('unhandledRejection', onFault);
  };
}
