import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { type Cameras, unknownCamera } from './cameras';

/** Privacy mode of one camera or of all: takes effect at once, also for those who are watching. */
export function createPrivacyHandlers(cameras: Cameras): Handlers {
  const { store, privacy } = cameras;

  /** @param duration `true` (without end), `false`, or a length in ms, as the path says it */
  function set(cameraId: string, duration: string, now: number) {
    if (duration === 'false') return privacy.end(cameraId, now);
    const state = privacy.begin(cameraId, duration === 'true' ? null : Number(duration), now);
    cameras.withdraw(cameraId, 'privacy');
    return state;
  }

  return {
    'PUT api/privacy/{cameraId}/{privacy}': ({ path, now }) =>
      store.find(path.cameraId)
        ? answerData({ privacy: set(path.cameraId, path.privacy, now) })
        : unknownCamera(path.cameraId),
    'PUT api/privacy/multiple/{duration}': ({ path: { duration }, now }) =>
      answerData({
        privacy: Object.fromEntries(store.list().map(({ cameraId }) => [cameraId, set(cameraId, duration, now)])),
      }),
  };
}
