import { readFileSync } from 'node:fs';

const contract = JSON.parse(
  readFileSync(new URL('../../wire/generated/barn.openapi.json', import.meta.url), 'utf8'),
) as {
  'x-permissions'?: readonly (string | { name: string })[];
};

/** Every permission that the wire contract knows. */
export const knownPermissions: ReadonlySet<string> = new Set(
  (contract['x-permissions'] ?? []).map((permission) =>
    typeof permission === 'string' ? permission : permission.name,
  ),
);
