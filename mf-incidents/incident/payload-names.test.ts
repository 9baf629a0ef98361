import type { IncidentSchema } from '../api/incident-schema';
import { fieldName, issueWords, subtypeWords } from './payload-names';

const schema: IncidentSchema = {
  type: 'generic',
  triggers: [],
  typeSetup: [
    { type: 'water', title: { en: 'Water', de: 'Wasser' }, issues: [{ issue: 'low', title: { en: 'too little' } }] },
  ],
  payloadSchema: {
    properties: {
      flow: { title: 'Flow of water', properties: { perHour: { title: 'per hour' }, sensorName: {} } },
    },
  },
};

test.each([
  [['flow'], 'Flow of water'],
  [['flow', 'perHour'], 'Flow of water › per hour'],
  [['flow', 'sensorName'], 'Flow of water › Sensor name'],
  [['limits', 'from'], 'Limits › From'],
  [['constructor'], 'Constructor'],
  [['__proto__', 'flow'], '__proto__ › Flow'],
])('%j is called %s', (path, name) => {
  expect(fieldName(schema, path)).toBe(name);
});

test('without a schema names are made readable', () => {
  expect(fieldName(null, ['waterFlow'])).toBe('Water flow');
  expect(fieldName({ ...schema, payloadSchema: { properties: { waterFlow: 'broken' } } }, ['waterFlow'])).toBe(
    'Water flow',
  );
});

test('words of the instance for its own types and issues', () => {
  expect(subtypeWords(schema, 'water', 'de')).toBe('Wasser');
  expect(subtypeWords(schema, 'fire', 'de')).toBeNull();
  expect(issueWords(schema, 'water', 'low', 'de')).toBe('too little');
  expect(issueWords(schema, 'water', 'high', 'en')).toBeNull();
  expect(issueWords(null, 'water', 'low', 'en')).toBeNull();
});
