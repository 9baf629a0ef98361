import path from 'node:path';
import { navGroups, type RemoteDescriptor } from '@barnwatch/shared/federation';
import type { Dictionary } from '@barnwatch/shared/federation/build';
import { valid } from 'semver';
import * as v from 'valibot';
import { readJsonFile } from '../compose/json-file';

const text = v.pipe(v.string(), v.minLength(1));
const permission = v.strictObject({ all: v.optional(v.array(text)), any: v.optional(v.array(text)) });

const exposedModule = v.custom<`./${string}`>(
  (value) => typeof value === 'string' && value.startsWith('./'),
  'begins with ./',
);

/** `descriptor.json`: what `defineRemote` takes, as a file. */
const descriptorSchema = v.strictObject({
  name: v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens only')),
  needs: v.strictObject({ contract: text }),
  textNamespace: text,
  routes: v.pipe(
    v.array(
      v.strictObject({
        path: v.pipe(text, v.startsWith('/')),
        module: exposedModule,
        screen: text,
        titleKey: text,
        guard: v.picklist(['none', 'signed-in-at-barn']),
        permission: v.exactOptional(permission),
        widgets: v.exactOptional(v.pipe(v.array(text), v.readonly())),
        atStart: v.exactOptional(v.literal(true)),
      }),
    ),
    v.minLength(1, 'a remote has one route at least'),
  ),
  nav: v.array(
    v.strictObject({
      id: text,
      order: v.number(),
      icon: text,
      titleKey: text,
      to: v.pipe(text, v.startsWith('/')),
      placement: v.picklist(['bar', 'side']),
      group: v.exactOptional(v.picklist(navGroups)),
      permission: v.exactOptional(permission),
    }),
  ),
  finder: v.exactOptional(
    v.strictObject({
      module: exposedModule,
      hook: text,
      guard: v.picklist(['none', 'signed-in-at-barn']),
      permission: v.exactOptional(permission),
    }),
  ),
  along: v.exactOptional(
    v.strictObject({ module: exposedModule, hook: text, permission: v.exactOptional(permission) }),
  ),
  widgets: v.exactOptional(
    v.array(
      v.strictObject({
        name: text,
        version: v.pipe(v.number(), v.integer(), v.minValue(1)),
        module: exposedModule,
        component: text,
        permission: v.exactOptional(permission),
      }),
    ),
  ),
});

const manifestSchema = v.object({
  version: v.pipe(
    v.string(),
    v.check((version) => valid(version) === version, 'is no version like 1.2.3'),
  ),
});

const dictionarySchema: v.GenericSchema<Dictionary> = v.lazy(() =>
  v.record(v.string(), v.union([v.string(), dictionarySchema])),
);

/** What a project says of its remote, besides the built files. */
export interface OutsideProject {
  readonly descriptor: RemoteDescriptor;
  readonly version: string;
  readonly texts: { readonly en: Dictionary; readonly de: Dictionary };
}

export type ProjectOutcome =
  | { readonly ok: true; readonly project: OutsideProject }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads `package.json`, `descriptor.json` and `texts/` of a project; every fault of them as a sentence. */
export async function readProject(folder: string): Promise<ProjectOutcome> {
  const file = (name: string) => path.join(folder, name);
  const [manifest, descriptor, en, de] = await Promise.all([
    readJsonFile(file('package.json'), manifestSchema),
    readJsonFile(file('descriptor.json'), descriptorSchema),
    readJsonFile(file('texts/en.json'), dictionarySchema),
    readJsonFile(file('texts/de.json'), dictionarySchema),
  ]);
  if (manifest.ok && descriptor.ok && en.ok && de.ok) {
    const texts = { en: en.value, de: de.value };
    // `exactOptional` leaves no key with `undefined`.
    return {
      ok: true,
      project: { descriptor: descriptor.value as RemoteDescriptor, version: manifest.value.version, texts },
    };
  }
  return { ok: false, problems: [manifest, descriptor, en, de].flatMap((each) => (each.ok ? [] : [each.problem])) };
}
