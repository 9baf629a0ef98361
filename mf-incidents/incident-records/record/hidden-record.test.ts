import { exampleIncident } from '../../testing/example-incident';
import { hiddenIds, withFirstPayload } from './hidden-record';

const record = {
  classification: 'cleaning',
  description: '<p>Washed <b>pen 4</b>.</p>',
  timestamp: 1_767_225_600_000,
  location: { kind: 'camera', cameraId: 'pen-04' },
};
const hidden = exampleIncident('h', {
  type: 'barnDocumentation',
  state: 'hidden',
  payload: { reason: 'Entered twice.' },
  message: { kind: 'hidden', reason: 'Entered twice.' },
});

test('it says what it said before, and why it is hidden; its state stays', () => {
  expect(withFirstPayload(hidden, record)).toMatchObject({
    state: 'hidden',
    payload: record,
    message: {
      kind: 'documentation',
      classification: 'cleaning',
      description: 'Washed pen 4.',
      place: { kind: 'camera', cameraId: 'pen-04' },
      hiddenReason: 'Entered twice.',
    },
  });
});

test.each([
  ['not here yet', undefined],
  ['of a record without events', null],
  ['none that can be read', { classification: 7 }],
  ['itself a hiding', { reason: 'Another one.' }],
])('a first event that is %s leaves the reason', (_name, payload) => {
  expect(withFirstPayload(hidden, payload)).toBe(hidden);
});

test('what is not hidden stays as it is', () => {
  const intervention = exampleIncident('i');
  expect(withFirstPayload(intervention, record)).toBe(intervention);
  expect(hiddenIds([intervention, hidden])).toEqual(['h']);
});
