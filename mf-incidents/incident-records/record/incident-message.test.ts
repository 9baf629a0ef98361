import { readMessage } from './incident-message';

const climate = { type: 'climate', title: 'Piling', description: '6:30', severity: 'middle', issue: 'tooCold' };
const feeding = { classification: 'feeding', description: '<p>Silo <b>2</b></p>', location: { kind: 'global' } };

test('an intervention with how the temperature was felt', () => {
  const payload = { ...climate, typeSpecificPayload: { temperatureRating: 'wayTooCold' } };
  expect(readMessage('barnIntervention', payload)).toEqual({
    kind: 'intervention',
    interventionType: 'climate',
    title: 'Piling',
    description: '6:30',
    severity: 'middle',
    issue: 'tooCold',
    temperatureRating: 'wayTooCold',
  });
});

test('an intervention’s text is plain: what looks like a tag in it is kept', () => {
  const payload = { ...climate, description: 'kept between <10 and >5 °C <b>today</b>' };
  expect(readMessage('barnIntervention', payload)).toMatchObject({
    description: 'kept between <10 and >5 °C <b>today</b>',
  });
});

test.each([
  [
    { startTimestamp: 1000, endTimestamp: 5000 },
    { kind: 'span', start: 1000, end: 5000 },
  ],
  [{ timestamp: 3000 }, { kind: 'moment', at: 3000 }],
  [{ startTimestamp: 1000 }, { kind: 'moment', at: 1000 }],
  [
    { endTimestamp: 5000, startTimestamp: null },
    { kind: 'moment', at: 5000 },
  ],
  [{}, { kind: 'unknown' }],
])('documentation at %j', (times, time) => {
  expect(readMessage('barnDocumentation', { ...feeding, ...times })).toEqual({
    kind: 'documentation',
    classification: 'feeding',
    specification: null,
    description: 'Silo 2',
    time,
    place: { kind: 'global' },
    hiddenReason: null,
  });
});

test.each([[{ kind: 'camera', cameraId: 'north-1' }], [{ kind: 'region', regionSpecification: 'feeder-left' }]])(
  'documentation of %j',
  (location) => {
    expect(readMessage('barnDocumentation', { ...feeding, location })).toMatchObject({ place: location });
  },
);

test('a hidden record carries its reason', () => {
  expect(readMessage('barnDocumentation', { reason: 'Entered twice.' })).toEqual({
    kind: 'hidden',
    reason: 'Entered twice.',
  });
});

test('a barn state with and without details', () => {
  const found = { state: 'deadAnimalExists', cameraId: 'north-1', position: { x: 0.2, y: 0.7 }, animalCount: 1 };
  expect(readMessage('barnState', found)).toEqual({
    kind: 'barn-state',
    description: '',
    cameraId: 'north-1',
    animalCount: 1,
    outcome: null,
    fault: null,
  });
  expect(readMessage('barnState', { state: 'faultExists', fault: 'lensDirty', cameraId: 'north-1' })).toMatchObject({
    cameraId: 'north-1',
    fault: 'lensDirty',
  });
  expect(readMessage('barnState', { state: 'barnFull' })).toMatchObject({ cameraId: null, animalCount: null });
});

test('a payload that does not fit its type is shown fact by fact', () => {
  expect(readMessage('barnIntervention', { ...climate, title: 7, severity: 'huge' })).toEqual({
    kind: 'open',
    title: null,
    description: '6:30',
    severity: null,
    facts: {
      shown: [
        { path: ['type'], value: 'climate' },
        { path: ['issue'], value: 'tooCold' },
        { path: ['severity'], value: 'huge' },
        { path: ['title'], value: 7 },
      ],
      leftOut: 0,
    },
  });
});

test.each([[undefined], [null]])('no payload (%s) says nothing', (payload) => {
  expect(readMessage('generic', payload)).toEqual({
    kind: 'open',
    title: null,
    description: '',
    severity: null,
    facts: { shown: [], leftOut: 0 },
  });
});
