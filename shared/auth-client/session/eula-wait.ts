import type { Readable } from '../../state';
import type { Registry } from '../instances/registry';

interface EulaWait {
  registry: Registry;
  /** The frame shows the agreement of the selected barn; of another instance nobody is asked. */
  selectedBarnId: Readable<string | null>;
}

/**
 * Waits while a person reads the agreement that an instance asks for in the middle of a session (product 8.1, 451).
 * True once it is accepted; false when it is declined, the barn is left, the caller has gone, or nobody is asked at
 * all.
 */
export function eulaAccepted(
  instanceId: string,
  { registry, selectedBarnId }: EulaWait,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  return new Promise((resolve) => {
    const leaving: (() => void)[] = [];
    function settle(accepted: boolean): void {
      for (const leave of leaving) leave();
      signal?.removeEventListener('abort', onAbort);
      resolve(accepted);
    }
    const onAbort = (): void => settle(false);
    function look(): void {
      const view = registry.get(instanceId);
      if (!view?.loggedIn || selectedBarnId.get() !== instanceId || signal?.aborted) settle(false);
      else if (!view.eulaNeeded) settle(true);
    }
    leaving.push(registry.views.subscribe(look), selectedBarnId.subscribe(look));
    signal?.addEventListener('abort', onAbort);
    look();
  });
}
