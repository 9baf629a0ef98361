import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Icon, TextField, useScreenKeys } from '@barnwatch/shared/ui';
import type { KeyboardEvent } from 'react';
import { tagProblem, withTag } from './camera-draft';
import styles from './camera-edit.module.css';

export interface TagsFieldProps {
  readonly tags: readonly string[];
  /** What is being typed of a further one. */
  readonly typed: string;
  /** Tags of the other cameras of the barn. */
  readonly known: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (tags: readonly string[], typed: string) => void;
}

/** Tags as chips: typed and added by Enter, taken from those of other cameras, removed by a press. */
export function TagsField({ tags, typed, known, error, onChange }: TagsFieldProps) {
  const { t } = useTexts('mf-cameras');
  useScreenKeys([
    { keys: [t('keys.enter')], words: t('keys.addTag') },
    { keys: [t('keys.backspace')], words: t('keys.removeTag') },
  ]);
  const problem = tagProblem(typed);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (problem === null) onChange(withTag(tags, typed), '');
    }
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1), '');
  };
  const offered = known.filter((tag) => !tags.includes(tag));
  return (
    <div className={styles.tags}>
      <TextField
        label={t('cameraEdit.tags')}
        hint={t(tags.includes('decommissioned') ? 'cameraEdit.decommissioned' : 'cameraEdit.tagsHint')}
        error={problem === null ? error : t(`cameraEdit.problems.${problem}`)}
        value={typed}
        onChange={(text) => onChange(tags, text)}
        onKeyDown={press}
        enterKeyHint="done"
        autoComplete="off"
      />
      {typed.trim() !== '' && problem === null && (
        <Button icon="add" onClick={() => onChange(withTag(tags, typed), '')}>
          {t('cameraEdit.addTag', { tag: typed.trim() })}
        </Button>
      )}
      {tags.length > 0 && (
        <ul className={styles.chips} aria-label={t('cameraEdit.tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('cameraEdit.removeTag', { tag })}
                onClick={() =>
                  onChange(
                    tags.filter((one) => one !== tag),
                    typed,
                  )
                }
              >
                {tag}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && (
        <div className={styles.offered}>
          <span>{t('cameraEdit.knownTags')}</span>
          <ul className={styles.chips}>
            {offered.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  className={styles.offer}
                  aria-label={t('cameraEdit.addTag', { tag })}
                  onClick={() => onChange(withTag(tags, tag), typed)}
                >
                  <Icon name="add" size={16} />
                  {tag}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
