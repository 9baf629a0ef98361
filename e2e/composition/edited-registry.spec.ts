import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { hearOfComposition } from '../harness/hear-of-composition';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';
import { buildVersion } from './build-version';

const remote = 'mf-incidents';
const version = '0.1.1';
const rewordedVersion = '0.1.2';

test('suite.json edited by hand to another version of one remote is picked up; nothing else is built or loaded anew', async ({
  suite,
}) => {
  const { suiteFolder, registryFolder } = runningSuite();
  const registryFile = path.join(registryFolder, 'suite.json');
  const before = await readFile(registryFile, 'utf8');
  const place = path.join(suiteFolder, 'remotes', remote, version);
  const opened = async () => {
    await suite.goTo(suite.words(remote, 'nav.incidents'));
    await expect(suite.heading(suite.words(remote, 'incidentList.title'))).toBeVisible();
    return suite.network.ofRemote(remote);
  };
  try {
    await buildVersion(remote, version, suiteFolder);
    await suite.startAtCameras('north-barn', 'manager');
    expect((await opened()).every((address) => address.includes(`/${remote}/0.1.0/`))).toBe(true);

    const built = JSON.parse(await readFile(path.join(place, 'remote.json'), 'utf8')) as BuiltRemote;
    const registry = JSON.parse(before) as SuiteRegistry;
    const remotes = registry.remotes.map((each) =>
      each.name === remote ? { ...built, baseUrl: `/remotes/${remote}/${version}/` } : each,
    );
    await writeFile(registryFile, JSON.stringify({ ...registry, remotes }));
    await suite.open('/dashboard/north-barn/camera');
    await suite.expectCameras();
    await opened();
    const fresh = suite.network.ofDocument();
    expect(fresh.some((address) => address.includes(`/${remote}/${version}/remote-entry`))).toBe(true);
    expect(fresh.some((address) => address.includes(`/${remote}/0.1.0/`))).toBe(false);
    await suite.goTo(suite.words('shell', 'systemInformation.title'));
    await expect(suite.page.locator('main li').filter({ hasText: remote })).toContainText(version);
    await suite.leave();
  } finally {
    await writeFile(registryFile, before);
    await rm(place, { recursive: true, force: true });
  }
});

test('F44: an open screen keeps its words after a new composition and after a roll-back; who comes back to it reads the present ones', async ({
  suite,
}) => {
  const { suiteFolder, registryFolder } = runningSuite();
  const registryFile = path.join(registryFolder, 'suite.json');
  const before = await readFile(registryFile, 'utf8');
  const place = path.join(suiteFolder, 'remotes', remote, rewordedVersion);
  const old = { entry: suite.words(remote, 'nav.incidents'), title: suite.words(remote, 'incidentList.title') };
  const reworded = { entry: `${old.entry}, renamed`, title: `${old.title}, reworded` };
  type Words = typeof old;
  const { page } = suite;
  const expectWordsOf = async (mine: Words, others: Words) => {
    await expect(page.getByRole('heading', { level: 1, name: mine.title, exact: true })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(others.title, { exact: true })).toHaveCount(0);
    await expect(main, 'no raw key').not.toContainText('incidentList.');
  };
  /** Composes under the open screen, which has words of one version; who leaves it and comes back reads the other's. */
  const composeUnder = async (registry: string, open: Words, present: Words) => {
    await writeFile(registryFile, registry);
    await hearOfComposition(page);
    const entry = page.getByRole('navigation').getByRole('link', { name: present.entry, exact: true });
    await expect(entry, 'the tab has taken it over').toBeVisible();
    await expectWordsOf(open, present);
    await suite.goTo(suite.words('mf-cameras', 'nav.camera'));
    await suite.expectCameras();
    await suite.goTo(present.entry);
    await expectWordsOf(present, open);
  };
  try {
    await buildVersion(remote, rewordedVersion, suiteFolder);
    const built = await reword(place, `"title": "${old.title}"`, `"title": "${reworded.title}"`);
    await suite.startAtCameras('north-barn', 'manager');
    await suite.goTo(old.entry);
    await expectWordsOf(old, reworded);

    const renamed = (title: string) => (title === old.entry ? reworded.entry : title);
    const nav = built.nav.map((each) => ({ ...each, title: { ...each.title, en: renamed(each.title.en) } }));
    const registry = JSON.parse(before) as SuiteRegistry;
    const remotes = registry.remotes.map((each) =>
      each.name === remote ? { ...built, nav, baseUrl: `/remotes/${remote}/${rewordedVersion}/` } : each,
    );
    await composeUnder(JSON.stringify({ ...registry, remotes }), old, reworded);
    await composeUnder(before, reworded, old);
    await suite.leave();
  } finally {
    await writeFile(registryFile, before);
    await rm(place, { recursive: true, force: true });
  }
});

/** Another text in a built version, and a descriptor that names its bytes. */
async function reword(place: string, from: string, to: string): Promise<BuiltRemote> {
  const file = path.join(place, 'remote.json');
  const built = JSON.parse(await readFile(file, 'utf8')) as BuiltRemote;
  const textFile = path.join(place, built.texts.en.file);
  const dictionary = JSON.stringify(JSON.parse(await readFile(textFile, 'utf8')), null, 1);
  const reworded = dictionary.replace(from, to);
  if (reworded === dictionary) throw new Error(`There is no ${from} in ${built.texts.en.file}`);
  for (const encoded of ['.gz', '.br']) await rm(textFile + encoded, { force: true });
  await writeFile(textFile, reworded);
  const integrity = `sha384-${createHash('sha384').update(reworded).digest('base64')}`;
  return { ...built, texts: { ...built.texts, en: { ...built.texts.en, integrity } } };
}
