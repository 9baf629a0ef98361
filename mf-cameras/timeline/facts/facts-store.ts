import type { RequestError } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { type Block, blocksOf, resolutionsNear } from './blocks';
import type { CameraSeries } from './camera-series';
import type { TimelineMark } from './timeline-marks';

/** Where a camera has recorded, and where nobody may see it. */
export interface RecordedSpans {
  readonly recordings: readonly TimeSpan[];
  readonly hidden: readonly TimeSpan[];
}

/** What is known of one camera, by what it is. */
export interface CameraFacts {
  readonly recorded: RecordedSpans;
  readonly night: readonly TimeSpan[];
  readonly speed: CameraSeries;
  readonly standing: CameraSeries;
}

export type FactKind = keyof CameraFacts;

/** A part of a view, and what is known of it. */
export interface FactPiece<Kind extends FactKind> {
  readonly span: TimeSpan;
  /** Null: it is known of others, and the camera has none. Undefined is not here: what is not known has no piece. */
  readonly facts: CameraFacts[Kind] | null;
}

/** What is asked of a block. */
export interface Question extends Pick<Block, 'resolutionMs' | 'start'> {
  readonly of: FactKind | 'marks';
  /** The first of the cameras that are asked for together; empty where it is about the whole barn. */
  readonly firstCameraId: string;
}

/** How a question stands. */
export type QuestionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly receivedAt: number; readonly hasSetAside: boolean }
  | {
      readonly kind: 'failed';
      readonly error: RequestError;
      readonly staleSince: number | null;
      readonly retry: () => void;
    };

/** Some of the kept blocks are coarser or finer than what is looked at: they stand in for it until it is there. */
const mostKept = 240;

/**
 * What the barn has said of stretches of time, for as long as a timeline is open. Not part of React: it is drawn from
 * sixty times a second while one moves it.
 */
