import type { IncidentSchema } from '../../incident-records/record/incident-schema';
import { fieldName } from './payload-names';

const schema: IncidentSchema = {
  type: 'generic',
  triggers: [],
  typeSetup: [],
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
