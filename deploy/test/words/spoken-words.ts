/** Everything in some sources that has the form of a key, or that keys are put together from. */
export interface SpokenWords {
  /** `time.form` */
  readonly whole: ReadonlySet<string>;
  /** Of `time.mode.${mode}`. */
  readonly composed: readonly RegExp[];
}

const literal = /'([a-z]\w*(?:\.[\w-]+)+)'/gi;
const template = /`([a-z]\w*\.[^`\s]*\$\{[^`\s]*)`/gi;

/** What stands for a key where a number chooses its form. */
export const withoutForm = (key: string): string => key.replace(/_(zero|one|other)$/, '');

export function spokenIn(sources: readonly string[]): SpokenWords {
  const all = sources.join('\n');
  return {
    whole: new Set([...all.matchAll(literal)].map(([, key = '']) => key)),
    composed: [...new Set([...all.matchAll(template)].map(([, key = '']) => key))].map(patternOf),
  };
}

/** A value is one step of a key, or a part of one. */
function patternOf(key: string): RegExp {
  const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.\\^$*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^.]+')}$`);
}

/** Those of some keys that nothing speaks with. */
export function unspoken(keys: Iterable<string>, { whole, composed }: SpokenWords): readonly string[] {
  return [...keys].filter((key) => !whole.has(key) && !composed.some((pattern) => pattern.test(key)));
}

/**
 * What has the form of a key of these groups (`time` of `time.form`), and is none.
 * @param keys all that may be spoken
 */
export function unknownWords(
  groups: ReadonlySet<string>,
  keys: ReadonlySet<string>,
  { whole, composed }: SpokenWords,
): readonly string[] {
  const isOfGroup = (text: string) => groups.has(text.split('.', 1)[0] ?? '');
  const known = [...keys];
  return [
    ...[...whole].filter((key) => isOfGroup(key) && !keys.has(key)),
    ...composed
      .filter(({ source }) => isOfGroup(source.replace(/[\^\\]/g, '')))
      .filter((pattern) => !known.some((key) => pattern.test(key)))
      .map(({ source }) => source),
  ];
}
