/** The same as `LineOfText` of the contract: with these a name shows something else than it says. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unreadable = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/;

const names: readonly string[] = ['name', 'displayName', 'realWorldName', 'tags', 'sortPrefix', 'title'];

/** Looks for a name that people could not read as it is. @returns null when there is none, else the place and the reason */
export function nameProblem(value: unknown, place = 'configuration', isName = false): string | null {
  if (typeof value === 'string') {
    return isName && unreadable.test(value)
      ? `${place} has a control character, or one that turns the direction of writing: type the name anew`
      : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [member, part] of Object.entries(value)) {
    const isNameToo = Array.isArray(value) ? isName : names.includes(member);
    const problem = nameProblem(part, `${place}/${member}`, isNameToo);
    if (problem !== null) return problem;
  }
  return null;
}
