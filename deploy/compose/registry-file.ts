import { type SuiteRegistry, suiteRegistrySchema } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import type { PlacedFile, ReadablePlace, SuitePlace } from '../suite-place/suite-place';
import { writeAppManifests } from './app-manifest';
import { jsonContent } from './json-file';

/** The registry that is served, and the one that was before it. */
const names = { now: 'suite.json', before: 'suite.previous.json' } as const;

type Which = keyof typeof names;

/** Both registries of a place as they were found, `undefined` where there is none that holds. */
export type FoundRegistries = { readonly [Name in Which]: SuiteRegistry | undefined } & {
  readonly files: { readonly [Name in Which]: PlacedFile | null };
};

function parsed(file: PlacedFile | null): SuiteRegistry | undefined {
  if (file === null) return undefined;
  try {
    return v.parse(suiteRegistrySchema, JSON.parse(file.content.toString('utf8')));
  } catch {
    return undefined;
  }
}

/** The registry of a place, or `undefined` when there is none that holds. */
export async function readRegistry(place: ReadablePlace, which: Which = 'now'): Promise<SuiteRegistry | undefined> {
  return parsed(await place.read(names[which]));
}

/** Both, the one before first: who is overtaken between the two is told when it writes. */
export async function readRegistries(place: ReadablePlace): Promise<FoundRegistries> {
  const before = await place.read(names.before);
  const now = await place.read(names.now);
  return { now: parsed(now), before: parsed(before), files: { now, before } };
}

function sameSuite(left: SuiteRegistry, right: SuiteRegistry): boolean {
  return JSON.stringify({ ...left, composedAt: 0 }) === JSON.stringify({ ...right, composedAt: 0 });
}

/**
 * Puts a registry in place of the one that was found, which stays as `suite.previous.json`. Whoever reads meanwhile gets
 * the old or the new one as a whole. A suite that is the same as before is left alone. The manifests of its name lie
 * beside it.
 * @returns `overtaken` when somebody else has written since they were found, and nothing was written over that
 */
export async function writeRegistry(
  place: SuitePlace,
  registry: SuiteRegistry,
  found: FoundRegistries,
): Promise<'written' | 'unchanged' | 'overtaken'> {
  await writeAppManifests(place, registry.branding.name, { hasWorker: registry.serviceWorker !== 'off' });
  const { now, before } = found.files;
  if (found.now !== undefined && sameSuite(found.now, v.parse(suiteRegistrySchema, registry))) return 'unchanged';
  // The copy stands first: it is what one goes back to.
  const isKept = now === null || before?.content.equals(now.content) === true;
  if (!isKept && !(await place.write(names.before, now.content, { tag: before?.tag ?? null }))) return 'overtaken';
  return (await place.write(names.now, jsonContent(registry), { tag: now?.tag ?? null })) ? 'written' : 'overtaken';
}
