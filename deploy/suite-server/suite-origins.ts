import { suiteRegistrySchema } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import { discoveryOrigins } from '../compose/discovery-origins';
import type { Circumstances } from './security-headers';

export type SuiteOrigins = Pick<Circumstances, 'remoteOrigins' | 'instanceOrigins'>;

export const noOrigins: SuiteOrigins = { remoteOrigins: [], instanceOrigins: [] };

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/**
 * The origins beside its own that a suite loads from, as the text of its `suite.json` says.
 * @throws when the text is no registry: the caller decides what stands in for it
 */
export function suiteOrigins(registryText: string): SuiteOrigins {
  const {
    remotes,
    instances,
    senator,
    allowOverrides,
    overrideOrigins = [],
  } = v.parse(suiteRegistrySchema, JSON.parse(registryText));
  // The versions beside the present one as well: some windows have one of those.
  const elsewhere = remotes
    .flatMap(({ baseUrl, before, staged }) => [baseUrl, before?.baseUrl, staged?.baseUrl])
    .filter((baseUrl) => baseUrl !== undefined && !baseUrl.startsWith('/'))
    .map(String);
  const known = [...instances, ...(senator === undefined ? [] : [senator])];
  return {
    remoteOrigins: unique([
      ...elsewhere.map((baseUrl) => new URL(baseUrl).origin),
      ...(allowOverrides ? overrideOrigins : []),
    ]),
    instanceOrigins: unique(known.flatMap(({ discoveryCode }) => discoveryOrigins(discoveryCode))),
  };
}
