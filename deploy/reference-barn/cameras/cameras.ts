import type { Camera, TimeSpan } from '@barnwatch/shared/wire';
import { detectedHerdOf } from '../detections/detected-herd';
import { createDetectedLooks, type DetectedLooks } from '../detections/detected-looks';
import { type Refusal, refuse } from '../server/refusals';
import type { Database } from '../storage/database';
import type { Vault } from '../storage/vault';
import type { CameraPictures } from './camera-pictures';
import type { CameraSeed, CameraSource } from './camera-seed';
import { type CameraStore, createCameraStore, type StoredCamera } from './camera-store';
import { herdOf } from './herd-of';
import type { ObservedHerd, SimulatedHerd } from './observed-herd';
import { createOfflinePictures } from './offline-pictures';
import { openPictures, type PictureOptions } from './open-pictures';
import { createPrivacy, type Privacy } from './privacy';
import { sourceProblem } from './source-problem';

/** The cameras of an instance: their records, their privacy, their pictures. */
export interface Cameras {
  readonly store: CameraStore;
  readonly privacy: Privacy;
  /** A stored camera as it is told on the wire. */
  describe(camera: StoredCamera, nowMs: number): Camera;
  /** The camera's pictures, unless it is unknown or in privacy mode. */
  pictures(cameraId: string, nowMs: number): CameraPictures | Refusal;
  /** The pictures of a source that no camera has: whoever takes them gives them back. */
  openUnsaved(source: CameraSource): CameraPictures;
  /** What detectors have found in real pictures. */
  readonly looks: DetectedLooks;
  /** The herd that a camera looks at, also a deleted one; null where pictures are real. */
  herd(cameraId: string): SimulatedHerd | null;
  /** What is known of the animals of a camera, also a deleted one; null where nothing looks for any. */
  observed(cameraId: string): ObservedHerd | null;
  /** Refuses what was captured, wholly or in part, in private time. */
  refusePrivate(cameraId: string, captured: TimeSpan): Refusal | null;
  /** Pictures of every camera, whatever may be seen of them now. */
  allPictures(): readonly CameraPictures[];
  /** Ends what is running of a camera; the next viewer starts anew. */
  withdraw(cameraId: string, because: 'privacy' | 'camera-removed' | 'shutting-down'): void;
  withdrawAll(because: 'shutting-down'): void;
}

export function openCameras(
  database: Database,
  vault: Vault,
  seeds: readonly CameraSeed[],
  options: PictureOptions,
): Cameras {
  const store = createCameraStore(database, vault, seeds);
  const privacy = createPrivacy(database);
  const looks = createDetectedLooks(database);
  const open = new Map<string, { readonly pictures: CameraPictures; readonly madeFrom: string }>();

  /** A camera whose source or name changed gets new pictures: both are part of them. */
  function picturesOf(camera: StoredCamera): CameraPictures {
    const madeFrom = JSON.stringify([camera.source, camera.name]);
    const known = open.get(camera.cameraId);
    if (known?.madeFrom === madeFrom) return known.pictures;
    known?.pictures.live.withdraw('camera-removed');
    const pictures = openOrOffline(camera, options);
    open.set(camera.cameraId, { pictures, madeFrom });
    return pictures;
  }

  function herd(cameraId: string): SimulatedHerd | null {
    const camera = store.findKept(cameraId);
    const simulated = camera && herdOf(camera, options.timeZone);
    const silentSince = options.offlineSince.get(cameraId) ?? null;
    return simulated ? { kind: 'simulated', camera: simulated, silentSince } : null;
  }

  return {
    store,
    privacy,
    looks,
    herd,
    observed: (cameraId) => herd(cameraId) ?? detectedHerdOf(looks, cameraId),
    describe(camera, nowMs) {
      const { source, ...record } = camera;
      const { width, height, isOnline, lastSeen } = picturesOf(camera);
      return {
        ...record,
        tags: [...record.tags],
        privacy: privacy.stateOf(camera.cameraId, nowMs),
        loadedTimestamp: nowMs,
        online: isOnline(),
        lastSeen: lastSeen(),
        ...(width !== null && { width }),
        ...(height !== null && { height }),
        sourceKind: source.kind,
      };
    },
    pictures(cameraId, nowMs) {
      const camera = store.find(cameraId);
      if (!camera) return unknownCamera(cameraId);
      const { active, until } = privacy.stateOf(cameraId, nowMs);
      if (active) return privateRefusal(cameraId, until);
      return picturesOf(camera);
    },
    openUnsaved: (source) =>
      openOrOffline({ cameraId: unsavedId, name: '', tags: [], sortPrefix: '', managed: false, source }, options),
    refusePrivate(cameraId, captured) {
      const until = privacy.touching(cameraId, captured);
      return until === undefined ? null : privateRefusal(cameraId, until);
    },
    allPictures: () => store.list().map(picturesOf),
    withdraw(cameraId, because) {
      open.get(cameraId)?.pictures.live.withdraw(because);
    },
    withdrawAll(because) {
      for (const { pictures } of open.values()) pictures.live.withdraw(because);
    },
  };
}

/** No camera has this id: a slash is in none. */
const unsavedId = 'unsaved/source';

/** A record that nothing can be made of costs its own camera only. */
function openOrOffline(camera: StoredCamera, options: PictureOptions): CameraPictures {
  try {
    return sourceProblem(camera.source) === null
      ? openPictures(camera, options)
      : createOfflinePictures(camera.cameraId, null);
  } catch {
    return createOfflinePictures(camera.cameraId, null);
  }
}

export function unknownCamera(cameraId: string): Refusal {
  return refuse('camera-unknown', `There is no camera ${cameraId}`, { details: { cameraId } });
}

function privateRefusal(cameraId: string, until: number | null): Refusal {
  return refuse('camera-in-privacy', 'Privacy mode hides this camera', { details: { cameraId, until } });
}
