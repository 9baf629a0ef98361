import { millisecondsInDay } from 'date-fns/constants';
import { createYielder } from '../data/create-yielder';
import type { Author } from '../incidents/incident-writes';
import type { Incidents } from '../incidents/incidents';
import { latestLook, stillAnimalsOf } from '../still-animals/still-animals-of';
import { passOverLook } from '../still-animals/tell-still-animals';
import type { Database } from '../storage/database';
import { dayAt, dayOf } from './barn-day';
import { beginOccupancy, occupancyStoryId } from './occupancy-story';
import { type Day, longestStoryDays, type Scene, type Story } from './story';
import { tellDay } from './tell-day';
import { type NumberedStep, numberedSteps, tellStep } from './tell-step';

export interface DemonstrationParts {
  readonly database: Database;
  readonly incidents: Incidents;
  /** The herd as it is observed at present. */
  readonly scene: () => Scene;
  /** Who writes down what people do. */
  readonly authors: readonly Author[];
  readonly historyDays: number;
}

/** A barn in which things happen: by the herd's truth, from weeks ago until now, and on and on. */
export interface Demonstration {
  /**
   * Writes down what has happened until a moment, in small steps, going on where it stopped the last time.
   * @param onDay is told before each day how many are left
   * @throws the signal's reason; what was written stays
   */
  tellUntil(nowMs: number, signal: AbortSignal, onDay?: (daysLeft: number) => void): Promise<void>;
}

export function createDemonstration({
  database,
  incidents,
  scene: sceneNow,
  authors,
  historyDays,
}: DemonstrationParts): Demonstration {
  // A day's stories are needed again for as long as they may go on.
  const told = new Map<string, readonly Story[]>();

  function storiesOf(scene: Scene, day: Day): readonly Story[] {
    const key = `${day.index} ${scene.cameras.map(({ cameraId, seed, animalCount }) => [cameraId, seed, animalCount])}`;
    const known = told.get(key);
    if (known) return known;
    const stories = tellDay(scene, day);
    told.set(key, stories);
    const [oldest] = told.keys();
    if (told.size > longestStoryDays + 3 && oldest !== undefined) told.delete(oldest);
    return stories;
  }

  /** What happens within a span, in order of time. */
  function stepsWithin(scene: Scene, fromMs: number, untilMs: number): readonly NumberedStep[] {
    const last = dayAt(untilMs, scene.timeZone).index;
    const first = dayAt(fromMs, scene.timeZone).index - longestStoryDays;
    const steps: NumberedStep[] = [];
    for (let index = first; index <= last; index++) {
      for (const story of storiesOf(scene, dayOf(index, scene.timeZone))) steps.push(...numberedSteps(story));
    }
    return steps
      .filter(({ step }) => step.atMs > fromMs && step.atMs <= untilMs)
      .sort((one, other) => one.step.atMs - other.step.atMs);
  }

  function begin(nowMs: number): number {
    const inUse = database.first('SELECT 1 FROM incidents LIMIT 1') !== undefined;
    // A database with a history of its own is continued, not filled up behind people's backs.
    const fromMs = inUse ? nowMs : nowMs - historyDays * millisecondsInDay;
    database.run('INSERT INTO demonstration_progress VALUES (?)', fromMs);
    if (!inUse) {
      const opening = { storyId: occupancyStoryId, type: 'barnState', number: 0 } as const;
      tellStep({ database, incidents }, authors, { ...opening, step: beginOccupancy(sceneNow(), fromMs) });
    }
    return fromMs;
  }

  /** Whoever was noticed before the history begins, or in a part of it that is left out, is not told of later. */
  function passOver(fromMs: number): void {
    const atMs = latestLook(fromMs);
    for (const camera of sceneNow().cameras) {
      const still = stillAnimalsOf({ kind: 'simulated', camera, silentSince: null }, atMs);
      passOverLook(database, { camera, still, atMs });
    }
  }

  return {
    async tellUntil(nowMs, signal, onDay = () => {}) {
      const yieldTurn = createYielder(signal);
      const stored = database.first<{ told_until: number }>('SELECT told_until FROM demonstration_progress');
      let fromMs = stored?.told_until ?? database.inTransaction(() => begin(nowMs));
      // After a long rest only what is of interest is caught up with.
      fromMs = Math.max(fromMs, nowMs - historyDays * millisecondsInDay);
      if (fromMs !== stored?.told_until) database.inTransaction(() => passOver(fromMs));
      while (fromMs < nowMs) {
        onDay(Math.ceil((nowMs - fromMs) / millisecondsInDay));
        await yieldTurn();
        const untilMs = Math.min(nowMs, dayAt(fromMs, sceneNow().timeZone).endMs);
        const steps = stepsWithin(sceneNow(), fromMs, untilMs);
        database.inTransaction(() => {
          for (const step of steps) tellStep({ database, incidents }, authors, step);
          database.run('UPDATE demonstration_progress SET told_until = ?', untilMs);
        });
        fromMs = untilMs;
      }
    },
  };
}
