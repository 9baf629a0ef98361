import type { IncidentPayload, IncidentTrigger, IncidentType } from '@barnwatch/shared/wire';
import type { SimulatedCamera } from '../herd/simulated-camera';
import type { Animals } from './intervention-texts';

/** What stories are told of: a herd, at a place, on the days of one demonstration. */
export interface Scene {
  readonly cameras: readonly SimulatedCamera[];
  readonly animals: Animals;
  readonly seed: number;
  /** IANA name */
  readonly timeZone: string;
}

/** An incident as it goes: what is done to it when, and by whom. */
export interface Story {
  /** The identifier of its incident: the same story is never told twice. */
  readonly storyId: string;
  readonly type: IncidentType;
  readonly steps: readonly [StoryStep, ...StoryStep[]];
}

export interface StoryStep {
  /** ms since 1970 UTC */
  readonly atMs: number;
  readonly act: StoryAct;
  /** `instance`: found by the barn itself; `person`: one of those who may write. */
  readonly by: 'instance' | 'person';
}

export type StoryAct =
  | { readonly kind: 'event'; readonly trigger: IncidentTrigger; readonly payload: IncidentPayload }
  | { readonly kind: 'close' }
  /** The barn looks whether an animal has not moved, as it does all the time, and writes what it finds. */
  | { readonly kind: 'look'; readonly camera: SimulatedCamera };

/** Everything that begins on a day, by the herd's truth and the day's chances: the same day is always the same. */
export type TellDay = (scene: Scene, day: Day) => readonly Story[];

/** A day of the barn, from midnight there to midnight. Times are ms since 1970 UTC. */
export interface Day {
  /** Days since 1970 on the barn's calendar. */
  readonly index: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** No story goes on longer than this after the day on which it began. */
export const longestStoryDays = 5;

export function event(
  atMs: number,
  by: StoryStep['by'],
  trigger: IncidentTrigger,
  payload: IncidentPayload,
): StoryStep {
  return { atMs: Math.round(atMs), by, act: { kind: 'event', trigger, payload } };
}

export function closing(atMs: number, by: StoryStep['by']): StoryStep {
  return { atMs: Math.round(atMs), by, act: { kind: 'close' } };
}

export function look(atMs: number, camera: SimulatedCamera): StoryStep {
  return { atMs, by: 'instance', act: { kind: 'look', camera } };
}
