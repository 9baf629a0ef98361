import * as v from 'valibot';

/** What an instance does before it answers, for whoever waits for it. */
export const startProgressSchema = v.variant('doing', [
  v.object({ doing: v.literal('opening') }),
  v.object({ doing: v.literal('upgrading'), step: v.number(), of: v.number(), table: v.nullable(v.string()) }),
  v.object({ doing: v.literal('history'), daysLeft: v.number() }),
  v.object({ doing: v.literal('listening') }),
]);

export type StartProgress = v.InferOutput<typeof startProgressSchema>;

/** The same as a part of a sentence. */
export function startProgressWords(progress: StartProgress): string {
  switch (progress.doing) {
    case 'opening':
      return 'opens its data';
    case 'upgrading': {
      const what = progress.table === null ? 'its data' : `its data (${progress.table.replaceAll('_', ' ')})`;
      return `brings ${what} to the form of this version, step ${progress.step} of ${progress.of}`;
    }
    case 'history':
      return `writes its history, ${progress.daysLeft} days left`;
    case 'listening':
      return 'is about to answer';
  }
}
