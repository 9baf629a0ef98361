/** Ids that share a colour with another one, each with those others: they cannot be told apart on a picture. */
export function sharedColors(
  colors: readonly { readonly name: string; readonly color: string | null }[],
): ReadonlyMap<string, readonly string[]> {
  const byColor = new Map<string, string[]>();
  for (const { name, color } of colors) {
    if (color !== null) byColor.set(color, [...(byColor.get(color) ?? []), name]);
  }
  return new Map(
    [...byColor.values()]
      .filter((ids) => ids.length > 1)
      .flatMap((ids) => ids.map((id) => [id, ids.filter((other) => other !== id)] as const)),
  );
}
