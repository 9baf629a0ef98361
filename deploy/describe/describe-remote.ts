import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Asset, type BuiltRemote, builtRemoteSchema } from '@barnwatch/shared/federation';
import {
  describedFile,
  describedJson,
  describedTexts,
  descriptorProblems,
  partFilesOf,
  textAt,
} from '@barnwatch/shared/federation/build';
import * as v from 'valibot';
import { onDemandModules } from '../../shared/federation/shared-modules';
import type { FederationBuild } from './federation-build';
import type { OutsideProject } from './outside-project';

/** A described remote, and the bytes of what is written for it by their file; or all that is wrong. */
export type Description =
  | { readonly ok: true; readonly remote: BuiltRemote; readonly written: ReadonlyMap<string, Buffer> }
  | { readonly ok: false; readonly problems: readonly string[] };

/** What would fail in the page, though the build went well. */
function buildProblems({ container, shared }: FederationBuild, { descriptor, version }: OutsideProject): string[] {
  const problems: string[] = [];
  if (!/^[A-Za-z_]\w*$/.test(container))
    problems.push(`the name "${container}" of the container is no JavaScript name`);
  const mark = version.replace(/\W/g, '_');
  if (!container.endsWith(mark)) {
    const wanted = `${descriptor.name.replace(/\W/g, '_')}_${mark}`;
    problems.push(
      `the name "${container}" of the container does not end with the version: name it "${wanted}", so that two versions can stand in one page`,
    );
  }
  if (!shared.includes('react')) {
    problems.push(
      'react is not shared: give the plugin of module federation shared: sharing of @barnwatch/shared/sharing, or the remote brings a React of its own',
    );
  }
  return problems;
}

/** Describes a built remote for the suite registry, as the builds of this repository do for themselves. */
export async function describeRemote(
  project: OutsideProject,
  build: FederationBuild,
  folder: string,
): Promise<Description> {
  const { descriptor, version, texts } = project;
  const problems = [
    ...descriptorProblems(descriptor, texts, (module) => build.exposes.has(module)),
    ...buildProblems(build, project),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const file = async (name: string): Promise<Asset> => describedFile(name, await readFile(path.join(folder, name)));
  const bytes = { en: Buffer.from(JSON.stringify(texts.en)), de: Buffer.from(JSON.stringify(texts.de)) };
  const described = { en: describedTexts('en', bytes.en), de: describedTexts('de', bytes.de) };
  const title = (key: string) => ({ en: textAt(texts.en, key) ?? key, de: textAt(texts.de, key) ?? key });
  // Vite's plugin lists all that may be shared, not what is used.
  const doors = build.entryType === 'module' ? [] : onDemandModules.filter((door) => build.shared.includes(door));
  const needsOf = async (module: string) => ({
    files: await Promise.all((build.exposes.get(module) ?? []).map(file)),
    doors,
  });
  const routes = descriptor.routes.map(async ({ titleKey, ...route }) => ({
    ...route,
    title: title(titleKey),
    ...(await needsOf(route.module)),
  }));
  const widgets = (descriptor.widgets ?? []).map(async (widget) => ({ ...widget, ...(await needsOf(widget.module)) }));
  const { finder, along } = descriptor;
  const remote = {
    name: descriptor.name,
    version,
    container: build.container,
    needs: descriptor.needs,
    entry: await file(build.entry),
    ...(build.entryType === 'module' ? { entryType: build.entryType } : {}),
    textNamespace: descriptor.textNamespace,
    texts: described,
    routes: await Promise.all(routes),
    nav: descriptor.nav.map(({ titleKey, ...entry }) => ({ ...entry, title: title(titleKey) })),
    ...(widgets.length > 0 && { widgets: await Promise.all(widgets) }),
    ...(finder && { finder: { ...finder, ...(await needsOf(finder.module)) } }),
    ...(along && { along: { ...along, ...(await needsOf(along.module)) } }),
  };
  const parsed = v.safeParse(builtRemoteSchema, remote);
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`),
    };
  }
  const { en, de } = described;
  const list = Buffer.from(JSON.stringify(partFilesOf(parsed.output)));
  const parts = describedJson('parts', list);
  return {
    ok: true,
    remote: { ...parsed.output, parts },
    written: new Map([
      [en.file, bytes.en],
      [de.file, bytes.de],
      [parts.file, list],
    ]),
  };
}
