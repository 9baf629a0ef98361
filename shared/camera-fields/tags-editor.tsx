import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Icon, Skeleton, TextField } from '@barnwatch/shared/ui';
import type { KeyboardEvent } from 'react';
import styles from './camera-fields.module.css';
import { offeredTags, outOfUse, type TagDraft, tagProblem, tagsOf } from './tag-draft';

export interface TagsEditorProps {
  readonly label: string;
  readonly draft: TagDraft;
  /** Tags that are offered; `null` while it is not known which there are: their place is kept. */
  readonly known: readonly string[] | null;
  /** What the barn has against them. */
  readonly error?: string | undefined;
  readonly onChange: (draft: TagDraft) => void;
}

/** Tags as chips: typed and added by Enter, taken from those that are known, removed by a press. */
export function TagsEditor({ label, draft, known, error, onChange }: TagsEditorProps) {
  const { t } = useTexts();
  const { tags, typed } = draft;
  const problem = tagProblem(draft);
  const add = () => onChange({ tags: tagsOf(draft), typed: '' });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (problem === null) add();
    }
    if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange({ tags: tags.slice(0, -1), typed });
  };
  const [offered, more] = offeredTags(known ?? [], draft);
  return (
    <div className={styles.tags}>
      <TextField
        label={label}
        hint={t(tags.includes(outOfUse) ? 'cameraFields.tags.decommissioned' : 'cameraFields.tags.hint')}
        error={problem === null ? error : t(`cameraFields.problems.${problem}`)}
        value={typed}
        onChange={(text) => onChange({ tags, typed: text })}
        onKeyDown={press}
        enterKeyHint="done"
        autoComplete="off"
      />
      {typed.trim() !== '' && problem === null && (
        <Button icon="add" onClick={add}>
          {t('cameraFields.tags.add', { tag: typed.trim() })}
        </Button>
      )}
      {tags.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('cameraFields.tags.remove', { tag })}
                onClick={() => onChange({ tags: tags.filter((one) => one !== tag), typed })}
              >
                {tag}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {known === null && (
        <div className={styles.offered} aria-hidden>
          <span>{t('cameraFields.tags.known')}</span>
          <Skeleton height="var(--touch-target)" />
        </div>
      )}
      {offered.length > 0 && (
        <div className={styles.offered}>
          <span>{t('cameraFields.tags.known')}</span>
          <ul className={styles.chips}>
            {offered.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  className={styles.offer}
                  aria-label={t('cameraFields.tags.add', { tag })}
                  onClick={() => onChange({ tags: tagsOf({ tags, typed: tag }), typed })}
                >
                  <Icon name="add" size={16} />
                  {tag}
                </button>
              </li>
            ))}
          </ul>
          {more > 0 && <span>{t('cameraFields.tags.more', { count: more })}</span>}
        </div>
      )}
    </div>
  );
}
