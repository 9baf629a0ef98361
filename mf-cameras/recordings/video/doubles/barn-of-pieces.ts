import type { TimeSpan } from '@barnwatch/shared/wire';
import type { OpenPiece, PieceAnswer } from '../open-piece';
import type { VideoFailure } from '../video-failure';
import { joinedBytes, videoGroup, videoHead } from './fragmented-video';

const groupMs = 2_000;

/** A barn that has recorded, or not; five frames a second, groups of two seconds that begin at full ones. */
export class BarnOfPieces {
  readonly asked: TimeSpan[] = [];
  /** Requests that were called off. */
  aborted = 0;
  /** Spans without video; the others have some. */
  gaps: readonly TimeSpan[] = [];
  /** What the barn says in place of video, from now on. */
  refusal: VideoFailure | null = null;
  /** So many groups come, and then the line is lost. */
  breaksAfter = Number.POSITIVE_INFINITY;
  /** The barn says nothing until this is called. */
  release: () => void = () => {};
  #silence: Promise<void> = Promise.resolve();

  fallSilent(): void {
    this.#silence = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  readonly open: OpenPiece = async (span, signal): Promise<PieceAnswer> => {
    this.asked.push(span);
    signal.addEventListener('abort', () => {
      this.aborted += 1;
    });
    await this.#silence;
    if (this.refusal) return { kind: 'refused', failure: this.refusal };
    const begin = Math.floor(span.start / groupMs) * groupMs;
    const all = Array.from({ length: Math.ceil((span.end - begin) / groupMs) }, (_, index) => begin + index * groupMs);
    const recorded = all.filter((start) => !this.gaps.some((gap) => start >= gap.start && start < gap.end));
    const [first] = recorded;
    if (first === undefined) return { kind: 'refused', failure: { kind: 'not-recorded' } };
    const groups = recorded.map((start) => videoGroup({ startS: (start - first) / 1000, frames: 10 }));
    const chunks = [videoHead(), ...groups.slice(0, this.breaksAfter)];
    const breaks = groups.length > this.breaksAfter;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk) controller.enqueue(joinedBytes([chunk]));
        else if (breaks) controller.error(new TypeError('network error'));
        else controller.close();
      },
    });
    return { kind: 'opened', capturedAt: first, body: stream.getReader() };
  };
}
