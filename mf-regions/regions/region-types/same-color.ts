/** Ids that share a colour with another one, each with those others: they cannot be told apart on a picture. */
export function sharedColors(
  colors: readonly { readonly regionTypeId: string; readonly color: string | null }[],
): ReadonlyMap<string, readonly string[]> {
  const byColor = new Map<string, string[]>();
  for (const { regionTypeId, color } of colors) {
    if (color !== null) byColor.set(color, [...(byColor.get(color) ?? []), regionTypeId]);
  }
  return new Map(
    [...byColor.values()]
      .filter((ids) => ids.length > 1)
      .flatMap((ids) => ids.map((id) => [id, ids.filter((other) => other !== id)] as const)),
  );
}
