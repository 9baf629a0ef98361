/** Control characters, and those that turn the direction of what follows: contract, `LineOfText`. */
const misleading = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/**
 * Whether a name shows what it says (product 5.4): an instance takes no other. Such characters come with what is pasted;
 * nobody sees them, so that a form has to say that they are there.
 */
export function isLineOfText(text: string): boolean {
  return !misleading.test(text);
}
