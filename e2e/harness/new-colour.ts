/** A colour that nothing in the suite has yet: its data live on between tests, and the same colour is no change. */
export function newColour(): string {
  return `#${(Date.now() & 0xffffff).toString(16).padStart(6, '0')}`;
}
