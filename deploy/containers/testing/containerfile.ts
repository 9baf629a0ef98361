/** One line of a Containerfile, whatever lines it goes over. */
export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** The instructions of each stage, from its `FROM` on. */
export function readStages(text: string): readonly (readonly Instruction[])[] {
  const stages: Instruction[][] = [];
  const lines = text
    .split('\n')
    .filter((line) => !line.trimStart().startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '');
  for (const line of lines.split('\n').filter((each) => each.trim() !== '')) {
    const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') stages.push([]);
    stages.at(-1)?.push({ word, rest });
  }
  return stages;
}

/** The rest of all instructions of a kind. */
export const restsOf = (stage: readonly Instruction[], word: string): readonly string[] =>
  stage.filter((each) => each.word === word).map(({ rest }) => rest);

/** `["program", "argument"]`, or what a shell is to run. */
export function commandOf(rest: string): readonly string[] {
  return rest.startsWith('[') ? (JSON.parse(rest) as readonly string[]) : ['sh', '-c', rest];
}

/** `A=1 B=2` of an `ENV`. */
export const variablesOf = (rests: readonly string[]): readonly string[] =>
  rests.flatMap((rest) => rest.split(/\s+/).filter((each) => each !== ''));
