import { normalize } from 'node:path';
import sharp from 'sharp';
import { requireCaller } from '../identity/session-handlers';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { isRefusal, type Refusal, refuse } from '../server/refusals';
import { rtspAddress } from '../sources/rtsp-address';
import type { CameraSource } from './camera-seed';
import type { Cameras } from './cameras';
import { refuseSource } from './refuse-source';

/** A camera on the network may be slow; whoever waits at a form is told within the time of a call (contract: 10 s). */
const tryTimeoutMs = 9_000;

/** High enough to see what the camera looks at. */
const pictureHeightPx = 360;

/** Takes one picture from a source that is not saved. */
export function createSourceHandler(cameras: Cameras): Handlers {
  const trying = new Set<string>();
  return {
    'POST api/cameraSources/picture': async ({ body: { source }, caller, now, signal }) => {
      const { accountId } = requireCaller(caller);
      const refusal = refuseSource(source, '/source');
      if (refusal) return refusal;
      const hidden = hiddenCamera(cameras, source, now);
      if (hidden) return hidden;
      // Each try may start a program and waits for another machine: nobody can have many of them at once.
      if (trying.has(accountId)) {
        return refuse('rate-limited', 'Another source is being tried', { retryAfterMs: tryTimeoutMs });
      }
      trying.add(accountId);
      const pictures = cameras.openUnsaved(source);
      try {
        const still = await pictures.takeStill({
          heightPixels: pictureHeightPx,
          dots: false,
          signal: AbortSignal.any([signal, AbortSignal.timeout(tryTimeoutMs)]),
        });
        if (isRefusal(still)) return refuseUnsaved(still);
        const { width, height } = await sharp(still.jpeg).metadata();
        const jpeg = Buffer.from(still.jpeg).toString('base64');
        return answerData({ picture: { jpeg, capturedAt: still.capturedAt, width, height } });
      } finally {
        trying.delete(accountId);
        pictures.live.withdraw('camera-removed');
      }
    },
  };
}

/** A camera in privacy mode is not seen by trying its address either. */
function hiddenCamera({ store, pictures }: Cameras, source: CameraSource, now: number): Refusal | null {
  const wanted = placeOf(source);
  for (const camera of store.list()) {
    if (placeOf(camera.source) !== wanted) continue;
    const seen = pictures(camera.cameraId, now);
    if (isRefusal(seen)) return seen;
  }
  return null;
}

/** Where a source is, whoever asks it: the same for the same camera. */
function placeOf(source: CameraSource): string {
  switch (source.kind) {
    case 'rtsp': {
      const address = rtspAddress(source.url);
      return address.ok ? `rtsp ${addressWithoutUser(source.url)}` : source.url;
    }
    case 'file':
      return `file ${normalize(source.path)}`;
    case 'simulated':
      return `simulated ${source.seed} ${source.species} ${source.animalCount} ${source.flooring}`;
  }
}

function addressWithoutUser(url: string): string {
  const { hostname, port, pathname, search } = new URL(url);
  return `${hostname.toLowerCase()}:${port || '554'}${pathname}${search}`;
}

/** There is no camera to be named: only that no picture came, or that this instance can make none. */
function refuseUnsaved({ code, details, cause }: Refusal): Refusal {
  const told = cause === undefined ? {} : { cause };
  return code === 'media-unavailable'
    ? refuse(code, 'The instance cannot show this video', { details: { reason: details?.reason }, ...told })
    : refuse('source-silent', 'The source gave no picture', told);
}
