import type { PermissionCheck } from '../../auth-client';
import { isIconName } from '../../ui/icons/icon-names';
import type { RemoteDescriptor } from '../descriptor';
import { navGroups } from '../nav-groups';
import { exposedChunkName } from './exposed-chunk-name';
import { knownPermissions } from './known-permissions';
import type { Dictionary } from './remote-build';

/** The text under a dotted key, or nothing. */
export function textAt(dictionary: Dictionary, key: string): string | undefined {
  let place: string | Dictionary | undefined = dictionary;
  for (const part of key.split('.'))
    place = typeof place === 'object' && Object.hasOwn(place, part) ? place[part] : undefined;
  return typeof place === 'string' ? place : undefined;
}

/** All dotted keys of a dictionary. */
function textKeys(dictionary: Dictionary, prefix = ''): string[] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : textKeys(value, `${prefix}${key}.`),
  );
}

function permissionProblems(where: string, check: PermissionCheck | undefined): string[] {
  const named = [...(check?.all ?? []), ...(check?.any ?? [])];
  return named
    .filter((name) => !knownPermissions.has(name))
    .map((name) => `${where}: there is no permission '${name}'`);
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Plural forms differ by language (`one`, `other`, …), the key before them does not. */
function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** The modules that a remote hands over, each once. */
export function exposedModules({ routes, widgets = [], finder, along }: RemoteDescriptor): readonly `./${string}`[] {
  const parts = [...routes, ...widgets, ...(finder ? [finder] : []), ...(along ? [along] : [])];
  return [...new Set(parts.map(({ module }) => module))];
}

/** Everything that is wrong with a descriptor: all problems, not only the first. Empty when it holds. */
export function descriptorProblems(
  descriptor: RemoteDescriptor,
  texts: { readonly en: Dictionary; readonly de: Dictionary },
  moduleExists: (module: string) => boolean,
): string[] {
  const english = new Set(textKeys(texts.en).map(withoutPlural));
  const german = new Set(textKeys(texts.de).map(withoutPlural));
  const titleKeys = [...descriptor.routes, ...descriptor.nav].map((entry) => entry.titleKey);
  const widgets = descriptor.widgets ?? [];
  const { finder, along } = descriptor;
  const paths = new Set(descriptor.routes.map((route) => route.path));
  return [
    ...descriptor.routes
      .filter((route) => !moduleExists(route.module))
      .map((route) => `route ${route.path}: no module ${route.module}`),
    ...(finder && !moduleExists(finder.module) ? [`finder: no module ${finder.module}`] : []),
    ...(along && !moduleExists(along.module) ? [`along: no module ${along.module}`] : []),
    ...repeated(descriptor.routes.map((route) => route.path)).map((path) => `route ${path} is declared twice`),
    ...widgets
      .filter(({ module }) => !moduleExists(module))
      .map(({ name, module }) => `widget '${name}': no module ${module}`),
    ...repeated(widgets.map(({ name }) => name)).map((name) => `widget '${name}' is declared twice`),
    ...widgets
      .filter(({ version }) => !Number.isInteger(version) || version < 1)
      .map(({ name, version }) => `widget '${name}': ${version} is no version of a contract (1, 2, …)`),
    ...repeated(exposedModules(descriptor).map(exposedChunkName)).map((name) => `two modules are called '${name}'`),
    ...repeated(descriptor.nav.map((entry) => entry.id)).map((id) => `nav entry '${id}' is declared twice`),
    ...descriptor.nav
      .filter((entry) => ![...paths].some((path) => leadsTo(path, entry.to)))
      .map((entry) => `nav entry '${entry.id}' leads to ${entry.to}, which is no route of this remote`),
    ...descriptor.nav
      .filter(({ icon }) => !isIconName(icon))
      .map(({ id, icon }) => `nav entry '${id}': there is no icon '${icon}' (shared/ui/icons)`),
    ...descriptor.nav
      .filter(({ group }) => group !== undefined && !navGroups.includes(group))
      .map(({ id, group }) => `nav entry '${id}': there is no group '${group}' (${navGroups.join(', ')})`),
    ...descriptor.routes.flatMap((route) => permissionProblems(`route ${route.path}`, route.permission)),
    ...descriptor.nav.flatMap((entry) => permissionProblems(`nav entry '${entry.id}'`, entry.permission)),
    ...widgets.flatMap(({ name, permission }) => permissionProblems(`widget '${name}'`, permission)),
    ...permissionProblems('finder', finder?.permission),
    ...permissionProblems('along', along?.permission),
    ...titleKeys.filter((key) => textAt(texts.en, key) === undefined).map((key) => `texts/en.json lacks '${key}'`),
    ...[...english].filter((key) => !german.has(key)).map((key) => `texts/de.json lacks '${key}'`),
    ...[...german].filter((key) => !english.has(key)).map((key) => `texts/en.json lacks '${key}'`),
  ];
}

/** Whether a nav target is a route's path, its optional parameters left out. */
function leadsTo(path: string, target: string): boolean {
  return path === target || path.replace(/\/:\w+\?/g, '') === target;
}
