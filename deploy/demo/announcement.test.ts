import { suiteRegistrySchema } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import { deploymentSchema } from '../compose/deployment-file';
import { deploymentProblems } from '../compose/deployment-problems';
import { mergeRegistry } from '../compose/merge-registry';
import { suiteOrigins } from '../suite-server/suite-origins';
import { announcement } from './announcement';
import { demoDeployment } from './demo-deployment';
import { demoInstances } from './instances';

const demo = demoInstances({ BARNWATCH_PORT_BASE: '9080', BARNWATCH_DATA: '/data' });
const deployment = demoDeployment(demo);

test('tells addresses, accounts, codes and what is missing', () => {
  const text = announcement({
    suite: demo.suite.address,
    senator: demo.senator.address,
    barns: [{ name: 'North barn', address: demo.north.address, discoveryCode: 'code-of-north' }],
    accounts: demo.accounts,
    senatorAccount: demo.senatorAccount,
    missing: ['ffmpeg was not found.'],
  });
  for (const fact of [
    'http://localhost:9080',
    'http://localhost:9066/outbox',
    'http://localhost:9071',
    'code-of-north',
    'ffmpeg was not found.',
  ]) {
    expect(text).toContain(fact);
  }
  for (const { username, password } of demo.accounts) expect(text).toMatch(new RegExp(`${username} +${password}`));
});

test('composes to a registry that the shell reads, with both barns and the senator', () => {
  expect(v.is(deploymentSchema, deployment)).toBe(true);
  expect(deploymentProblems(deployment)).toEqual([]);
  const registry = mergeRegistry([], deployment, { pins: {}, switches: {} }, { contract: '1.0.0', composedAt: 1 });
  expect(v.is(suiteRegistrySchema, registry)).toBe(true);
  expect(registry.instances.map(({ globalUniqueIdentifier }) => globalUniqueIdentifier)).toEqual([
    'north-barn',
    'south-barn',
  ]);
  expect(suiteOrigins(JSON.stringify(registry)).instanceOrigins).toEqual([
    'http://localhost:9071',
    'http://localhost:9066',
    'http://localhost:9072',
  ]);
});
