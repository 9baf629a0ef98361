import type { OutboxEntry, OutboxWrite } from '@barnwatch/shared/outbox';
import { type BarnStatePayload, barnStatePayload } from '@barnwatch/shared/wire/calls';
import * as v from 'valibot';
import type { Incident } from '../../incident-records/record/incident';

/** What became of an animal that was taken for dead. */
export const findingStates = ['found', 'collected', 'notDead'] as const;

export type FindingState = (typeof findingStates)[number];

/** A place in a picture as shares of its width and height, 0 to 1. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** An animal that was taken for dead. */
export interface Finding {
  readonly incidentId: string;
  /** ms since 1970 UTC */
  readonly foundAt: number;
  readonly lastUpdated: number;
  readonly state: FindingState;
  /** Null where the barn did not tell which camera shows it, and where. */
  readonly cameraId: string | null;
  readonly position: PicturePoint | null;
  readonly description: string;
  /** At least 1. */
  readonly animalCount: number;
}

/** A finding with what is still on its way to the barn. */
export interface ShownFinding extends Finding {
  readonly pending: boolean;
}

/** The states of the wire that are about dead animals (contract, `BarnStateName`). */
export const deadAnimalStates = ['deadAnimalExists', 'noDeadAnimal'] as const;

type Payload = BarnStatePayload & { readonly state: (typeof deadAnimalStates)[number] };

/** What a payload says of a dead animal; null where it is not about one. */
function readPayload(payload: unknown): Payload | null {
  const reading = v.safeParse(barnStatePayload, payload);
  return reading.success && isAboutDeadAnimal(reading.output) ? reading.output : null;
}

function isAboutDeadAnimal(payload: BarnStatePayload): payload is Payload {
  return deadAnimalStates.some((state) => state === payload.state);
}

/** Without an outcome, nobody has said that the animal was alive. */
function stateOf({ state, outcome }: Pick<Payload, 'state' | 'outcome'>): FindingState {
  if (state === 'deadAnimalExists') return 'found';
  return outcome === 'notDead' ? 'notDead' : 'collected';
}

/** The number of animals that a payload is about; some barns say 0 once it is collected, and it was one. */
function countOf(animalCount = 1): number {
  return animalCount >= 1 ? Math.round(animalCount) : 1;
}

/** Reads an incident of type barnState; null where it is not about a dead animal. */
export function readFinding({ incidentId, openedAt, lastUpdated, payload }: Incident): Finding | null {
  const told = readPayload(payload);
  if (told === null) return null;
  const { description = '', cameraId = null, position = null, animalCount } = told;
  return {
    incidentId,
    foundAt: openedAt,
    lastUpdated,
    state: stateOf(told),
    cameraId,
    position,
    description,
    animalCount: countOf(animalCount),
  };
}

const wireStates: Readonly<Record<FindingState, Readonly<Record<string, string>>>> = {
  found: { state: 'deadAnimalExists' },
  collected: { state: 'noDeadAnimal', outcome: 'collected' },
  notDead: { state: 'noDeadAnimal', outcome: 'notDead' },
};

/**
 * The event that says what became of it; camera, place and number stay: maps and counts of the last weeks need them. So
 * do the words: the last event is what is read, and taking a press back brings back all that stood there.
 */
export function findingWrite(
  { incidentId, cameraId, position, animalCount, description }: Finding,
  state: FindingState,
): Extract<OutboxWrite, { call: 'add-event' }> {
  const payload = {
    animalCount,
    ...(description !== '' && { description }),
    ...(cameraId !== null && { cameraId }),
    ...(position !== null && { position: { ...position } }),
    ...wireStates[state],
  };
  return { call: 'add-event', incidentId, incidentType: 'barnState', trigger: 'stateDetected', payload };
}

/** The findings as they will be when everything that waits on the device has arrived: the last word counts. */
export function withPending(findings: readonly Finding[], entries: readonly OutboxEntry[]): readonly ShownFinding[] {
  const pending = new Map<string, FindingState>();
  for (const { write, standing } of entries) {
    if (write.call !== 'add-event' || standing.kind === 'needs-you') continue;
    const told = readPayload(write.payload);
    if (told) pending.set(write.incidentId, stateOf(told));
  }
  return findings.map((finding) => {
    const state = pending.get(finding.incidentId);
    return { ...finding, state: state ?? finding.state, pending: state !== undefined };
  });
}
