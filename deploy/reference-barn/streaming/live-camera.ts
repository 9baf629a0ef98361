import type { AccessUnit } from '../sources/access-unit';
import type { LiveSource } from '../sources/live-source';
import type { SourceEnd } from '../sources/source-end';
import { GroupOfPictures } from './group-of-pictures';
import type { LiveEnd } from './live-end';
import type { EndViewer, UnitSink, ViewerSink } from './viewer';
import { ViewerStream } from './viewer-stream';

export interface LiveCameraOptions {
  source: LiveSource;
  /** How long the source goes on after the last viewer left, for the next one to start warm. 10 000 by default. */
  lingerMs?: number;
  /** Wall clock in ms. */
  now?: () => number;
}

export interface LiveCameraStatus {
  running: boolean;
  viewers: number;
  /** Capture time of the newest picture of this run, ms since 1970 UTC. */
  newestPictureMs: number | null;
}

/** A run of the source: its own signal and cache, so that a late word of an ended run meets nobody. */
interface Run {
  abort: AbortController;
  group: GroupOfPictures;
  newest: AccessUnit | null;
}

/** One of those who get the pictures. */
interface Recipient {
  /** Called once, before the first picture, with those of the running group. */
  join(group: GroupOfPictures): void;
  /** Takes the next picture; `group` holds it already. Answers a reason to be sent away, or `null`. */
  accept(unit: AccessUnit, group: GroupOfPictures): LiveEnd | null;
  end(reason: LiveEnd): void;
}

/**
 * A camera's live picture: its source runs while somebody watches, and is one for all viewers. When the source ends,
 * every viewer is told why; the next one to come starts it anew.
 */
export class LiveCamera {
  readonly #source: LiveSource;
  readonly #lingerMs: number;
  readonly #now: () => number;
  readonly #viewers = new Set<Recipient>();
  #run: Run | null = null;
  #lingering: NodeJS.Timeout | undefined;

  constructor(options: LiveCameraOptions) {
    this.#source = options.source;
    this.#lingerMs = options.lingerMs ?? 10_000;
    this.#now = options.now ?? Date.now;
  }

  /**
   * Adds a viewer until the signal aborts or its sink is told the end. The first chunk holds the FLV header, the
   * decoder's configuration and the last group of pictures; each later one holds whole tags.
   * @returns ends this viewer alone, for a reason of its own
   */
  watch(sink: ViewerSink, signal: AbortSignal): EndViewer {
    return this.#admit(new ViewerStream(sink, this.#now), signal);
  }

  /**
   * Hands the coded pictures themselves out, from the next one on, until the signal aborts or the sink is told the end:
   * for whoever keeps them. The source runs for a follower as for a viewer.
   */
  follow(sink: UnitSink, signal: AbortSignal): void {
    const accept = (unit: AccessUnit): null => {
      sink.take(unit);
      return null;
    };
    this.#admit({ join: () => {}, accept, end: (reason) => sink.end(reason) }, signal);
  }

  #admit(viewer: Recipient, signal: AbortSignal): EndViewer {
    const end: EndViewer = (reason) => this.#dismiss(viewer, reason);
    if (signal.aborted) {
      viewer.end({ kind: 'left' });
      return end;
    }
    clearTimeout(this.#lingering);
    this.#viewers.add(viewer);
    signal.addEventListener('abort', () => this.#dismiss(viewer, { kind: 'left' }), { once: true });
    this.#run ??= this.#start();
    const { group } = this.#run ?? {};
    if (group) this.#serve(viewer, () => viewer.join(group));
    return end;
  }

  /** Ends all viewers and the source at once, e.g. when the camera goes private. A later viewer starts anew. */
  withdraw(because: Extract<LiveEnd, { kind: 'withdrawn' }>['because']): void {
    this.#stop();
    this.#dismissAll({ kind: 'withdrawn', because });
  }

  /** The newest key frame that can be shown as the present; `null` when nobody watches or the camera stalls. */
  newestKeyframe(): AccessUnit | null {
    return this.#run?.group.fresh()[0] ?? null;
  }

  status(): LiveCameraStatus {
    return {
      running: this.#run !== null,
      viewers: this.#viewers.size,
      newestPictureMs: this.#run?.newest?.captureTimeMs ?? null,
    };
  }

  #start(): Run | null {
    const run: Run = { abort: new AbortController(), group: new GroupOfPictures(this.#now), newest: null };
    // Set before the start: a source may end at once.
    this.#run = run;
    try {
      this.#source.start(
        (unit) => this.#spread(run, unit),
        (end) => this.#onSourceEnd(run, end),
        run.abort.signal,
      );
    } catch (cause) {
      this.#onSourceEnd(run, brokenBy(cause));
    }
    return this.#run;
  }

  #spread(run: Run, unit: AccessUnit): void {
    if (this.#run !== run) return;
    run.group.add(unit);
    run.newest = unit;
    for (const viewer of this.#viewers) {
      this.#serve(viewer, () => {
        const reason = viewer.accept(unit, run.group);
        if (reason) this.#dismiss(viewer, reason);
      });
    }
  }

  /** One viewer who cannot take a picture is sent away; the others and the source go on. */
  #serve(viewer: Recipient, work: () => void): void {
    try {
      work();
    } catch (cause) {
      this.#dismiss(viewer, { kind: 'source-ended', source: brokenBy(cause) });
    }
  }

  #onSourceEnd(run: Run, source: SourceEnd): void {
    if (this.#run !== run) return;
    this.#stop();
    this.#dismissAll({ kind: 'source-ended', source });
  }

  #dismissAll(reason: LiveEnd): void {
    for (const viewer of [...this.#viewers]) this.#dismiss(viewer, reason);
  }

  #dismiss(viewer: Recipient, reason: LiveEnd): void {
    if (!this.#viewers.delete(viewer)) return;
    try {
      viewer.end(reason);
    } catch {
      // Its connection is beyond words; its place is free all the same.
    }
    if (this.#viewers.size > 0 || !this.#run) return;
    clearTimeout(this.#lingering);
    this.#lingering = setTimeout(() => this.#stop(), this.#lingerMs);
    this.#lingering.unref();
  }

  #stop(): void {
    clearTimeout(this.#lingering);
    const run = this.#run;
    this.#run = null;
    run?.abort.abort();
  }
}

function brokenBy(cause: unknown): SourceEnd {
  return { kind: 'failed', message: `the pictures could not be passed on: ${String(cause)}` };
}
