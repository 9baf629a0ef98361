import type {
  BarnDocumentationPayload,
  BarnInterventionPayload,
  BarnStateName,
  IncidentEvent,
  IncidentPayload,
  IncidentState,
  IncidentTrigger,
  IncidentType,
} from '@barnwatch/shared/wire';
import type { Chance } from './chance';
import { documentationTexts } from './documentation-texts';
import { genericTexts } from './generic-texts';
import { type Animals, type InterventionText, interventionTexts } from './intervention-texts';

/** One step of an incident that is to be written, `afterMs` after it was opened. */
export interface ScriptedStep {
  readonly trigger: IncidentTrigger;
  readonly state: IncidentState;
  readonly payload: IncidentPayload | null;
  readonly afterMs: number;
  /** Whether a person did it; else the instance itself (accountId null). */
  readonly byPerson: boolean;
}

/** An incident from its opening to its last step so far. */
export interface ScriptedIncident {
  readonly type: IncidentType;
  readonly steps: readonly [ScriptedStep, ...ScriptedStep[]];
}

export type EventAuthor = Pick<IncidentEvent, 'accountId' | 'authorName'>;

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** A problem and what was done about it. Most are settled within hours or days; some wait still. */
export function scriptIntervention(animals: Animals, chance: Chance): ScriptedIncident {
  const text = chance.pick(interventionTexts[animals]);
  const payload = interventionPayload(text);
  if (text.severity === 'none')
    return { type: 'barnIntervention', steps: [personStep('noIssueDetected', 'solved', payload)] };
  const opened = personStep('issueDetected', 'actionRequired', payload);
  const fate = chance.number();
  if (fate < 0.18) return { type: 'barnIntervention', steps: [opened] };
  const solvedAfter = chance.between(0.5, 70) * hourMs;
  const words = chance.pick([
    'Checked again, all well.',
    'Settled for now.',
    'No further signs since yesterday.',
    'Done.',
  ]);
  const solved = personStep(
    'noIssueDetected',
    'issueResolved',
    { ...payload, description: words, severity: 'none' },
    solvedAfter,
  );
  if (fate < 0.6) return { type: 'barnIntervention', steps: [opened, solved] };
  const closed = personStep('close', 'closed', null, solvedAfter + chance.between(1, 30) * hourMs);
  return { type: 'barnIntervention', steps: [opened, solved, closed] };
}

function interventionPayload({ type, title, description, severity, issue }: InterventionText): BarnInterventionPayload {
  return {
    type,
    title,
    description,
    severity,
    issue: issue ?? null,
    ...(type === 'climate' && issue !== undefined && { typeSpecificPayload: { temperatureRating: issue } }),
  };
}

/** An entry of the journal, by the barn's own analysis or by a person; now and then one is hidden again. */
export function scriptDocumentation(
  animals: Animals,
  cameraIds: readonly string[],
  openedAt: number,
  chance: Chance,
): ScriptedIncident {
  const { classification, type, description, minutes, place } = chance.pick(documentationTexts[animals]);
  const cameraId = cameraIds[Math.floor(chance.number() * cameraIds.length)];
  const payload: BarnDocumentationPayload = {
    classification,
    description,
    specification: { type },
    ...(minutes === 0
      ? { timestamp: openedAt }
      : { startTimestamp: openedAt - minutes * minuteMs, endTimestamp: openedAt }),
    location: place === 'camera' && cameraId !== undefined ? { kind: 'camera', cameraId } : { kind: 'global' },
  };
  const created = { ...personStep('create', 'created', payload), byPerson: place === 'global' };
  if (chance.number() > 0.08) return { type: 'barnDocumentation', steps: [created] };
  const reason = chance.pick(['Entered twice.', 'False alarm: people were in the pen.', 'Lens was dirty.']);
  const hidden = personStep('hide', 'hidden', { reason }, chance.between(0.2, 20) * hourMs);
  return { type: 'barnDocumentation', steps: [created, hidden] };
}

/** A dead animal that was seen, until it was collected. */
export function scriptDeadAnimal(cameraIds: readonly string[], chance: Chance): ScriptedIncident {
  const cameraId = cameraIds[Math.floor(chance.number() * cameraIds.length)];
  const place = {
    ...(cameraId !== undefined && { cameraId }),
    position: { x: Math.round(chance.between(10, 90)) / 100, y: Math.round(chance.between(20, 90)) / 100 },
    animalCount: 1,
  };
  const seen = stateStep('deadAnimalExists', 0, place);
  const collected = stateStep('noDeadAnimal', chance.between(1, 16) * hourMs, {
    ...(cameraId !== undefined && { cameraId }),
    description: 'Collected.',
    animalCount: 0,
  });
  return { type: 'barnState', steps: [seen, collected] };
}

/** How full the barn is, from stocking on. */
export function scriptOccupancy(state: BarnStateName, animalCount: number, description: string): ScriptedIncident {
  return { type: 'barnState', steps: [stateStep(state, 0, { animalCount, description })] };
}

export function scriptGeneric(chance: Chance): ScriptedIncident {
  const created = { ...personStep('create', 'created', { ...chance.pick(genericTexts) }), byPerson: false };
  if (chance.number() < 0.25) return { type: 'generic', steps: [created] };
  return { type: 'generic', steps: [created, personStep('close', 'closed', null, chance.between(0.3, 30) * hourMs)] };
}

function personStep(
  trigger: IncidentTrigger,
  state: IncidentState,
  payload: IncidentPayload | null,
  afterMs = 0,
): ScriptedStep {
  return { trigger, state, payload, afterMs, byPerson: true };
}

function stateStep(state: BarnStateName, afterMs: number, more: object): ScriptedStep {
  return { trigger: 'stateDetected', state, payload: { state, ...more }, afterMs, byPerson: false };
}
