const atFront = /^(F\d+(?:(?:, | and )F\d+)*)(?::| \()/;
const inBrackets = /\((?:[^()]*?[\s,])??(F\d+(?:(?:, | and )F\d+)*)\)/g;

/** The rows that a test bears the name of: “F6 and F49: …” at its front, or “… (F41)”, “… (product F49)” behind it. */
export function rowsOfTitle(title: string): readonly string[] {
  const named = [atFront.exec(title)?.[1], ...[...title.matchAll(inBrackets)].map(([, rows]) => rows)];
  return [...new Set(named.flatMap((rows) => rows?.match(/F\d+/g) ?? []))];
}
