import type { Translate } from '@barnwatch/shared/i18n';
import { stateNames } from '../record/incident-query';
import { shownState, stateLooks, stateWords } from './shown-state';

const barnState = (outcome: string | null) =>
  ({ kind: 'barn-state', description: '', cameraId: null, animalCount: 1, outcome, fault: null }) as const;
const t = ((key: string) => `<${key}>`) as Translate;

test.each([
  ['closed', 'closed'],
  ['actionRequired', 'actionRequired'],
  ['solved', 'solved'],
  ['issueResolved', 'solved'],
  ['whatever comes later', 'solved'],
])('an intervention in state %s is shown as %s', (state, shown) => {
  expect(shownState({ type: 'barnIntervention', state, message: null })).toBe(shown);
});

test.each(stateNames)('other types show %s as it is', (state) => {
  expect(shownState({ type: 'barnState', state, message: barnState(null) })).toBe(state);
});

test('an unknown state stays unknown', () => {
  expect(shownState({ type: 'barnState', state: 'toString', message: null })).toBeNull();
});

test('what must be told apart differs in shape, not by colour alone', () => {
  const { actionRequired, solved, closed, deadAnimalExists } = stateLooks;
  expect(new Set([actionRequired, solved, closed, deadAnimalExists].map(({ icon }) => icon)).size).toBe(4);
});

test.each([
  ['noDeadAnimal', 'notDead', '<state.notDead>'],
  ['noDeadAnimal', 'collected', '<state.noDeadAnimal>'],
  ['noDeadAnimal', null, '<state.noDeadAnimal>'],
  ['noDeadAnimal', 'flewAway', '<state.noDeadAnimal>'],
  ['deadAnimalExists', 'notDead', '<state.deadAnimalExists>'],
  ['barnEmpty', 'notDead', '<state.barnEmpty>'],
  ['closed', 'notDead', '<state.closed>'],
  ['movedOut', null, 'Moved out'],
])('state %s with outcome %s says %s', (state, outcome, words) => {
  expect(stateWords({ type: 'barnState', state, message: barnState(outcome) }, t)).toBe(words);
});
