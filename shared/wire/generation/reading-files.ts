import { callsByTag } from './call-readings';
import { inOrderOfUse, isPayload, type Reading, reachedFrom } from './entity-readings';
import { listsSentBack } from './lists-sent-back';
import type { Contract } from './read-contract';
import { readingName } from './reading-source';

const banner = '// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.\n';

const fromValibot = [
  'array',
  'boolean',
  'fallback',
  'literal',
  'maxLength',
  'maxValue',
  'minLength',
  'minValue',
  'null_',
  'nullable',
  'nullish',
  'number',
  'object',
  'optional',
  'pipe',
  'record',
  'string',
  'unknown',
] as const;

/** What readings are made of besides, by the file that it comes from. */
const fromHere = {
  '../../call': ['byId', 'call', 'inOrder', 'inOrderIfTold'],
  '../../open-word': ['openWord'],
  '../../readable-items': ['readableItems'],
} as const;

/** The text of a file with some readings. @param shared entities that lie in the file of those that several need */
function fileOf(readings: readonly Reading[], shared: ReadonlySet<string>): string {
  const body = readings.map(({ text }) => text).join('\n');
  const speaks = (name: string) => body.includes(` ${name}(`) || body.includes(` ${name}<`);
  const valibot = [...fromValibot.filter(speaks), ...(body.includes('InferOutput<') ? ['type InferOutput'] : [])];
  const here = Object.entries(fromHere).flatMap(([from, names]) => {
    const spoken = names.filter(speaks);
    return spoken.length === 0 ? [] : [`import { ${spoken.join(', ')} } from '${from}';`];
  });
  const referred = new Set(readings.flatMap(({ refersTo }) => [...refersTo]).filter((name) => shared.has(name)));
  const entities = [...referred].map(readingName).sort().join(', ');
  return [
    banner,
    `import { ${valibot.join(', ')} } from 'valibot';`,
    ...here,
    ...(entities === '' ? [] : [`import { ${entities} } from './${sharedFile}';`]),
    '',
    body,
  ].join('\n');
}

/** The file of the entities that several files need. */
const sharedFile = 'entities';

/** `Senator and providers`: `senator-and-providers`. */
const fileName = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-');

/**
 * TypeScript sources of how a client reads every entity and answer of the contract, by their file: one for each tag of the
 * contract, so that a screen brings along what it reads and not what its neighbours do, one with the entities that several
 * need, and one that hands all of them on. The same contract always gives the same text.
 */
export function readingFiles(contract: Contract): Readonly<Record<string, string>> {
  const { schemas } = contract.components;
  const sentBack = listsSentBack(contract);
  const calls = callsByTag(contract, sentBack);
  const payloads = Object.keys(schemas).filter(isPayload);
  const asked = [...calls.values()].flatMap((readings) => readings.flatMap(({ refersTo }) => [...refersTo]));
  const entities = inOrderOfUse(contract, sentBack, [...asked, ...payloads]);
  const parts = new Map<string, readonly Reading[]>([
    ...calls,
    ['payloads', [...entities.values()].filter(({ name }) => isPayload(name))],
  ]);
  const reached = new Map([...parts].map(([tag, readings]) => [tag, reachedFrom(readings, entities)]));
  const ownersOf = (name: string) => [...reached].flatMap(([tag, names]) => (names.has(name) ? [tag] : []));
  const shared = new Set([...entities.keys()].filter((name) => !isPayload(name) && ownersOf(name).length > 1));
  const files = [...parts].map(([tag, readings]): [string, readonly Reading[]] => {
    const own = [...entities.values()].filter(
      ({ name }) => !isPayload(name) && !shared.has(name) && ownersOf(name)[0] === tag,
    );
    return [fileName(tag), [...own, ...readings]];
  });
  const all: readonly [string, readonly Reading[]][] = [
    [sharedFile, [...entities.values()].filter(({ name }) => shared.has(name))],
    ...files,
  ];
  return {
    'readings.ts': `${banner}\n${all.map(([name]) => `export * from './readings/${name}';`).join('\n')}\n`,
    ...Object.fromEntries(
      all.map(([name, readings]) => [
        `readings/${name}.ts`,
        fileOf(readings, name === sharedFile ? new Set() : shared),
      ]),
    ),
  };
}
