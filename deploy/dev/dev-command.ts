import { parseArgs } from 'node:util';

/** What `npm run dev` is to serve. */
export interface DevCommand {
  /** The remotes that are built from their sources on every change. */
  readonly live: readonly string[];
  /** Origin of a deployed suite that everything else comes from; the local demo when left out. */
  readonly against: string | undefined;
}

export type DevCommandOutcome =
  | { readonly ok: true; readonly command: DevCommand }
  | { readonly ok: false; readonly problem: string };

const usage = `npm run dev                                    shell and all remotes, hot reload, against the demo
npm run dev -- mf-cameras …                    only these remotes are live, the others as built
npm run dev -- mf-cameras --against <URL>      one live remote within a deployed suite`;

function suiteOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.username === '' ? url.origin : undefined;
}

/** Reads the words after `npm run dev --`. */
export function parseDevCommand(words: readonly string[], remotes: readonly string[]): DevCommandOutcome {
  let parsed: { readonly positionals: string[]; readonly values: { readonly against?: string } };
  try {
    parsed = parseArgs({ args: [...words], allowPositionals: true, options: { against: { type: 'string' } } });
  } catch (cause) {
    return { ok: false, problem: `${cause instanceof Error ? cause.message : String(cause)}\n${usage}` };
  }
  const { positionals, values } = parsed;
  const unknown = positionals.filter((name) => !remotes.includes(name));
  if (unknown.length > 0)
    return { ok: false, problem: `There is no remote ${unknown.join(', ')}. Remotes: ${remotes.join(', ')}.` };
  if (values.against === undefined)
    return { ok: true, command: { live: positionals.length > 0 ? positionals : remotes, against: undefined } };
  const against = suiteOrigin(values.against);
  if (against === undefined)
    return { ok: false, problem: `${values.against} is no address of a suite (https://suite.example).` };
  if (positionals.length !== 1) return { ok: false, problem: `Name the one remote that is to be replaced.\n${usage}` };
  return { ok: true, command: { live: positionals, against } };
}
