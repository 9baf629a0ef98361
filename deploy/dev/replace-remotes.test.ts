import { suiteRegistrySchema } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import { mergeRegistry } from '../compose/merge-registry';
import { builtRemote } from '../compose/testing/suite-on-disk';
import { replaceRemotes } from './replace-remotes';

const registry = mergeRegistry(
  [builtRemote('mf-auth', '1.0.0'), builtRemote('mf-cameras', '1.0.0')],
  {
    branding: { name: 'BarnWatch' },
    instances: [],
    disabledRemotes: ['mf-cameras'],
    allowOverrides: false,
    baseUrls: {},
  },
  { pins: {}, switches: {} },
  { contract: '1.0.0', composedAt: 1 },
);

test('replaces exactly the live remotes, and switches them on', () => {
  const live = { built: builtRemote('mf-cameras', '1.1.0'), baseUrl: 'http://localhost:8100/' };
  const replaced = replaceRemotes(registry, [live]);
  expect(replaced.remotes.map(({ name, version, baseUrl }) => [name, version, baseUrl])).toEqual([
    ['mf-auth', '1.0.0', '/remotes/mf-auth/1.0.0/'],
    ['mf-cameras', '1.1.0', 'http://localhost:8100/'],
  ]);
  expect(replaced.disabledRemotes).toEqual([]);
  expect(v.is(suiteRegistrySchema, replaced)).toBe(true);
});