export class FactsStore {
  readonly #byBlock = new Map<string, Map<string, unknown>>();
  readonly #marks = new Map<string, readonly TimelineMark[]>();
  readonly #questions = new Map<Question, QuestionState>();
  readonly #watchers = new Set<() => void>();
  #version = 0;
  #topSpeed = 0;
  #isTelling = false;
  /** What drawings have put together since the last change, by the blocks of the view. */
  #drawn = new WeakMap<readonly Block[], Map<string, readonly FactPiece<FactKind>[]>>();

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  };

  /** Another number after each change. */
  readonly version = (): number => this.#version;

  /** @param asked all cameras of the question: those that are not in the answer have none of it */
  put<Kind extends FactKind>(
    kind: Kind,
    block: Block,
    asked: readonly string[],
    byCamera: ReadonlyMap<string, CameraFacts[Kind]>,
  ): void {
    const key = keyOf(kind, block.resolutionMs, block.start);
    const known = this.#byBlock.get(key) ?? new Map<string, unknown>();
    if (kind === 'speed') this.#topSpeed = Math.max(this.#topSpeed, topOf(byCamera));
    for (const cameraId of asked) known.set(cameraId, byCamera.get(cameraId) ?? null);
    // The latest last: the first ones are forgotten first.
    this.#byBlock.delete(key);
    this.#byBlock.set(key, known);
    forgetFirst(this.#byBlock);
    this.#changed();
  }

  putMarks(block: Block, marks: readonly TimelineMark[]): void {
    const key = keyOf('marks', block.resolutionMs, block.start);
    this.#marks.delete(key);
    this.#marks.set(key, marks);
    forgetFirst(this.#marks);
    this.#changed();
  }

  /** Says how a question stands; null when nobody asks it any more. */
  tell(question: Question, state: QuestionState | null): void {
    if (state) this.#questions.set(question, state);
    else this.#questions.delete(question);
    this.#changed();
  }

  questions(): readonly (readonly [Question, QuestionState])[] {
    return [...this.#questions];
  }

  /**
   * Whether what is asked of some blocks has its answer, or a reason why not. The activity may still be on its way: it
   * is what takes a barn longest, and nothing waits for it.
   */
  isRead(blocks: readonly Block[]): boolean {
    const asked = [...this.#questions].filter(
      ([{ of, resolutionMs, start }]) =>
        of !== 'speed' && blocks.some((block) => block.resolutionMs === resolutionMs && block.start === start),
    );
    return asked.length > 0 && asked.every(([, { kind }]) => kind !== 'loading');
  }

  /** The speed that fills a row: one scale for all cameras, which only grows while one looks around. */
  topSpeed(): number {
    return this.#topSpeed;
  }

  isKnown(kind: FactKind, { resolutionMs, start }: Block, cameraId: string): boolean {
    return this.#byBlock.get(keyOf(kind, resolutionMs, start))?.has(cameraId) === true;
  }

  /** What is known of a camera within the blocks: of each the best there is, which may be coarse. */
  pieces<Kind extends FactKind>(kind: Kind, cameraId: string, blocks: readonly Block[]): readonly FactPiece<Kind>[] {
    const byCamera = this.#drawn.get(blocks) ?? new Map<string, readonly FactPiece<FactKind>[]>();
    this.#drawn.set(blocks, byCamera);
    const key = `${kind} ${cameraId}`;
    // Below a key of its kind lies nothing else.
    const known = byCamera.get(key) as readonly FactPiece<Kind>[] | undefined;
    const pieces = known ?? this.#piecesOf(kind, cameraId, blocks);
    if (!known) byCamera.set(key, pieces);
    return pieces;
  }

  #piecesOf<Kind extends FactKind>(kind: Kind, cameraId: string, blocks: readonly Block[]): readonly FactPiece<Kind>[] {
    return blocks.flatMap((block) => {
      const exact = this.#read(kind, cameraId, block);
      if (exact !== undefined) return [{ span: block, facts: exact }];
      for (const resolutionMs of resolutionsNear(block.resolutionMs).slice(1)) {
        const found = this.#standIns(kind, cameraId, block, resolutionMs);
        if (found.length > 0) return found;
      }
      return [];
    });
  }

  /** Everything that happened within the blocks, in order. */
  marks(blocks: readonly Block[]): readonly TimelineMark[] {
    return blocks.flatMap((block) => {
      const exact = this.#marks.get(keyOf('marks', block.resolutionMs, block.start));
      if (exact) return exact;
      for (const resolutionMs of resolutionsNear(block.resolutionMs).slice(1)) {
        const found = sameBlocks(block, resolutionMs).flatMap(
          ({ start }) => this.#marks.get(keyOf('marks', resolutionMs, start)) ?? [],
        );
        const within = found.filter(({ moment }) => moment >= block.start && moment < block.end);
        if (within.length > 0) return within;
      }
      return [];
    });
  }

  #standIns<Kind extends FactKind>(
    kind: Kind,
    cameraId: string,
    block: Block,
    resolutionMs: number,
  ): readonly FactPiece<Kind>[] {
    return sameBlocks(block, resolutionMs).flatMap((other) => {
      const facts = this.#read(kind, cameraId, other);
      if (facts === undefined) return [];
      return [{ span: { start: Math.max(block.start, other.start), end: Math.min(block.end, other.end) }, facts }];
    });
  }

  #read<Kind extends FactKind>(
    kind: Kind,
    cameraId: string,
    { resolutionMs, start }: Block,
  ): CameraFacts[Kind] | null | undefined {
    // Below a key of its kind lies nothing else: `put` is the only one that writes.
    return this.#byBlock.get(keyOf(kind, resolutionMs, start))?.get(cameraId) as CameraFacts[Kind] | null | undefined;
  }

  #changed(): void {
    this.#version += 1;
    this.#drawn = new WeakMap();
    if (this.#isTelling) return;
    this.#isTelling = true;
    // Answers come in bursts: whoever watches looks once at each.
    queueMicrotask(() => {
      this.#isTelling = false;
      for (const watcher of [...this.#watchers]) watcher();
    });
  }
}

function keyOf(kind: FactKind | 'marks', resolutionMs: number, start: number): string {
  return `${kind} ${resolutionMs} ${start}`;
}

function topOf(byCamera: ReadonlyMap<string, CameraFacts[FactKind]>): number {
  return Math.max(0, ...[...byCamera.values()].map((facts) => ('times' in facts ? usualTop(facts.values) : 0)));
}

/** What 98 of 100 values do not pass: one jump of the herd makes nobody else flat. */
function usualTop(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null).sort((one, other) => one - other);
  return known[Math.floor(known.length * 0.98)] ?? 0;
}

/** The blocks of another resolution that have a part in a block. */
function sameBlocks(block: Block, resolutionMs: number): readonly Block[] {
  return blocksOf(block, resolutionMs, Number.POSITIVE_INFINITY);
}

function forgetFirst(map: Map<string, unknown>): void {
  if (map.size <= mostKept) return;
  const [first] = map.keys();
  if (first !== undefined) map.delete(first);
}
