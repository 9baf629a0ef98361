import { sessionEnds } from './session-ends';

test('what the account was answered and shown is wiped, and all are told, even when one leaves meanwhile', () => {
  const wiped: string[] = [];
  const told: string[] = [];
  const ends = sessionEnds(
    ['answers', 'stills'].map((what) => ({
      forget: async (instanceId) => void wiped.push(`${what} of ${instanceId}`),
    })),
  );
  const leave = ends.onSignedOut(() => leave());
  ends.onSignedOut((instanceId) => told.push(instanceId));
  ends.ended('north');
  expect([wiped, told]).toEqual([['answers of north', 'stills of north'], ['north']]);
});
