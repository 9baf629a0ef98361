/** A client-made identifier: 128 random bits. `crypto.randomUUID` is missing where the page came by plain http. */
export function makeIdentifier(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
