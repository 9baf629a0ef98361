/**
 * Classes that do the work of backends, which fetch dictionaries and take missing texts. The suite hands in dictionaries
 * by itself, and hears of missing texts by a handler (`shared/i18n/texts.ts`).
 */
const classesInstead = [
  {
    name: 'Connector',
    instead:
      'class Connector extends EventEmitter { state = {}; load(_, __, done) { done(); } reload(_, __, done) { done?.(); } }',
  },
] as const;

/**
 * Whole statements that speak to developers. Without `debug`, which the suite never sets, the logger of i18next drops
 * them all; errors are said with or without it, and stay.
 */
const wordsForDevelopers =
  /^(\s*(?:if \([^\n{]*\) )?)(?:this\.logger|baseLogger)\.(?:deprecate|warn|log|once)\([^\n]*\);$/gm;

/** Another class in the place of one that begins and ends at the start of a line. */
function withClass(source: string, name: string, instead: string): string {
  const from = source.indexOf(`\nclass ${name} `) + 1;
  const to = source.indexOf('\n}\n', from) + 3;
  if (from === 0 || to < from)
    throw new Error(`i18next has no class ${name} any more: look anew at what the suite leaves out`);
  return source.slice(0, from) + instead + source.slice(to);
}

/**
 * The ES module of i18next without the parts that the suite never comes to. All of it is one file, and classes are kept
 * whole by bundlers: these are a fifth of what a first page fetched of it.
 */
export function leanI18next(source: string): string {
  const lean = classesInstead.reduce((text, { name, instead }) => withClass(text, name, `${instead}\n`), source);
  return lean.replace(wordsForDevelopers, '$1;');
}
