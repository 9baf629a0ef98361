import {
  boolean,
  exactOptional,
  type InferOutput,
  maxLength,
  minLength,
  nullish,
  number,
  object,
  pipe,
  safeParse,
  string,
} from 'valibot';
import { discoveryObjectSchema } from '../instances/discovery-code';
import type { DiscoveryObject } from '../instances/discovery-object';
import type { NewInstance } from '../instances/memory';

/** Key below which the old client kept its barns, a list. */
export const oldBarnsKey = 'barns';

const text = pipe(string(), maxLength(500));

/** A barn as the client before this suite wrote it down (docs/decisions/0008). Anything beside these fields is ignored. */
const oldBarnSchema = object({
  name: pipe(text, minLength(1)),
  realWorldName: nullish(text),
  host: pipe(string(), minLength(1), maxLength(253)),
  port: number(),
  https: exactOptional(boolean(), false),
  gatewayId: nullish(pipe(string(), maxLength(200))),
  gatewayHost: nullish(pipe(string(), maxLength(253))),
  gatewayPort: nullish(number()),
  migrated: exactOptional(boolean(), false),
});

export type OldBarn = InferOutput<typeof oldBarnSchema>;

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
  const reading = safeParse(oldBarnSchema, record);
  if (!reading.success) return { kind: 'skip', reason: 'unreadable' };
  const barn = reading.output;
  const { gatewayId, name, realWorldName, host, port, https } = barn;
  if (barn.migrated) return { kind: 'skip', reason: 'already-migrated' };
  if (!gatewayId) return { kind: 'skip', reason: 'no-gateway-id' };
  if (isKnown(gatewayId)) return { kind: 'skip', reason: 'same-id-exists' };
  const gateway = gatewayOf(barn, senator);
  const discovery = safeParse(discoveryObjectSchema, {
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
