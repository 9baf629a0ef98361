import type { BarnStateName, IncidentState, IncidentTrigger, IncidentType } from '@barnwatch/shared/wire';
import fc from 'fast-check';
import { allowedTriggers, nextStep } from './incident-rules';

const types: readonly IncidentType[] = ['barnDocumentation', 'barnIntervention', 'barnState', 'generic'];
const triggers: readonly IncidentTrigger[] = [
  'create',
  'hide',
  'issueDetected',
  'noIssueDetected',
  'stateDetected',
  'close',
];
const states: readonly BarnStateName[] = [
  'barnEmpty',
  'barnPartlyFull',
  'barnFull',
  'deadAnimalExists',
  'noDeadAnimal',
];

test.each<[IncidentType, IncidentState | null, IncidentTrigger, IncidentState]>([
  ['barnIntervention', null, 'issueDetected', 'actionRequired'],
  ['barnIntervention', null, 'noIssueDetected', 'solved'],
  ['barnIntervention', 'actionRequired', 'noIssueDetected', 'issueResolved'],
  ['barnIntervention', 'solved', 'issueDetected', 'actionRequired'],
  ['barnIntervention', 'issueResolved', 'noIssueDetected', 'issueResolved'],
  ['barnDocumentation', null, 'create', 'created'],
  ['barnDocumentation', 'created', 'hide', 'hidden'],
  ['barnDocumentation', 'hidden', 'create', 'created'],
  ['barnDocumentation', 'hidden', 'close', 'closed'],
  ['generic', null, 'create', 'created'],
  ['generic', 'created', 'close', 'closed'],
])('%s, %s: %s leads to %s', (type, state, trigger, expected) => {
  expect(nextStep(type, state, trigger, null)).toEqual({ ok: true, state: expected });
});

test.each<[IncidentType, IncidentState | null, IncidentTrigger]>([
  ['barnDocumentation', null, 'hide'],
  ['barnDocumentation', 'created', 'create'],
  ['barnDocumentation', 'hidden', 'hide'],
  ['barnIntervention', null, 'create'],
  ['barnIntervention', null, 'close'],
  ['barnState', 'barnFull', 'close'],
  ['generic', 'created', 'create'],
])('%s, %s: %s is not allowed', (type, state, trigger) => {
  expect(nextStep(type, state, trigger, null)).toEqual({
    ok: false,
    reason: 'trigger-not-allowed',
    allowed: allowedTriggers(type, state),
  });
});

test('keeps how full the barn is and dead animals apart', () => {
  const detected = (from: IncidentState | null, state: BarnStateName) =>
    nextStep('barnState', from, 'stateDetected', { state });
  expect(detected(null, 'deadAnimalExists')).toEqual({ ok: true, state: 'deadAnimalExists' });
  expect(detected('barnEmpty', 'barnFull')).toEqual({ ok: true, state: 'barnFull' });
  expect(detected('deadAnimalExists', 'barnFull')).toMatchObject({ reason: 'state-not-reachable' });
});

test('leads nowhere from closed, and never proposes to close by an event', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...types),
      fc.array(fc.tuple(fc.constantFrom(...triggers), fc.constantFrom(...states)), { maxLength: 12 }),
      (type, attempts) => {
        let state: IncidentState | null = null;
        for (const [trigger, payloadState] of attempts) {
          const step = nextStep(type, state, trigger, { state: payloadState });
          expect(allowedTriggers(type, state)).not.toContain('close');
          if (state === 'closed') expect(step.ok).toBe(false);
          if (step.ok) state = step.state;
        }
      },
    ),
  );
});
