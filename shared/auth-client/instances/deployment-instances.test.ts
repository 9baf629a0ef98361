import { createStore } from 'jotai';
import { barnSettings } from '../doubles/barn-double';
import { deploymentInstances } from './deployment-instances';
import { createRegistry } from './registry';

test('accounts of a demonstration come from the deployment alone, and are in its views', () => {
  const demonstration = { names: ['manager'], password: 'Barn-1!' };
  const [barn] = barnSettings().instances;
  if (!barn) throw new Error('there is a barn');
  const settings = { instances: [{ ...barn, demonstration }] };
  const registry = createRegistry(createStore());
  for (const instance of deploymentInstances(settings, 'suite.example', () => undefined)) registry.add(instance);
  expect(registry.views.get().map((view) => view.demonstration)).toEqual([demonstration, undefined]);
});
