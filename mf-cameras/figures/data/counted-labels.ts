/** Product 9.16: what a count query asks for, the lowest layer of a stack first. */
export const countedLabels = ['pig_lying', 'pig_sitting', 'pig_standing', 'Broiler'] as const;

export type CountedLabel = (typeof countedLabels)[number];

export function isCountedLabel(name: string): name is CountedLabel {
  return countedLabels.some((label) => label === name);
}
