import { sharedColors } from './same-color';

test('names those that cannot be told apart', () => {
  const shared = sharedColors([
    { regionTypeId: 'feeder', color: '#111111' },
    { regionTypeId: 'drinker', color: '#222222' },
    { regionTypeId: 'lying', color: '#111111' },
    { regionTypeId: 'passage', color: null },
    { regionTypeId: 'activity', color: null },
  ]);
  expect([...shared]).toEqual([
    ['feeder', ['lying']],
    ['lying', ['feeder']],
  ]);
});
