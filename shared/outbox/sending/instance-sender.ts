import { type NextStep, nextStep, ownEntries, takesWrites } from './next-step';
import { sendEntry, type TryEnd, type TryParts } from './send-entry';

/** Longer than one call may last: a window that is frozen while it sends does not hold the others up for ever, ms. */
const sendingWaitMs = 15_000;

/** What is done for one instance. */
type SenderState =
  /** Nothing, until somebody asks. */
  | { readonly kind: 'idle' }
  /** A round will begin, after the one that goes on if there is one: it sends also what is added until then. */
  | { readonly kind: 'asked'; readonly done: Promise<void> }
  /** A round goes on. */
  | { readonly kind: 'sending'; readonly done: Promise<void> }
  /** Something is due later. */
  | { readonly kind: 'resting'; readonly callOff: () => void };

/** Why a round ends: nothing can be sent now, or not before a time. */
type RoundEnd = Exclude<NextStep, { readonly kind: 'send' }>;

/** Sends what is due at one instance, in rounds of one entry after another. */
export class InstanceSender {
  readonly #parts: TryParts;
  readonly #instanceId: string;
  #state: SenderState = { kind: 'idle' };
  /** When the line last changed for the better, ms since 1970 UTC. */
  #wokenAt: number | undefined;

  constructor(parts: TryParts, instanceId: string) {
    this.#parts = parts;
    this.#instanceId = instanceId;
  }

  /** Resolves when nothing more can be sent now. */
  send(): Promise<void> {
    const state = this.#state;
    switch (state.kind) {
      case 'asked':
        return state.done;
      case 'sending':
        return this.#ask(state.done);
      case 'resting':
        state.callOff();
        return this.#ask(Promise.resolve());
      case 'idle':
        return this.#ask(Promise.resolve());
    }
  }

  /** The line may be better than it was: what failed is tried at once. */
  wake(): void {
    this.#wokenAt = this.#parts.environment.now();
    void this.send();
  }

  #ask(before: Promise<void>): Promise<void> {
    const done = before
      .then(() => {
        this.#state = { kind: 'sending', done };
        return this.#round();
      })
      .catch((cause: unknown) => {
        this.#parts.environment.log('error', 'the outbox could not go on', { cause });
        return { kind: 'nothing' as const };
      })
      .then((end) => this.#end(end));
    this.#state = { kind: 'asked', done };
    return done;
  }

  /** @returns why no more is sent */
  async #round(): Promise<RoundEnd> {
    for (;;) {
      const step = await this.#next();
      if (step.kind !== 'send') return step;
      if ((await this.#sendInTurn()) === 'called-off') return { kind: 'nothing' };
    }
  }

  #end(why: RoundEnd): void {
    // Somebody asked meanwhile: the next round finds out by itself what is due when.
    if (this.#state.kind !== 'sending') return;
    this.#state = why.kind === 'nothing' ? { kind: 'idle' } : { kind: 'resting', callOff: this.#alarmAt(why.untilMs) };
  }

  #alarmAt(atMs: number): () => void {
    const { after, now } = this.#parts.environment;
    return after(Math.max(0, atMs - now()), () => void this.send());
  }

  async #next(): Promise<NextStep> {
    const { viewOf, readAll, environment } = this.#parts;
    const view = viewOf(this.#instanceId);
    if (!takesWrites(view)) return { kind: 'nothing' };
    return nextStep(ownEntries(view, await readAll()), environment.now(), this.#wokenAt);
  }

  #sendInTurn(): Promise<TryEnd> {
    return this.#parts.environment.lock(`barnwatch-outbox-sending-${this.#instanceId}`, sendingWaitMs, async () => {
      // Another window may have sent it while this one waited for its turn.
      const step = await this.#next();
      return step.kind === 'send' ? sendEntry(this.#parts, step.entry.identifier) : 'go-on';
    });
  }
}
