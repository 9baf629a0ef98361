import { exampleCamera } from '../../camera-records/record/example-camera';
import { exampleIncident } from '../../past/incidents/example-incident';
import { chosenCameras, mostChosen, toggled } from './chosen-cameras';
import { deadAnimalsOf } from './dead-animals';
import { placeName } from './place-name';
import { byUrgency, severityCounts } from './urgency';

describe('dead animals', () => {
  const dead = { type: 'barnState', state: 'deadAnimalExists' };
  const collected = { type: 'barnState', state: 'noDeadAnimal' };

  test('are to be collected until they are, the one that lies longest first', () => {
    const found = deadAnimalsOf(
      [
        exampleIncident('new', { ...dead, openedAt: 300 }),
        exampleIncident('old', { ...dead, openedAt: 100 }),
        exampleIncident('gone', { ...collected, outcome: 'collected', openedAt: 250 }),
        exampleIncident('closed', { ...dead, openedAt: 260, closedAt: 270 }),
      ],
      200,
    );
    expect(found.toCollect.map(({ incidentId }) => incidentId)).toEqual(['old', 'new']);
    expect(found.found).toBe(3);
  });

  test('are none that got up again', () => {
    const incidents = [exampleIncident('up', { ...collected, outcome: 'notDead', openedAt: 300 })];
    expect(deadAnimalsOf(incidents, 0)).toEqual({ toCollect: [], found: 0 });
  });
});

describe('urgency', () => {
  const incidents = [
    exampleIncident('unknown', { severity: null, openedAt: 900 }),
    exampleIncident('low', { severity: 'low', openedAt: 500 }),
    exampleIncident('high, older', { severity: 'high', openedAt: 100 }),
    exampleIncident('high, newer', { severity: 'high', openedAt: 200 }),
  ];

  test('is severity first, then what is new', () => {
    expect(byUrgency(incidents).map(({ incidentId }) => incidentId)).toEqual([
      'high, newer',
      'high, older',
      'low',
      'unknown',
    ]);
  });

  test('counts what there is', () => {
    expect(severityCounts(incidents)).toEqual([
      ['high', 2],
      ['low', 1],
    ]);
  });
});

describe('the cameras that stand for a barn', () => {
  const listed = ['a', 'b', 'c', 'd'].map((id) => exampleCamera(id));
  const ids = (chosen: readonly string[] | null, usual = 2) =>
    chosenCameras(listed, chosen, usual).map(({ cameraId }) => cameraId);

  test('are the first ones where none was chosen, or none of the chosen is left', () => {
    expect(ids(null)).toEqual(['a', 'b']);
    expect(ids(['gone'], 3)).toEqual(['a', 'b', 'c']);
  });

  test('are in the order of the walk, whichever was chosen first', () => {
    expect(ids(['d', 'gone', 'b'])).toEqual(['b', 'd']);
  });

  test('are never more than fit', () => {
    const many = Array.from({ length: mostChosen }, (_, place) => String(place));
    expect(toggled(many, 'one more', mostChosen)).toBe(many);
    expect(toggled(many, '0', mostChosen)).toHaveLength(mostChosen - 1);
    expect(toggled(['a'], 'b', mostChosen)).toEqual(['a', 'b']);
  });
});

test('a place is named as its camera is named now', () => {
  const cameras = [exampleCamera('a', { name: 'Sick pen' })];
  expect(placeName(exampleIncident('x', { cameraId: 'a' }), cameras)).toBe('Sick pen');
  expect(placeName(exampleIncident('x', { cameraId: 'gone' }), cameras)).toBe('gone');
  expect(placeName(exampleIncident('x'), cameras)).toBeNull();
});
