import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { completeConfiguration } from '../configuration/read-configuration';
import { compileContract } from '../contract/compile-contract';
import { loadContract } from '../contract/load-contract';

const guide = readFileSync(fileURLToPath(new URL('../../../docs/detections.md', import.meta.url)), 'utf8');
const [camera, batch, programs] = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) =>
  JSON.parse(text),
);
const identity = { globalUniqueIdentifier: 'barn', name: 'barn', realWorldName: 'Barn' };

test('shows a camera and a program that a configuration may have', () => {
  const { cameras, serviceAccounts } = completeConfiguration({
    role: 'barn',
    identity,
    dataFolder: 'data',
    cameras: [camera],
    ...programs,
  });
  expect([cameras[0]?.detector?.animals, serviceAccounts[0]?.permissions]).toEqual([
    'pig',
    ['data.write', 'cameras.view'],
  ]);
});

test('shows a batch that fits the contract', () => {
  const contract = loadContract();
  const operation = contract.operations.find(({ operationId }) => operationId === 'sendDetections');
  if (!operation) throw new Error('The contract has no sendDetections');
  expect(compileContract(contract).compile(operation).checkBody(batch)).toEqual([]);
});

test('tells of every refusal that the call has of its own', () => {
  for (const code of ['camera-unknown', 'camera-simulated', 'look-out-of-order'])
    expect(guide).toContain(`\`${code}\``);
});
