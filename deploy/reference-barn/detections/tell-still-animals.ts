import { randomUUID } from 'node:crypto';
import { millisecondsInHour } from 'date-fns/constants';
import type { Cameras } from '../cameras/cameras';
import { deadAnimalSeen } from '../incidents/dead-animal-seen';
import type { Incidents } from '../incidents/incidents';
import { isRefusal } from '../server/refusals';
import type { Database } from '../storage/database';
import { findStillAnimals, isSamePlace, longestStillMs } from './find-still-animals';
import type { SeenAnimal } from './seen-minute';

interface ToldPlace {
  readonly noticed_at: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Opens an incident for each animal that has lain at one place for too long, once; whether it is dead is for people to
 * say.
 * @param yieldTurn awaited between cameras
 */
export async function tellStillAnimals(
  database: Database,
  cameras: Cameras,
  incidents: Incidents,
  nowMs: number,
  yieldTurn: () => Promise<void> | undefined,
): Promise<void> {
  for (const camera of cameras.store.list()) {
    const herd = cameras.observed(camera.cameraId);
    if (herd?.kind !== 'detected' || camera.tags.includes('decommissioned')) continue;
    const still = findStillAnimals([...herd.minutes({ start: nowMs - longestStillMs, end: nowMs })], nowMs);
    database.inTransaction(() => tellOfCamera(database, incidents, camera, still, nowMs));
    await yieldTurn();
  }
}

function tellOfCamera(
  database: Database,
  incidents: Incidents,
  camera: { readonly cameraId: string; readonly name: string },
  still: readonly SeenAnimal[],
  nowMs: number,
): void {
  const told = database.all<ToldPlace>(
    'SELECT noticed_at, x, y FROM still_animals WHERE camera_id = ?',
    camera.cameraId,
  );
  for (const place of told) {
    // Some hours without it, and another one may be noticed there.
    if (nowMs - place.noticed_at < millisecondsInHour || still.some((animal) => isSamePlace(animal, place))) continue;
    database.run('DELETE FROM still_animals WHERE camera_id = ? AND noticed_at = ?', camera.cameraId, place.noticed_at);
  }
  for (const animal of still.filter((one) => !told.some((place) => isSamePlace(one, place)))) {
    const written = incidents.create(
      {
        type: 'barnState',
        identifier: `still-animal-${randomUUID()}`,
        trigger: 'stateDetected',
        payload: deadAnimalSeen(camera, animal),
      },
      { accountId: null },
      nowMs,
    );
    if (isRefusal(written)) throw new Error(`An animal that does not move could not be told: ${written.message}`);
    database.run('INSERT INTO still_animals VALUES (?, ?, ?, ?)', camera.cameraId, nowMs, animal.x, animal.y);
  }
}
