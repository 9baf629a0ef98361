import { isRefusal } from '../server/refusals';
import { repeatedly } from '../server/repeatedly';
import type { CameraPictures } from './camera-pictures';
import type { Cameras } from './cameras';

export interface LookAroundParts {
  readonly cameras: Cameras;
  readonly clock: () => number;
  readonly log: Readonly<Record<'info' | 'error', (details: object, message: string) => void>>;
}

/** How soon a new camera is noticed. */
const noticeEveryMs = 1_000;
/** A camera that gave no picture is tried again after this. */
const againAfterMs = 60_000;
/** Each is an ffmpeg for up to 8 s. */
const mostAtOnce = 4;
const longestLookMs = 10_000;

interface Look {
  readonly at: number;
  readonly cause: string | null;
}

/**
 * Looks at each real camera that nobody has seen yet, and again at those that gave no picture, until the signal aborts:
 * whether a camera is online is known before anybody asks. Private ones are left alone.
 */
export async function lookAround({ cameras, clock, log }: LookAroundParts, signal: AbortSignal): Promise<void> {
  // By its pictures: a camera whose source changed is a new one.
  const looks = new WeakMap<CameraPictures, Look>();
  const underWay = new Map<CameraPictures, Promise<void>>();

  async function look(cameraId: string, pictures: CameraPictures): Promise<void> {
    const answer = await pictures.takeStill({
      dots: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestLookMs)]),
    });
    const cause = isRefusal(answer) ? (answer.cause ?? answer.code) : null;
    if (cause !== null && cause !== looks.get(pictures)?.cause && !signal.aborted) {
      log.info({ cameraId, cause }, 'a camera gives no picture');
    }
    looks.set(pictures, { at: clock(), cause });
  }

  function begin(cameraId: string, pictures: CameraPictures): void {
    const done = look(cameraId, pictures)
      .catch((cause: unknown) => {
        looks.set(pictures, { at: clock(), cause: null });
        log.error({ err: cause, cameraId }, 'a camera could not be looked at');
      })
      .finally(() => underWay.delete(pictures));
    underWay.set(pictures, done);
  }

  /** Those to be looked at now, the ones that nobody has seen yet first. */
  function due(now: number): readonly (readonly [cameraId: string, CameraPictures])[] {
    const lookedAt = (pictures: CameraPictures): number => looks.get(pictures)?.at ?? 0;
    return cameras.store
      .list()
      .filter(({ source, tags }) => source.kind !== 'simulated' && !tags.includes('decommissioned'))
      .flatMap(({ cameraId }) => {
        const pictures = cameras.pictures(cameraId, now);
        if (isRefusal(pictures) || pictures.isOnline() || underWay.has(pictures)) return [];
        // A live picture that is being opened is a look already.
        if (pictures.live.status().running || now - lookedAt(pictures) < againAfterMs) return [];
        return [[cameraId, pictures] as const];
      })
      .sort(([, one], [, other]) => lookedAt(one) - lookedAt(other));
  }

  const notice = async (): Promise<void> => {
    for (const [cameraId, pictures] of due(clock()).slice(0, mostAtOnce - underWay.size)) begin(cameraId, pictures);
  };
  await repeatedly(noticeEveryMs, notice, signal, (error) =>
    log.error({ err: error }, 'the cameras could not be looked at'),
  );
  await Promise.all(underWay.values());
}
