import type { Readable } from '../../state';
import type { OutboxState } from '../outbox';
import type { OutboxEnvironment } from '../outbox-environment';

/** From the first call on, ms: shorter than a call may take, since a person in the barn does not wait for a line that may never come. */
const lineMs = 5_000;
/** With what the device itself needs to write down and to begin, ms: a slow one is not held against the line. */
const wholeMs = 15_000;
/** One step of the page's own time, ms. One that comes late counts as one: an answer may be there and wait for its turn. */
const stepMs = 250;

/** What a wait for a line needs of the world around it. */
export interface PatienceWorld extends Pick<OutboxEnvironment, 'after'> {
  readonly state: Readable<Pick<OutboxState, 'entries' | 'sending'>>;
}

/** How long a person waits to see whether a write arrives at an instance, in the time that the page itself lives through. */
export function patience({ after, state }: PatienceWorld, instanceId: string) {
  let callOff = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    let lineLeftMs = lineMs;
    let wholeLeftMs = wholeMs;

    const isUnderWay = (): boolean => {
      const { entries, sending } = state.get();
      return entries.some((entry) => entry.instanceId === instanceId && sending.has(entry.identifier));
    };

    const step = (): void => {
      callOff = after(stepMs, () => {
        wholeLeftMs -= stepMs;
        if (lineLeftMs < lineMs || isUnderWay()) lineLeftMs -= stepMs;
        if (lineLeftMs > 0 && wholeLeftMs > 0) step();
        else resolve();
      });
    };
    step();
  });
  return {
    /** Resolves when the wait is over. */
    ended,
    callOff: () => callOff(),
  };
}
