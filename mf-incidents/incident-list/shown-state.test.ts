import { stateNames } from '../api/incident-query';
import { shownState, stateLooks } from './shown-state';

test.each([
  ['closed', 'closed'],
  ['actionRequired', 'actionRequired'],
  ['solved', 'solved'],
  ['issueResolved', 'solved'],
  ['whatever comes later', 'solved'],
])('an intervention in state %s is shown as %s', (state, shown) => {
  expect(shownState({ type: 'barnIntervention', state })).toBe(shown);
});

test.each(stateNames)('other types show %s as it is', (state) => {
  expect(shownState({ type: 'barnState', state })).toBe(state);
});

test('an unknown state stays unknown', () => {
  expect(shownState({ type: 'barnState', state: 'toString' })).toBeNull();
});

test('what must be told apart differs in shape, not by colour alone', () => {
  const { actionRequired, solved, closed, deadAnimalExists } = stateLooks;
  expect(new Set([actionRequired, solved, closed, deadAnimalExists].map(({ icon }) => icon)).size).toBe(4);
});
