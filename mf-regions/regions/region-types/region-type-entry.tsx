import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Icon, StateMark } from '@barnwatch/shared/ui';
import { ColorField, type ColorValue } from '@barnwatch/shared/ui/form';
import { useId } from 'react';
import type { RegionType } from '../../region-records/record/region-type';
import { type ColorEdit, isUnsaved } from './color-edits';
import { colorPresets } from './color-presets';
import { RegionSample } from './region-sample';
import styles from './region-types.module.css';
import { SaveFailure } from './save-failure';

export interface RegionTypeEntryProps {
  readonly regionType: RegionType;
  readonly edit: ColorEdit | undefined;
  /** The colour that holds now; null where none is stored that could be shown. */
  readonly holds: ColorValue | null;
  readonly isEditable: boolean;
  /** Other region types of the same colour. */
  readonly sameAs: readonly string[];
  readonly onChoose: (color: ColorValue) => void;
  readonly onSave: (color: ColorValue) => void;
  readonly onUndo: () => void;
}

/** Where a picker starts when no colour is stored: the first preset. */
const startingColor: ColorValue = '#e69f00';

/** One kind of region: its colour on a picture, and the way to change it. */
export function RegionTypeEntry(props: RegionTypeEntryProps) {
  const { regionType, edit, holds, isEditable, sameAs, onChoose, onSave, onUndo } = props;
  const { t } = useTexts('mf-regions');
  const nameId = useId();
  const { regionTypeId, storedColor } = regionType;
  const color = edit?.value ?? holds;
  return (
    <li className={styles.place}>
      <section className={styles.entry} aria-labelledby={nameId}>
        <RegionSample color={color} />
        <div className={styles.about}>
          <h2 id={nameId} className={styles.name}>
            {regionTypeId}
          </h2>
          <p className={styles.stored}>
            {holds === null ? t('entry.noColor', { stored: storedColor || '–' }) : t('entry.color', { color: holds })}
          </p>
        </div>
        {isEditable && (
          <form
            className={styles.edit}
            onSubmit={(event) => {
              event.preventDefault();
              if (isUnsaved(edit)) onSave(edit.value);
            }}
          >
            <ColorField
              label={t('entry.field', { name: regionTypeId })}
              value={color ?? startingColor}
              presets={colorPresets}
              onChange={onChoose}
            />
            <div className={styles.actions} role="status">
              {isUnsaved(edit) && (
                <>
                  <Button type="submit" kind="primary">
                    {t('entry.save')}
                  </Button>
                  <Button onClick={onUndo}>{t('entry.undo')}</Button>
                </>
              )}
              {edit?.kind === 'saving' && <StateMark tone="busy" label={t('entry.saving')} />}
              {edit?.kind === 'saved' && <StateMark tone="good" label={t('entry.saved')} />}
            </div>
          </form>
        )}
        {sameAs.length > 0 && (
          <p className={styles.same}>
            <Icon name="info" size={16} />
            {t('entry.sameAs', { names: sameAs.join(', ') })}
          </p>
        )}
        {edit?.kind === 'refused' && (
          <SaveFailure name={regionTypeId} error={edit.error} onRetry={() => onSave(edit.value)} />
        )}
      </section>
    </li>
  );
}
