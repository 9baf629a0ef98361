import type { Clock } from '../../pictures/timing/clock';

/** So many pictures a second can be told apart, and asked for. */
export const pictureEveryMs = 250;
/** A picture that has not come by then is passed over. */
const longestMs = 1_500;

/** Single pictures one after the other: the next one is due when the last one has been seen for a while. */
export class PictureTurn {
  readonly #clock: Clock;
  #moment: number;
  #since: number;
  #isThere = false;
  #capturedAt: number | null = null;

  constructor(clock: Clock, moment: number) {
    this.#clock = clock;
    this.#moment = moment;
    this.#since = clock.now();
  }

  /** The one that is wanted. */
  get moment(): number {
    return this.#moment;
  }

  /** When the one that is seen was taken; null while it has not come. */
  get capturedAt(): number | null {
    return this.#capturedAt;
  }

  go(moment: number): void {
    this.#moment = moment;
    this.#isThere = false;
    this.#capturedAt = null;
    this.begin();
  }

  begin(): void {
    this.#since = this.#clock.now();
  }

  /** It has come, or there is none. Answers whether that is news. */
  settle(capturedAt: number | null): boolean {
    this.#isThere = true;
    const isNew = this.#capturedAt !== capturedAt;
    this.#capturedAt = capturedAt;
    return isNew;
  }

  isDue(): boolean {
    const waited = this.#clock.now() - this.#since;
    return waited >= (this.#isThere ? pictureEveryMs : longestMs);
  }
}
