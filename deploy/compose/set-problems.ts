import type { BuiltRemote } from '@barnwatch/shared/federation';
import { satisfies } from 'semver';

/** What a set of remotes is held against. */
export interface SetRules {
  /** Version of the contract that the deployed shell provides. */
  readonly contract: string;
  readonly knownPermissions: ReadonlySet<string>;
}

/** The forms of a version range that the shell understands at run time. */
const understoodRange = /^\^?\d+\.\d+\.\d+$/;

/** Paths that differ only in the names of their parameters, or in optional ones, answer the same address. */
function addressesOf(path: string): string[] {
  const form = path.replace(/:\w+/g, ':');
  return form.includes('/:?') ? [form.replaceAll('/:?', ''), form.replaceAll(':?', ':')] : [form];
}

interface Claim {
  readonly remote: string;
  readonly key: string;
  readonly shown: string;
}

function clashes(what: string, claims: readonly Claim[]): string[] {
  const byKey = grouped(claims);
  const problems = [...byKey.values()]
    .filter((same) => new Set(same.map((claim) => claim.remote)).size > 1)
    .map(
      (same) =>
        `${what} ${[...new Set(same.map((claim) => claim.shown))].join(' and ')} is claimed by ${[...new Set(same.map((claim) => claim.remote))].join(' and ')}`,
    );
  return [...new Set(problems)];
}

function grouped(claims: readonly Claim[]): Map<string, Claim[]> {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) groups.set(claim.key, [...(groups.get(claim.key) ?? []), claim]);
  return groups;
}

function permissionProblems(remote: BuiltRemote, known: ReadonlySet<string>): string[] {
  const places = [
    ...remote.routes.map((route) => ({ where: `route ${route.path}`, check: route.permission })),
    ...remote.nav.map((entry) => ({ where: `nav entry '${entry.id}'`, check: entry.permission })),
    ...(remote.widgets ?? []).map(({ name, permission }) => ({ where: `widget '${name}'`, check: permission })),
    { where: 'finder', check: remote.finder?.permission },
    { where: 'along', check: remote.along?.permission },
  ];
  return places.flatMap(({ where, check }) =>
    [...(check?.all ?? []), ...(check?.any ?? [])]
      .filter((name) => !known.has(name))
      .map((name) => `${remote.name} ${remote.version}: ${where}: there is no permission '${name}'`),
  );
}

function contractProblems(remote: BuiltRemote, contract: string): string[] {
  const range = remote.needs.contract;
  const head = `${remote.name} ${remote.version} needs the contract ${range}`;
  if (!understoodRange.test(range)) return [`${head}, which is no range that the shell understands (^1.2.3 or 1.2.3)`];
  return satisfies(contract, range) ? [] : [`${head}, this shell provides ${contract}`];
}

/** Everything by which the remotes do not fit the shell or each other; empty when they do. */
export function setProblems(remotes: readonly BuiltRemote[], rules: SetRules): string[] {
  return [
    ...remotes.flatMap((remote) => contractProblems(remote, rules.contract)),
    ...remotes.flatMap((remote) => permissionProblems(remote, rules.knownPermissions)),
    ...clashes(
      'the path',
      remotes.flatMap(({ name, routes }) =>
        routes.flatMap(({ path }) => addressesOf(path).map((key) => ({ remote: name, key, shown: path }))),
      ),
    ),
    ...clashes(
      'the nav id',
      remotes.flatMap(({ name, nav }) => nav.map(({ id }) => ({ remote: name, key: id, shown: `'${id}'` }))),
    ),
    ...clashes(
      'the widget',
      remotes.flatMap(({ name: remote, widgets = [] }) =>
        widgets.map(({ name, version }) => ({ remote, key: `${name} ${version}`, shown: `'${name}' (${version})` })),
      ),
    ),
    ...clashes(
      'the text namespace',
      remotes.map(({ name, textNamespace }) => ({ remote: name, key: textNamespace, shown: `'${textNamespace}'` })),
    ),
  ];
}
