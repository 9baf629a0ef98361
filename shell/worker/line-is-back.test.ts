import { tellOfLine } from './line-is-back';

test('every window is told that the line is back, where it was asked for what waits (F24)', async () => {
  const postMessage = jest.fn();
  const windows = { matchAll: async () => [{ postMessage }, { postMessage }] };
  await tellOfLine('barnwatch-outbox', windows);
  expect(postMessage.mock.calls).toEqual([[{ kind: 'line-is-back' }], [{ kind: 'line-is-back' }]]);
  await tellOfLine('of somebody else', windows);
  expect(postMessage).toHaveBeenCalledTimes(2);
});
