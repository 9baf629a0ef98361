import { isHandedOver } from '@barnwatch/shared/outbox';
import * as v from 'valibot';

/** What a form keeps, as far as a list shows it: each form has more. */
const recordSchema = v.object({
  value: v.object({
    values: v.object({ title: v.optional(v.string(), ''), description: v.optional(v.string(), '') }),
    sentAs: v.optional(v.nullable(v.string()), null),
    savedAt: v.number(),
  }),
});

/** A text that was begun and not saved. */
export interface KeptDraft {
  /** `new` in `intervention:new`, for example. */
  readonly subject: string;
  readonly title: string;
  readonly description: string;
  /** The entry of the outbox that has its words, if there is one. */
  readonly sentAs: string | null;
  /** ms since 1970 UTC */
  readonly savedAt: number;
}

/** Drafts among the records of an account, the latest first. What no form could show is none. */
export function keptDrafts(records: ReadonlyMap<string, unknown>, kind: string): readonly KeptDraft[] {
  const found = [...records].flatMap<KeptDraft>(([key, record]) => {
    const name = decodeURIComponent(key.split('/').at(-1) ?? '');
    const reading = v.safeParse(recordSchema, record);
    if (!name.startsWith(`${kind}:`) || !reading.success || isHandedOver(key)) return [];
    const { values, sentAs, savedAt } = reading.output.value;
    return [{ subject: name.slice(kind.length + 1), ...values, sentAs, savedAt }];
  });
  return found.sort((one, other) => other.savedAt - one.savedAt);
}
