import { createHash } from 'node:crypto';
import { isDoor, type Surface } from './surface';

/** How one surface differs from an earlier one: a sentence for each difference. */
export interface SurfaceChange {
  /** What a remote that was built against the earlier one may have used, and is no longer as it was. */
  readonly breaking: readonly string[];
  /** What is there besides. */
  readonly added: readonly string[];
}

/** A member that nobody has to give: `readonly title?: string;`, also one whose type has several lines. */
const optionalMember = /^\s+(?:readonly )?[\w$]+\?(?::|\()/;

const depthOf = (line: string) => line.length - line.trimStart().length;

const anyMember = /^\s+(?:readonly )?[\w$'"-]+\??(?::|\(|;$)/;

/** Whether lines are whole members of a form, and nothing else. */
function areMembers(lines: readonly string[], form: RegExp): boolean {
  let within: number | null = null;
  for (const line of lines) {
    const isInside = within !== null && (depthOf(line) > within || /^\s*[}\])]/.test(line));
    if (isInside) continue;
    if (!form.test(line)) return false;
    within = depthOf(line);
  }
  return true;
}

/** The lines of the later text beyond those of the earlier one; null when one of those is gone or stands elsewhere. */
function linesBeyond(earlier: string, later: string): readonly string[] | null {
  const waiting = earlier.split('\n');
  const beyond = later.split('\n').filter((line) => {
    if (line !== waiting[0]) return true;
    waiting.shift();
    return false;
  });
  return waiting.length === 0 ? beyond : null;
}

/** What the suite gives and a remote only reads: more of it harms nobody. */
const given = /^(?:const|names of) /;

/** Whether a declaration has only got members that nobody has to give. */
export function hasOnlyGrown(earlier: string, later: string): boolean {
  const beyond = linesBeyond(earlier, later);
  return beyond !== null && areMembers(beyond, given.test(earlier) ? anyMember : optionalMember);
}

/** By which a person names one form of a declaration: judged is that one, not what becomes of it later. */
export function formOf(declaration: string): string {
  return createHash('sha256').update(declaration).digest('hex').slice(0, 12);
}

/** `import("../open-word").OpenWord`: in which of its files `shared` declares something is nobody's matter. */
const ownFile = /\bimport\(["']\.{1,2}\/[^"']*["']\)\./g;

const withoutOwnFiles = (declaration: string) => declaration.replace(ownFile, '');

/**
 * Compares two surfaces: what is gone or other is breaking, what has come is not.
 * @param judged forms of declarations that a person has found to harm nobody
 */
export function compareSurfaces(
  earlier: Surface,
  later: Surface,
  judged: ReadonlySet<string> = new Set(),
): SurfaceChange {
  const breaking: string[] = [];
  const added: string[] = [];
  for (const [place, declarations] of earlier) {
    const now = later.get(place);
    if (now === undefined) {
      // What lies behind a door is seen only by what the doors say of it: there it would be another name.
      if (isDoor(place)) breaking.push(`${place} is gone`);
      continue;
    }
    for (const [name, declared] of declarations) {
      const before = withoutOwnFiles(declared);
      const after = now.get(name);
      if (after === undefined) {
        if (isDoor(place)) breaking.push(`${place}: ${name} is gone`);
        continue;
      }
      const text = withoutOwnFiles(after);
      if (text !== before) {
        const form = formOf(text);
        if (hasOnlyGrown(before, text)) added.push(`${place}: ${name} has got more members`);
        else if (judged.has(form)) added.push(`${place}: ${name} is declared otherwise, and harms nobody`);
        else breaking.push(`${place}: ${name} is declared otherwise (form ${form})`);
      }
    }
  }
  for (const [place, declarations] of later) {
    if (!isDoor(place)) continue;
    const before = earlier.get(place);
    if (before === undefined) added.push(`${place} is new`);
    else for (const name of declarations.keys()) if (!before.has(name)) added.push(`${place}: ${name} is new`);
  }
  return { breaking, added };
}
