/** What came of a template: its text, or the variables that have no value. */
export type FilledTemplate =
  | { readonly kind: 'filled'; readonly text: string }
  | { readonly kind: 'missing'; readonly names: readonly string[] };

/** `${BARNWATCH_…}`; variables of nginx have no braces here. */
const place = /\$\{(BARNWATCH_\w+)\}/g;

/** What may be left out. */
const optional: ReadonlySet<string> = new Set(['BARNWATCH_BROTLI']);

/** Puts values into a template of nginx. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | undefined>>): FilledTemplate {
  const names = new Set([...template.matchAll(place)].map(([, name = '']) => name));
  const missing = [...names].filter((name) => !values[name] && !optional.has(name));
  if (missing.length > 0) return { kind: 'missing', names: missing };
  return { kind: 'filled', text: template.replace(place, (_, name: string) => values[name] ?? '') };
}
