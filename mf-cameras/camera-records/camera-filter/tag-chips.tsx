import { useTexts } from '@barnwatch/shared/i18n';
import type { Camera } from '../record/camera';
import styles from './camera-filter.module.css';
import { tagChoices } from './select-cameras';

export interface TagChipsProps {
  /** Null while they are not known: the place is held. */
  readonly all: readonly Camera[] | null;
  /** Those that can be listed, before the filter. */
  readonly listed: readonly Camera[];
  /** Null for all. */
  readonly tag: string | null;
  readonly onTag: (tag: string | null) => void;
}

/** The groups of a barn, which its tags are (houses, sections), one press each; with how many cameras they have. */
export function TagChips({ all, listed, tag, onTag }: TagChipsProps) {
  const { t, language } = useTexts('mf-cameras');
  // What all of them have is no group.
  const choices = tagChoices(listed, language).filter(({ value, count }) => count < listed.length || value === tag);
  // A tag that an address names stays in the choice although no camera has it any more.
  const isKnown = tag === null || choices.some(({ value }) => value === tag);
  const tags = isKnown ? choices : [{ value: tag, count: 0 }, ...choices];
  if (all !== null && tags.length === 0) return null;
  const chip = (value: string | null, words: string, count: number) => (
    <button
      key={value ?? ''}
      type="button"
      className={styles.chip}
      aria-pressed={value === tag}
      title={value ?? undefined}
      onClick={() => onTag(value === tag ? null : value)}
    >
      <span className={styles.chipWords} dir="auto">
        {words}
      </span>
      <span className={styles.chipCount}>{count}</span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll
    <div role="group" className={styles.chips} aria-label={t('cameraFilter.tag')}>
      {all !== null && chip(null, t('cameraFilter.everyTag'), listed.length)}
      {tags.map(({ value, count }) => chip(value, value, count))}
    </div>
  );
}
