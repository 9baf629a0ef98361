import { readFileSync } from 'node:fs';
import path from 'node:path';
import { suiteRegistrySchema } from '@barnwatch/shared/federation';
import Ajv from 'ajv/dist/2020';
import * as v from 'valibot';
import { repository } from '../build/places';
import { mergeRegistry } from './merge-registry';
import { registryJsonSchema } from './registry-json-schema';
import { builtRemote, discoveryCode } from './testing/suite-on-disk';

const published = readFileSync(path.join(repository, 'docs/suite.schema.json'), 'utf8');
const validate = new Ajv({ strict: false }).compile(JSON.parse(published));

const registry = mergeRegistry(
  [builtRemote('mf-cameras', '1.0.0')],
  {
    branding: { name: 'BarnWatch' },
    instances: [
      {
        globalUniqueIdentifier: 'a',
        name: 'A',
        realWorldName: 'A',
        type: 'barn',
        discoveryCode: discoveryCode('localhost', 1),
      },
    ],
    disabledRemotes: [],
    allowOverrides: false,
    baseUrls: {},
  },
  { pins: {}, switches: {} },
  { contract: '1.0.0', composedAt: 1 },
);

test('is published as it is in the code', () => {
  expect(JSON.parse(published)).toEqual(JSON.parse(registryJsonSchema()));
});

test.each<[string, unknown]>([
  ['a whole registry', registry],
  ['no remotes', { ...registry, remotes: undefined }],
  ['another schema number', { ...registry, schema: 2 }],
  [
    'a relative base URL',
    { ...registry, remotes: registry.remotes.map((remote) => ({ ...remote, baseUrl: 'javascript:alert(1)/' })) },
  ],
  [
    'a path that climbs',
    {
      ...registry,
      remotes: registry.remotes.map((remote) => ({ ...remote, entry: { ...remote.entry, file: '../x.js' } })),
    },
  ],
  [
    'a missing language',
    { ...registry, remotes: registry.remotes.map((remote) => ({ ...remote, texts: { en: remote.texts.en } })) },
  ],
])('says the same as the schema of the shell: %s', (_name, data) => {
  expect(validate(JSON.parse(JSON.stringify(data)))).toBe(v.is(suiteRegistrySchema, data));
});

test('accepts what the registry tool makes', () => {
  expect(v.is(suiteRegistrySchema, registry)).toBe(true);
});
