import * as v from 'valibot';

/** What an instance does before it answers, for whoever waits for it. */
export const startProgressSchema = v.variant('doing', [
  v.object({ doing: v.literal('opening') }),
  v.object({ doing: v.literal('history'), daysLeft: v.number() }),
  v.object({ doing: v.literal('listening') }),
]);

export type StartProgress = v.InferOutput<typeof startProgressSchema>;

/** The same as a part of a sentence. */
export function startProgressWords(progress: StartProgress): string {
  switch (progress.doing) {
    case 'opening':
      return 'opens its data';
    case 'history':
      return `writes its history, ${progress.daysLeft} days left`;
    case 'listening':
      return 'is about to answer';
  }
}
