import { millisecondsInMinute } from 'date-fns/constants';
import { exampleIncident } from '../../incident-records/record/example-incident';
import { factsAt, stopBeside, stopsOf } from './facts-at';
import { FactsStore } from './facts-store';
import { marksOf } from './timeline-marks';

const minute = millisecondsInMinute;
const block = { resolutionMs: minute, start: 0, end: 256 * minute };

function store() {
  const known = new FactsStore();
  const recorded = {
    recordings: [
      { start: 0, end: 20 * minute },
      { start: 60 * minute, end: 100 * minute },
    ],
    hidden: [{ start: 30 * minute, end: 40 * minute }],
  };
  known.put('recorded', block, ['pen-01'], new Map([['pen-01', recorded]]));
  known.put('night', block, ['pen-01'], new Map([['pen-01', [{ start: 0, end: 10 * minute }]]]));
  known.putMarks(
    block,
    marksOf([
      exampleIncident('a', { openedAt: 62 * minute, cameraId: 'pen-01' }),
      exampleIncident('b', { openedAt: 62 * minute, cameraId: 'pen-02' }),
      exampleIncident('c', { openedAt: 90 * minute, type: 'barnState', state: 'deadAnimalExists' }),
      exampleIncident('d', { openedAt: 90 * minute, type: 'barnDocumentation', state: 'created' }),
    ]),
  );
  return known;
}

test('a moment is recorded, a gap, private, or not known', () => {
  const at = (moment: number, cameraId = 'pen-01') => factsAt(store(), [block], cameraId, moment * minute).recorded;
  expect([at(5), at(25), at(35), at(70), at(5, 'pen-09'), at(300)]).toEqual([
    'recorded',
    'gap',
    'hidden',
    'recorded',
    null,
    null,
  ]);
});

test('what happened around a moment is told of its camera and of the whole barn, the documentation is not', () => {
  const kinds = (moment: number) => factsAt(store(), [block], 'pen-01', moment * minute).marks.map(({ kind }) => kind);
  expect(kinds(60)).toEqual(['intervention']);
  expect(kinds(90)).toEqual(['deadAnimal']);
  expect(factsAt(store(), [block], 'pen-01', 5 * minute).isNight).toBe(true);
  expect(factsAt(store(), [block], 'pen-01', 50 * minute).isNight).toBe(false);
});

test('previous and next lead through everything that begins, ends or happened', () => {
  const stops = stopsOf(store(), [block], 'pen-01');
  const after = (moment: number) => stopBeside(stops, moment * minute, 'after');
  expect(after(1)?.kind).toBe('recordingEnds');
  expect(after(21)?.kind).toBe('hiddenBegins');
  expect(after(60)?.moment).toBe(62 * minute);
  expect(stopBeside(stops, 0, 'before')).toBeNull();
  expect(stopBeside(stops, 62 * minute, 'before')?.moment).toBe(60 * minute);
});
