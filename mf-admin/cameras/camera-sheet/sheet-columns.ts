import type { Translate } from '@barnwatch/shared/i18n';

/** The columns of the list as a file; those that are read when it comes back stand first. */
export const readColumns = ['cameraId', 'name', 'sortPrefix', 'tags', 'managed', 'source'] as const;
const toldColumns = ['state', 'sourceKind', 'lastSeen'] as const;
export const sheetColumns = [...readColumns, ...toldColumns] as const;

export type ReadColumn = (typeof readColumns)[number];

/**
 * The column that a heading stands for, whichever of our languages it is in: a list that was saved by one person is read by
 * another.
 */
export function columnOf(heading: string, t: Translate): ReadColumn | null {
  const wanted = heading.trim().toLowerCase();
  return readColumns.find((column) => acceptedWords(t(`sheet.accepted.${column}`)).includes(wanted)) ?? null;
}

/** `Yes|Ja|true`: words that mean the same. */
export function acceptedWords(text: string): readonly string[] {
  return text.split('|').map((word) => word.trim().toLowerCase());
}
