/** The greatest factor that the settings of a client know (product 3.17). */
const greatestFactor = 1000;

/** Reads a factor as people write it, with point or comma; null for anything else. */
export function readFactor(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,4}(\.\d{1,6})?$/.test(plain)) return null;
  const factor = Number(plain);
  return factor > 0 && factor <= greatestFactor ? factor : null;
}
