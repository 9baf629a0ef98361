import type { Refusal } from '../../server/refusals';

/** Parts that are being made, for any number of readers, each of whom gets all of them. */
export interface GrowingParts {
  push(part: Buffer): void;
  /** No more will come. @param refusal why, where that is too early */
  end(refusal?: Refusal): void;
  /** Something went wrong: readers throw it. */
  fail(cause: unknown): void;
  /** What has come so far. */
  readonly all: readonly Buffer[];
  /** @throws the signal's reason, or what the making threw */
  read(signal: AbortSignal): AsyncGenerator<Buffer | Refusal>;
}

export function createGrowingParts(): GrowingParts {
  const all: Buffer[] = [];
  let ending: { readonly refusal: Refusal | undefined } | { readonly cause: unknown } | null = null;
  const waiting = new Set<() => void>();

  function tell(): void {
    const told = [...waiting];
    waiting.clear();
    for (const goOn of told) goOn();
  }

  function change(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const goOn = (): void => {
        waiting.delete(goOn);
        signal.removeEventListener('abort', goOn);
        resolve();
      };
      waiting.add(goOn);
      signal.addEventListener('abort', goOn, { once: true });
    });
  }

  return {
    all,
    push(part) {
      all.push(part);
      tell();
    },
    end(refusal) {
      ending = { refusal };
      tell();
    },
    fail(cause) {
      ending = { cause };
      tell();
    },
    async *read(signal) {
      for (let index = 0; ; ) {
        signal.throwIfAborted();
        const part = all[index];
        if (part) {
          index += 1;
          yield part;
        } else if (ending === null) await change(signal);
        else if ('cause' in ending) throw ending.cause;
        else {
          if (ending.refusal) yield ending.refusal;
          return;
        }
      }
    },
  };
}
