import type {
  BarnStateName,
  IncidentPayload,
  IncidentState,
  IncidentTrigger,
  IncidentType,
} from '@barnwatch/shared/wire';

/** A trigger and where it leads. */
export interface Transition {
  readonly trigger: IncidentTrigger;
  /** States from which it may be sent; empty: as first event. */
  readonly from: readonly IncidentState[];
  /** With several, the payload's own state says which. */
  readonly to: readonly IncidentState[];
}

const occupancy: readonly BarnStateName[] = ['barnEmpty', 'barnPartlyFull', 'barnFull'];
const deadAnimals: readonly BarnStateName[] = ['deadAnimalExists', 'noDeadAnimal'];
const faults: readonly BarnStateName[] = ['faultExists'];
const interventionStates: readonly IncidentState[] = ['actionRequired', 'solved', 'issueResolved'];

/**
 * The life of each type of incident (product 4.1; `IncidentTrigger` of the contract). Nothing leads out of `closed`.
 */
export const transitions: Readonly<Record<IncidentType, readonly Transition[]>> = {
  barnIntervention: [
    { trigger: 'issueDetected', from: [], to: ['actionRequired'] },
    { trigger: 'noIssueDetected', from: [], to: ['solved'] },
    { trigger: 'issueDetected', from: interventionStates, to: ['actionRequired'] },
    { trigger: 'noIssueDetected', from: interventionStates, to: ['issueResolved'] },
    { trigger: 'close', from: interventionStates, to: ['closed'] },
  ],
  barnDocumentation: [
    { trigger: 'create', from: [], to: ['created'] },
    { trigger: 'hide', from: ['created'], to: ['hidden'] },
    { trigger: 'create', from: ['hidden'], to: ['created'] },
    { trigger: 'close', from: ['created', 'hidden'], to: ['closed'] },
  ],
  // Never closed by hand. How full the barn is, whether a dead animal lies in it and each fault are incidents of their own.
  barnState: [
    { trigger: 'stateDetected', from: [], to: [...occupancy, ...deadAnimals, ...faults] },
    { trigger: 'stateDetected', from: occupancy, to: occupancy },
    { trigger: 'stateDetected', from: deadAnimals, to: deadAnimals },
    // By the instance itself, once the fault is over.
    { trigger: 'close', from: faults, to: ['closed'] },
  ],
  generic: [
    { trigger: 'create', from: [], to: ['created'] },
    { trigger: 'close', from: ['created'], to: ['closed'] },
  ],
};

export type Step =
  | { readonly ok: true; readonly state: IncidentState }
  /** What may be sent instead; `close` is a call of its own and never among it. */
  | { readonly ok: false; readonly reason: 'trigger-not-allowed'; readonly allowed: readonly IncidentTrigger[] }
  | { readonly ok: false; readonly reason: 'state-not-reachable'; readonly reachable: readonly IncidentState[] };

/** @param state the incident's state before; null for its first event */
export function nextStep(
  type: IncidentType,
  state: IncidentState | null,
  trigger: IncidentTrigger,
  payload: IncidentPayload | null,
): Step {
  const transition = transitionsFrom(type, state).find((candidate) => candidate.trigger === trigger);
  if (!transition) return { ok: false, reason: 'trigger-not-allowed', allowed: allowedTriggers(type, state) };
  const [only, ...others] = transition.to;
  const wanted = others.length === 0 ? only : transition.to.find((target) => target === stateOf(payload));
  return wanted === undefined
    ? { ok: false, reason: 'state-not-reachable', reachable: transition.to }
    : { ok: true, state: wanted };
}

/** Triggers that an event may carry now. */
export function allowedTriggers(type: IncidentType, state: IncidentState | null): readonly IncidentTrigger[] {
  return transitionsFrom(type, state).flatMap(({ trigger }) => (trigger === 'close' ? [] : [trigger]));
}

function transitionsFrom(type: IncidentType, state: IncidentState | null): readonly Transition[] {
  return transitions[type].filter(({ from }) => (state === null ? from.length === 0 : from.includes(state)));
}

function stateOf(payload: IncidentPayload | null): unknown {
  return payload !== null && 'state' in payload ? payload.state : undefined;
}
