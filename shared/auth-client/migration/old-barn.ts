import * as v from 'valibot';
import { discoveryObjectSchema } from '../instances/discovery-code';
import type { DiscoveryObject } from '../instances/discovery-object';
import type { NewInstance } from '../instances/memory';

/** Key below which the old client kept its barns, a list. */
export const oldBarnsKey = 'barns';

const text = v.pipe(v.string(), v.maxLength(500));

/** A barn as the client before this suite wrote it down (docs/decisions/0008). Anything beside these fields is ignored. */
const oldBarnSchema = v.object({
  name: v.pipe(text, v.minLength(1)),
  realWorldName: v.nullish(text),
  host: v.pipe(v.string(), v.minLength(1), v.maxLength(253)),
  port: v.number(),
  https: v.exactOptional(v.boolean(), false),
  gatewayId: v.nullish(v.pipe(v.string(), v.maxLength(200))),
  gatewayHost: v.nullish(v.pipe(v.string(), v.maxLength(253))),
  gatewayPort: v.nullish(v.number()),
  migrated: v.exactOptional(v.boolean(), false),
});

export type OldBarn = v.InferOutput<typeof oldBarnSchema>;

/** What becomes of an old record. */
export type Migration =
  | { kind: 'migrate'; instance: NewInstance }
  | { kind: 'skip'; reason: 'already-migrated' | 'no-gateway-id' | 'same-id-exists' | 'unreadable' };

function gatewayOf({ gatewayHost, gatewayPort }: OldBarn, senator: DiscoveryObject): object | null {
  if (gatewayHost) return { protocol: 'https', hostname: gatewayHost.toLowerCase(), port: gatewayPort ?? 443 };
  return senator.remote ?? senator.local ?? null;
}

/**
 * Decides about one record (product 4.13): skipped where it is migrated already, has no gateway id, or its id exists.
 *
 * @param senator where the gateway is, where the record does not name one: they are one program
 */
export function migrationOf(
  record: unknown,
  isKnown: (instanceId: string) => boolean,
  senator: DiscoveryObject,
): Migration {
  const reading = v.safeParse(oldBarnSchema, record);
  if (!reading.success) return { kind: 'skip', reason: 'unreadable' };
  const barn = reading.output;
  const { gatewayId, name, realWorldName, host, port, https } = barn;
  if (barn.migrated) return { kind: 'skip', reason: 'already-migrated' };
  if (!gatewayId) return { kind: 'skip', reason: 'no-gateway-id' };
  if (isKnown(gatewayId)) return { kind: 'skip', reason: 'same-id-exists' };
  const gateway = gatewayOf(barn, senator);
  const discovery = v.safeParse(discoveryObjectSchema, {
    local: { protocol: https ? 'https' : 'http', hostname: host.toLowerCase(), port },
    gateway: gateway && { ...gateway, id: gatewayId },
  });
  if (!discovery.success) return { kind: 'skip', reason: 'unreadable' };
  const instance = {
    globalUniqueIdentifier: gatewayId,
    name,
    realWorldName: realWorldName ?? '',
    type: 'barn',
  } as const;
  return { kind: 'migrate', instance: { ...instance, discoveryObject: discovery.output } };
}
