/** Size of a text of 1rem, in pixels, where nobody has chosen another. */
const usualTextSizePx = 16;

/** How much larger than usual text is on this device. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / usualTextSizePx : 1;
}
