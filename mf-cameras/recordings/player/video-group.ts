import type { CameraVideo } from '../video/camera-video';
import type { VideoState } from '../video/video-state';
import { keepInStep } from './playback';

/** The videos of several cameras as one: the first that has video leads, the others keep in step with it. */
export class VideoGroup {
  readonly #videos: readonly CameraVideo[];

  constructor(videos: readonly CameraVideo[]) {
    this.#videos = videos;
  }

  /** None where this browser plays no video. */
  get isEmpty(): boolean {
    return this.#videos.length === 0;
  }

  get states(): readonly VideoState[] {
    return this.#videos.map(({ state }) => state);
  }

  get leader(): CameraVideo | undefined {
    return this.#videos.find(({ state }) => state.kind === 'shown' || state.kind === 'opening') ?? this.#videos[0];
  }

  /** The one that leads has come to the end of what is there. */
  get ranDry(): boolean {
    const state = this.leader?.state;
    return state?.kind === 'opening' && state.ranDry;
  }

  video(index: number): CameraVideo | undefined {
    return this.#videos[index];
  }

  seek(moment: number): void {
    for (const video of this.#videos) video.seek(moment);
  }

  /** All run, and wait for those whose picture is on its way. @param rate 0: they stand still */
  run(rate: number): void {
    const waits = this.#videos.length > 1 && this.#videos.some(({ state }) => state.kind === 'opening');
    for (const video of this.#videos) {
      const own = waits && video.state.kind === 'shown' ? 0 : rate;
      if (video.rate !== own) video.run(own);
    }
  }

  keepInStep(): void {
    const { leader } = this;
    if (leader?.state.kind !== 'shown') return;
    for (const video of this.#videos) {
      if (video === leader) {
        // It may have kept in step with another one until now.
        video.adjust(1);
        continue;
      }
      if (video.state.kind === 'opening') continue;
      const keeping = keepInStep(video.position - leader.position);
      if (keeping.kind === 'adjust') video.adjust(keeping.factor);
      else if (video.state.kind === 'shown' || isOver(video, leader.position)) video.seek(leader.position);
    }
  }

  /** Asks again now for what failed. */
  retry(): void {
    for (const video of this.#videos) if (video.state.kind === 'failed') video.retry();
  }

  reload(): void {
    for (const video of this.#videos) video.reload();
  }

  close(): void {
    for (const video of this.#videos) video.close();
  }
}

/** Whether what a camera has no video of has ended by a moment. */
function isOver({ state }: CameraVideo, moment: number): boolean {
  return state.kind === 'absent' && moment >= state.until;
}
