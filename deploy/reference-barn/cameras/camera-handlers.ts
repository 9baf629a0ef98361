import { randomUUID } from 'node:crypto';
import type { Camera } from '@barnwatch/shared/wire';
import { answerCreated, answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { refuse } from '../server/refusals';
import { type Cameras, unknownCamera } from './cameras';
import { refuseSource } from './refuse-source';

/** Records of cameras: list, read, create, change, delete, management. */
export function createCameraHandlers(cameras: Cameras): Handlers {
  const { store, describe } = cameras;
  return {
    'GET api/cameras': ({ now }) =>
      answerData({
        cameras: Object.fromEntries(
          store.list().map((camera): [string, Camera] => [camera.cameraId, describe(camera, now)]),
        ),
      }),
    'GET api/cameras/{cameraId}': ({ path: { cameraId }, now }) => {
      const camera = store.find(cameraId);
      return camera ? answerData({ camera: describe(camera, now) }) : unknownCamera(cameraId);
    },
    'POST api/cameras': ({ body, now }) => {
      const { cameraId = randomUUID(), name, tags = [], sortPrefix = '', source } = body.camera;
      const refusal = refuseSource(source, '/camera/source');
      if (refusal) return refusal;
      const camera = { cameraId, name, tags, sortPrefix, managed: false, source };
      // `api/privacy/multiple` is a call of its own.
      return cameraId !== 'multiple' && store.create(camera)
        ? answerCreated({ camera: describe(camera, now) })
        : refuse('camera-exists', `There is a camera ${cameraId} already`, { details: { cameraId } });
    },
    'PATCH api/cameras/{key}/{cameraId}': ({ path: { key, cameraId }, body: { cameraRecord }, now }) => {
      const members = Object.keys(cameraRecord);
      if (key !== 'record' && (members.length !== 1 || members[0] !== key)) {
        const issue = { in: 'body', field: '/cameraRecord', rule: 'key', message: `has exactly the member ${key}` };
        return refuse('invalid-request', `cameraRecord ${issue.message}`, { details: { issues: [issue] } });
      }
      const refusal = cameraRecord.source ? refuseSource(cameraRecord.source, '/cameraRecord/source') : null;
      if (refusal) return refusal;
      const camera = store.change(cameraId, cameraRecord);
      return camera ? answerData({ camera: describe(camera, now) }) : unknownCamera(cameraId);
    },
    'DELETE api/cameras/{cameraId}': ({ path: { cameraId }, now }) => {
      if (!store.remove(cameraId, now)) return unknownCamera(cameraId);
      cameras.withdraw(cameraId, 'camera-removed');
      return answerData({});
    },
    'PUT api/cameras/{cameraId}/management/{autoManaged}': ({ path: { cameraId, autoManaged }, now }) => {
      const camera = store.change(cameraId, { managed: autoManaged });
      return camera ? answerData({ camera: describe(camera, now) }) : unknownCamera(cameraId);
    },
  };
}
