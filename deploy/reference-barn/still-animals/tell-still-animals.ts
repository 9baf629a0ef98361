import { millisecondsInHour } from 'date-fns/constants';
import type { Cameras } from '../cameras/cameras';
import type { SeenAnimal } from '../detections/seen-minute';
import { deadAnimalSeen } from '../incidents/dead-animal-seen';
import type { Incidents } from '../incidents/incidents';
import { isRefusal } from '../server/refusals';
import type { Database } from '../storage/database';
import { isSamePlace } from './find-still-animals';
import { latestLook, stillAnimalsOf } from './still-animals-of';

/** Where it is written that an animal has lain for too long, and kept that it was. */
export interface StillAnimalJournal {
  readonly database: Database;
  readonly incidents: Incidents;
}

interface ToldPlace {
  readonly noticed_at: number;
  readonly x: number;
  readonly y: number;
}

/** The cameras of a barn, as far as they are looked at. */
export interface LookedAtCameras extends Pick<Cameras, 'observed'> {
  readonly store: { list(): readonly (StillLook['camera'] & { readonly tags: readonly string[] })[] };
}

/** What a camera has shown at a look. */
export interface StillLook {
  readonly camera: { readonly cameraId: string; readonly name: string };
  readonly still: readonly SeenAnimal[];
  /** The moment of the look, ms since 1970 UTC. */
  readonly atMs: number;
}

/** Nobody tells again of an animal at a place that was told of so short a time ago. */
export const forgottenAfterMs = millisecondsInHour;

/**
 * Opens an incident for each animal that has lain at one place for too long, once; whether it is dead is for people to
 * say.
 * @param yieldTurn awaited between cameras
 */
export async function tellStillAnimals(
  journal: StillAnimalJournal,
  cameras: LookedAtCameras,
  nowMs: number,
  yieldTurn: () => Promise<void> | undefined,
): Promise<void> {
  const atMs = latestLook(nowMs);
  for (const camera of cameras.store.list()) {
    const herd = cameras.observed(camera.cameraId);
    if (!herd || camera.tags.includes('decommissioned')) continue;
    const look = { camera, still: stillAnimalsOf(herd, atMs), atMs };
    journal.database.inTransaction(() => tellOfLook(journal, look, nowMs));
    await yieldTurn();
  }
}

/** The identifier of the incident: the same look never tells twice. */
export function stillAnimalId(cameraId: string, atMs: number, place: SeenAnimal): string {
  const { position } = deadAnimalSeen({ cameraId, name: '' }, place);
  return `still-animal-${cameraId}-${atMs}-${Math.round(position.x * 1_000)}-${Math.round(position.y * 1_000)}`;
}

/** Within a transaction. @param nowMs when it is written down */
export function tellOfLook({ database, incidents }: StillAnimalJournal, look: StillLook, nowMs: number): void {
  const { camera, still, atMs } = look;
  const told = database.all<ToldPlace>(
    'SELECT noticed_at, x, y FROM still_animals WHERE camera_id = ?',
    camera.cameraId,
  );
  for (const place of told) {
    // Some hours without it, and another one may be noticed there.
    if (atMs - place.noticed_at < forgottenAfterMs || still.some((animal) => isSamePlace(animal, place))) continue;
    database.run('DELETE FROM still_animals WHERE camera_id = ? AND noticed_at = ?', camera.cameraId, place.noticed_at);
  }
  for (const animal of still.filter((one) => !told.some((place) => isSamePlace(one, place)))) {
    const written = incidents.create(
      {
        type: 'barnState',
        identifier: stillAnimalId(camera.cameraId, atMs, animal),
        trigger: 'stateDetected',
        payload: deadAnimalSeen(camera, animal),
      },
      { accountId: null },
      nowMs,
    );
    if (isRefusal(written)) throw new Error(`An animal that does not move could not be told: ${written.message}`);
    keepPlace(database, camera.cameraId, atMs, animal);
  }
}

/** As if it had been told: of what lay there before anybody looked, nothing is written. Within a transaction. */
export function passOverLook(database: Database, { camera, still, atMs }: StillLook): void {
  for (const animal of still) keepPlace(database, camera.cameraId, atMs, animal);
}

function keepPlace(database: Database, cameraId: string, atMs: number, { x, y }: SeenAnimal): void {
  database.run('INSERT OR IGNORE INTO still_animals VALUES (?, ?, ?, ?)', cameraId, atMs, x, y);
}
