import type { TimeSpan } from '@barnwatch/shared/wire';

/** Frames further from each other than this are not neighbours: something is missing between them. */
const mostApartMs = 10_000;

/** When the frames at hand were taken, in order. */
export class FrameLine {
  #moments: number[] = [];

  add(moments: readonly number[]): void {
    const [first] = moments;
    const last = moments.at(-1);
    if (first === undefined || last === undefined) return;
    const before = this.#moments.slice(0, this.#place(first));
    const after = this.#moments.slice(this.#place(last + 1));
    this.#moments = [...before, ...moments, ...after];
  }

  /** The frame that is seen at a moment: the last one before it. */
  at(moment: number): number | null {
    const frame = this.#moments[this.#place(moment + 1) - 1];
    return frame !== undefined && moment - frame < mostApartMs ? frame : null;
  }

  beside(moment: number, direction: 1 | -1): number | null {
    const place = this.#place(moment + 1) - 1;
    const frame = this.#moments[place + direction];
    return frame !== undefined && place >= 0 && Math.abs(frame - moment) < mostApartMs ? frame : null;
  }

  remove({ start, end }: TimeSpan): void {
    this.#moments = this.#moments.filter((moment) => moment < start || moment >= end);
  }

  clear(): void {
    this.#moments = [];
  }

  /** How many frames are before a moment. */
  #place(moment: number): number {
    let [low, high] = [0, this.#moments.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#moments[middle] ?? 0) < moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
