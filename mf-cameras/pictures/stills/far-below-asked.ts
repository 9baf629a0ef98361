/** Lower than this no animal can be told, and no camera of a barn takes a picture, px. */
const fewestLines = 32;

/**
 * Whether a picture is far lower than what was asked for: a placeholder, or a spoilt header. A camera whose own picture
 * is low answers with less than was asked, which is right.
 *
 * @param asked px
 */
export function isFarBelowAsked(height: number, asked: number): boolean {
  return height < Math.min(asked, fewestLines);
}
