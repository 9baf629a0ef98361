import type { MomentMapping } from './moment-mapping';

/** Where the frames of one camera lie on one line of time, for a video element to show. Times are seconds of it. */
export interface VideoTrack {
  readonly buffered: readonly { readonly start: number; readonly end: number }[];
  /** The frames that follow are of this kind, and their times begin there. @throws where the browser knows no such video */
  begin(type: string, offsetS: number): Promise<void>;
  /** @throws what the browser cannot read, or has no room for */
  append(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  remove(startS: number, endS: number): Promise<void>;
  close(): void;
}

/** Opens a track behind an element. */
export type OpenTrack = (element: HTMLVideoElement, mapping: MomentMapping) => VideoTrack;

/** What the browser has to build a video from pieces; null where it has nothing. iPhones have one of their own. */
export function mediaSourceOf(scope: typeof globalThis): typeof MediaSource | null {
  const managed: unknown = Reflect.get(scope, 'ManagedMediaSource');
  const usual: unknown = Reflect.get(scope, 'MediaSource');
  const found = typeof usual === 'function' ? usual : managed;
  // Both have the form of the standard's MediaSource as far as it is used here.
  return typeof found === 'function' ? (found as typeof MediaSource) : null;
}

export function mediaTrackOpener(Source: typeof MediaSource): OpenTrack {
  return (element, mapping) => new MediaTrack(Source, element, mapping);
}

class MediaTrack implements VideoTrack {
  readonly #kind: typeof MediaSource;
  readonly #element: HTMLVideoElement;
  readonly #source: MediaSource;
  readonly #opened: Promise<void>;
  readonly #closing = new AbortController();
  #buffer: SourceBuffer | null = null;
  #type = '';
  /** One change of the buffer at a time: the browser refuses a second one. */
  #last: Promise<void> = Promise.resolve();

  constructor(kind: typeof MediaSource, element: HTMLVideoElement, { lengthS }: MomentMapping) {
    this.#kind = kind;
    this.#element = element;
    this.#source = new kind();
    const address = URL.createObjectURL(this.#source);
    this.#opened = once(this.#source, 'sourceopen', this.#closing.signal).then(
      () => {
        URL.revokeObjectURL(address);
        // Without it one could go no further than what is there already.
        this.#source.duration = lengthS;
      },
      (closed: unknown) => {
        URL.revokeObjectURL(address);
        throw closed;
      },
    );
    // Whoever begins or appends is told.
    this.#opened.catch(() => {});
    element.src = address;
  }

  get buffered(): readonly { readonly start: number; readonly end: number }[] {
    if (!this.#buffer || this.#closing.signal.aborted) return [];
    const ranges = this.#buffer.buffered;
    return Array.from({ length: ranges.length }, (_, index) => ({
      start: ranges.start(index),
      end: ranges.end(index),
    }));
  }

  begin(type: string, offsetS: number): Promise<void> {
    return this.#next(async () => {
      if (!this.#kind.isTypeSupported(type)) throw new DOMException(type, 'NotSupportedError');
      this.#buffer ??= this.#source.addSourceBuffer(type);
      if (this.#type !== '' && this.#type !== type) this.#buffer.changeType(type);
      this.#type = type;
      this.#buffer.timestampOffset = offsetS;
    });
  }

  append(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    return this.#next((buffer) => {
      buffer.appendBuffer(bytes);
      return this.#updated(buffer);
    });
  }

  remove(startS: number, endS: number): Promise<void> {
    return this.#next((buffer) => {
      if (!this.#buffer) return Promise.resolve();
      buffer.remove(startS, endS);
      return this.#updated(buffer);
    });
  }

  close(): void {
    this.#closing.abort();
    this.#element.removeAttribute('src');
    this.#element.load();
  }

  #next(change: (buffer: SourceBuffer) => Promise<void>): Promise<void> {
    const work = this.#last
      .catch(() => {})
      .then(() => this.#opened)
      .then(() => {
        this.#closing.signal.throwIfAborted();
        // Before the first head there is no buffer, and `begin` looks at none.
        return change(this.#buffer as SourceBuffer);
      });
    this.#last = work;
    return work;
  }

  async #updated(buffer: SourceBuffer): Promise<void> {
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, this.#closing.signal]);
    const failed = once(buffer, 'error', signal).then(() => {
      throw new DOMException('the browser cannot read it', 'DataError');
    });
    try {
      await Promise.race([once(buffer, 'updateend', signal), failed]);
    } finally {
      failed.catch(() => {});
      done.abort();
    }
  }
}

/** @throws the signal's reason */
function once(target: EventTarget, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    target.addEventListener(name, () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
