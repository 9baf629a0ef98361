import { sessionEnds } from './session-ends';

test('what the account was answered is wiped, and all are told, even when one leaves meanwhile', () => {
  const wiped: string[] = [];
  const told: string[] = [];
  const ends = sessionEnds({ forget: async (instanceId) => void wiped.push(instanceId) });
  const leave = ends.onSignedOut(() => leave());
  ends.onSignedOut((instanceId) => told.push(instanceId));
  ends.ended('north');
  expect([wiped, told]).toEqual([['north'], ['north']]);
});
