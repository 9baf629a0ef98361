import { type SuiteRegistry, suiteRegistrySchema } from '@barnwatch/shared/federation';
import * as v from 'valibot';

/** A `suite.json` in which a barn is reached at one other port of this machine only. */
export function redirectBarn(suiteJson: string, barnId: string, port: number): string {
  const registry: SuiteRegistry = v.parse(suiteRegistrySchema, JSON.parse(suiteJson));
  const endpoint = { protocol: 'http', hostname: 'localhost', port };
  const discoveryCode = Buffer.from(JSON.stringify({ local: endpoint, remote: endpoint })).toString('base64');
  const instances = registry.instances.map((instance) =>
    instance.globalUniqueIdentifier === barnId ? { ...instance, discoveryCode } : instance,
  );
  return JSON.stringify({ ...registry, instances });
}
