import { noTags, problemOf, sortPrefixRule, type TagDraft, tagProblem, tagsOf } from '@barnwatch/shared/camera-fields';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { PrivacyWish } from '../../camera-records/camera-work/camera-work';
import type { BulkChange } from '../../camera-records/camera-work/plan-change';

export const bulkKinds = [
  'tags',
  'sortPrefix',
  'managed',
  'privacy',
  'decommission',
  'recommission',
  'delete',
] as const;
export type BulkKind = (typeof bulkKinds)[number];

export const privacyChoices = ['30min', '1h', '4h', 'until-ended', 'end'] as const;
export type PrivacyChoice = (typeof privacyChoices)[number];

/** What is being chosen for several cameras. */
export interface BulkDraft {
  readonly kind: BulkKind;
  readonly add: TagDraft;
  readonly remove: TagDraft;
  readonly sortPrefix: string;
  readonly managed: boolean;
  readonly privacy: PrivacyChoice;
}

export function bulkDraft(kind: BulkKind): BulkDraft {
  return { kind, add: noTags, remove: noTags, sortPrefix: '', managed: true, privacy: '30min' };
}

const wishes = {
  '30min': { kind: 'for', durationMs: 30 * millisecondsInMinute },
  '1h': { kind: 'for', durationMs: millisecondsInHour },
  '4h': { kind: 'for', durationMs: 4 * millisecondsInHour },
  'until-ended': { kind: 'until-ended' },
  end: { kind: 'end' },
} as const satisfies Readonly<Record<PrivacyChoice, PrivacyWish>>;

/** The change that was chosen; null while something of it is wrong. */
export function bulkChange(draft: BulkDraft): BulkChange | null {
  switch (draft.kind) {
    case 'tags':
      if (tagProblem(draft.add) !== null || tagProblem(draft.remove) !== null) return null;
      return { kind: 'tags', add: tagsOf(draft.add), remove: tagsOf(draft.remove) };
    case 'sortPrefix':
      return problemOf(sortPrefixRule, draft.sortPrefix) === null
        ? { kind: 'sortPrefix', value: draft.sortPrefix.trim() }
        : null;
    case 'managed':
      return { kind: 'managed', value: draft.managed };
    case 'privacy':
      return { kind: 'privacy', wish: wishes[draft.privacy] };
    case 'decommission':
      return { kind: 'decommission', value: true };
    case 'recommission':
      return { kind: 'decommission', value: false };
    case 'delete':
      return { kind: 'delete' };
  }
}
