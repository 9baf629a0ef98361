import type { Sources } from './access';

/**
 * What was worked out of the roles, with what the barn tells beyond that: of a list of roles that is older than the
 * answer, something would be missing. `told`: each with the role through which it is had; null for directly.
 */
export function withTold(sources: Sources, told: ReadonlyMap<string, string | null>): Sources {
  const missing = [...told].filter(([id, inheritedFrom]) => inheritedFrom !== null && !sources.has(id));
  if (missing.length === 0) return sources;
  const added = missing.map(
    ([id, inheritedFrom]) => [id, [{ kind: 'role', way: inheritedFrom === null ? [] : [inheritedFrom] }]] as const,
  );
  return new Map([...sources, ...added].sort(([one], [other]) => (one < other ? -1 : 1)));
}
