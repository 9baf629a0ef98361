import type Mpegts from 'mpegts.js';
import type { Clock } from '../../pictures/timing/clock';
import type { LiveTag } from '../flv/flv-tag';
import { type BufferControl, controlBuffer, newBufferControl } from '../policies/buffer-control';
import { CaptureTimes } from './capture-times';
import { type FedLoader, fedLoader } from './fed-loader';
import type { LivePlayer, PlayerEvents, PlayerFigures } from './live-player';

const controlEveryMs = 100;

/**
 * Plays through a `<video>` where the browser has no WebCodecs (a plain http address on the LAN is no secure
 * context). mpegts.js repacks the stream; keeping it live is done here. Its worker is not used: it would have to
 * open the connection itself, and with it hold the token.
 */
export class MediaSourcePlayer implements LivePlayer {
  readonly kind = 'media-source';
  readonly element: HTMLVideoElement;
  readonly #events: PlayerEvents;
  readonly #clock: Clock;
  readonly #player: Mpegts.Player;
  readonly #feed: FedLoader;
  readonly #captureTimes = new CaptureTimes();
  #control: BufferControl = newBufferControl;
  #stopControl: () => void = () => {};
  #stopFrames: () => void = () => {};
  #nextCaptureTime: number | null = null;
  #firstTimestampMs: number | null = null;
  #codec = '';
  #shown = 0;
  #closed = false;

  constructor(mpegts: typeof Mpegts, events: PlayerEvents, clock: Clock, document: Document) {
    this.#events = events;
    this.#clock = clock;
    this.element = document.createElement('video');
    Object.assign(this.element, { muted: true, playsInline: true, autoplay: true, disableRemotePlayback: true });
    this.#feed = fedLoader(mpegts, (error) => this.#fail(`mpegts ${error instanceof Error ? error.name : 'unknown'}`));
    this.#player = mpegts.createPlayer(
      { type: 'flv', isLive: true, hasAudio: false, hasVideo: true, url: 'live' },
      {
        customLoader: this.#feed.loader,
        enableStashBuffer: false,
        lazyLoad: false,
        // In a tab that was opened in the background the source opens only when it is looked at.
        deferLoadAfterSourceOpen: false,
        autoCleanupSourceBuffer: true,
        autoCleanupMaxBackwardDuration: 30,
        autoCleanupMinBackwardDuration: 10,
      },
    );
    this.#player.on(mpegts.Events.ERROR, (type: string, detail: string) => this.#fail(`${type} ${detail}`));
    this.element.addEventListener('error', () => this.#fail(`media ${this.element.error?.code ?? ''}`));
    this.#player.attachMediaElement(this.element);
    this.#player.load();
    this.#watchFrames();
    this.#run();
  }

  feed(bytes: Uint8Array, tags: readonly LiveTag[]): void {
    if (this.#closed) return;
    for (const tag of tags) this.#note(tag);
    this.#feed.feed(bytes);
  }

  figures(): PlayerFigures {
    const { droppedVideoFrames } = this.element.getVideoPlaybackQuality();
    return {
      width: this.element.videoWidth,
      height: this.element.videoHeight,
      shown: this.#shown,
      dropped: droppedVideoFrames,
      codec: this.#codec,
      bufferedS: this.#ahead(),
    };
  }

  close(): HTMLCanvasElement | null {
    if (this.#closed) return null;
    const last = this.#shown > 0 ? pictureOf(this.element) : null;
    this.#closed = true;
    this.#stopControl();
    this.#stopFrames();
    try {
      this.#player.destroy();
    } catch {
      // One that choked on its stream may choke on its end: nothing of it is used any more.
    }
    this.element.removeAttribute('src');
    this.element.load();
    return last;
  }

  #note(tag: LiveTag): void {
    switch (tag.kind) {
      case 'configuration':
        this.#codec = tag.codec;
        return;
      case 'capture-time':
        this.#nextCaptureTime = tag.captureTimeMs;
        return;
      case 'picture':
        this.#firstTimestampMs ??= tag.timestampMs;
        if (this.#nextCaptureTime !== null) this.#captureTimes.add(tag.timestampMs, this.#nextCaptureTime);
        this.#nextCaptureTime = null;
        return;
      case 'end':
        return;
    }
  }

  #watchFrames(): void {
    let request = 0;
    const onFrame = (_now: number, { mediaTime }: { mediaTime: number }) => {
      if (this.#closed) return;
      this.#shown += 1;
      this.#events.frame(this.#captureTimes.at(mediaTime * 1000 + (this.#firstTimestampMs ?? 0)));
      request = this.element.requestVideoFrameCallback(onFrame);
    };
    request = this.element.requestVideoFrameCallback(onFrame);
    this.#stopFrames = () => this.element.cancelVideoFrameCallback(request);
  }

  #run(): void {
    this.#stopControl = this.#clock.after(controlEveryMs, () => {
      this.#steer();
      this.#run();
    });
  }

  #steer(): void {
    const ahead = this.#ahead();
    if (ahead === null) return;
    // Autoplay may be held back until something is buffered, and the browser pauses muted video in hidden tabs.
    if (this.element.paused) void this.element.play().catch(() => {});
    const [control, advice] = controlBuffer(this.#control, ahead);
    this.#control = control;
    if (advice.kind === 'jump') this.element.currentTime += ahead - advice.aheadS;
    else if (this.element.playbackRate !== advice.rate) this.element.playbackRate = advice.rate;
  }

  #ahead(): number | null {
    const { buffered, currentTime } = this.element;
    return buffered.length === 0 ? null : Math.max(0, buffered.end(buffered.length - 1) - currentTime);
  }

  #fail(detail: string): void {
    if (!this.#closed) this.#events.failed({ code: 'decoder', detail });
  }
}

function pictureOf(video: HTMLVideoElement): HTMLCanvasElement | null {
  const canvas = video.ownerDocument.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context || canvas.width === 0) return null;
  context.drawImage(video, 0, 0);
  return canvas;
}
