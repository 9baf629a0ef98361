import type { DetectionLook } from '@barnwatch/shared/wire';
import { type Cameras, unknownCamera } from '../cameras/cameras';
import { answerCreated, answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { refuseRequest } from '../server/invalid-request';
import { type Refusal, refuse } from '../server/refusals';
import type { Database } from '../storage/database';
import { checkLooks } from './check-looks';
import type { LookTaker } from './take-looks';
import { createTakenBatches } from './taken-batches';

/**
 * The door for what detectors find. A batch is taken as a whole, or nothing of it.
 * @param beat is told of each detector that has sent something, also the same again: it lives
 */
export function createDetectionHandlers(
  database: Database,
  { store, looks }: Cameras,
  taker: LookTaker,
  beat: (detector: string) => void,
): Handlers {
  const batches = createTakenBatches(database);

  function refuseCameras(sent: readonly DetectionLook[]): Refusal | null {
    for (const cameraId of new Set(sent.map((look) => look.cameraId))) {
      const camera = store.find(cameraId);
      if (!camera) return unknownCamera(cameraId);
      if (camera.source.kind === 'simulated') {
        return refuse('camera-simulated', `The pictures of ${cameraId} are computed`, { details: { cameraId } });
      }
    }
    return null;
  }

  function refuseOrder(sent: readonly DetectionLook[]): Refusal | null {
    const newestOf = new Map<string, number>();
    for (const { cameraId, time } of sent) {
      if (!newestOf.has(cameraId)) newestOf.set(cameraId, looks.camera(cameraId)?.newest ?? -1);
      const newest = newestOf.get(cameraId) ?? -1;
      if (time <= newest) {
        const message = `A look of ${cameraId} is not later than what was taken of it before`;
        return refuse('look-out-of-order', message, { details: { cameraId, newest } });
      }
    }
    return null;
  }

  return {
    'POST api/data/detections': ({ body, caller, now }) =>
      database.inTransaction(() => {
        const sender = caller?.accountId ?? '';
        const known = batches.find(sender, body.identifier);
        if (known) {
          beat(sender);
          return answerData({ taken: known });
        }
        const stranger = refuseCameras(body.looks);
        if (stranger) return stranger;
        const [issue, ...others] = checkLooks(body, now);
        if (issue) return refuseRequest(issue, ...others);
        const refusal = refuseOrder(body.looks);
        if (refusal) return refusal;
        const taken = taker.take(body.looks, sender);
        batches.keep(sender, body.identifier, taken, now);
        beat(sender);
        return answerCreated({ taken });
      }),
  };
}
