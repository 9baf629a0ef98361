import { sharedColors } from './same-color';

test('names those that cannot be told apart', () => {
  const shared = sharedColors([
    { name: 'feeder', color: '#111111' },
    { name: 'drinker', color: '#222222' },
    { name: 'lying', color: '#111111' },
    { name: 'passage', color: null },
    { name: 'activity', color: null },
  ]);
  expect([...shared]).toEqual([
    ['feeder', ['lying']],
    ['lying', ['feeder']],
  ]);
});
