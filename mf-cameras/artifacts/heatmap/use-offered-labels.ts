import { knownReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, listLabels } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';
import { countedLabels } from '../../figures/data/counted-labels';

/** The labels that the barn counts; those of the product while it cannot be asked. */
export function useOfferedLabels(): readonly string[] {
  const known = knownReading(useReading(listLabels, { keep: true }, namesOf))?.value;
  return useMemo(() => (known && known.length > 0 ? inUsualOrder(known) : countedLabels), [known]);
}

function namesOf({ labels }: AnswerOf<typeof listLabels>): readonly string[] {
  return labels.map(({ label }) => label);
}

/** As everywhere else; those that this version does not know come last. */
function inUsualOrder(labels: readonly string[]): readonly string[] {
  const isKnown = (label: string) => countedLabels.some((one) => one === label);
  return [...countedLabels.filter((label) => labels.includes(label)), ...labels.filter((label) => !isKnown(label))];
}
