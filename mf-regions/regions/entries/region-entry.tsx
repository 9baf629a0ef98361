import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Icon, IconButton, StateMark } from '@barnwatch/shared/ui';
import { ColorField } from '@barnwatch/shared/ui/form';
import { type ReactNode, useId } from 'react';
import { colorPresets } from '../palette/color-presets';
import styles from './entries.module.css';
import { isUnsaved, type RegionEdit, wasChangedMeanwhile } from './region-edits';
import { RegionSample } from './region-sample';
import type { RegionRecord, RegionValue } from './region-value';
import { SaveFailure } from './save-failure';

export interface RegionEntryProps {
  readonly record: RegionRecord;
  readonly edit: RegionEdit | undefined;
  /** The value that holds now. */
  readonly holds: RegionValue;
  readonly isEditable: boolean;
  /** Others of the same colour. */
  readonly sameAs: readonly string[];
  /** Where it is used, in words. */
  readonly usage: ReactNode;
  /** What else can be chosen of it. */
  readonly children?: ReactNode;
  readonly heading?: 'h2' | 'h3';
  readonly onChoose: (value: RegionValue) => void;
  readonly onSave: (value: RegionValue) => void;
  readonly onUndo: () => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
}

/** A region type or a specification: its colour on a picture, where it is used, and the ways to change it. */
export function RegionEntry(props: RegionEntryProps) {
  const { record, edit, holds, isEditable, sameAs, usage, children, heading: Heading = 'h2' } = props;
  const { t } = useTexts('mf-regions');
  const nameId = useId();
  const { name, storedColor } = record;
  const value = edit?.value ?? holds;
  return (
    <li className={styles.place}>
      <section className={styles.entry} aria-labelledby={nameId}>
        <RegionSample color={value.color} />
        <div className={styles.about}>
          <Heading id={nameId} className={styles.name}>
            {name}
          </Heading>
          <p className={styles.stored}>
            {holds.color === null
              ? t('entry.noColor', { stored: storedColor || '–' })
              : t('entry.color', { color: holds.color })}
          </p>
          <p className={styles.stored}>{usage}</p>
        </div>
        {isEditable && (
          <form
            className={styles.edit}
            onSubmit={(event) => {
              event.preventDefault();
              if (isUnsaved(edit) && edit.value.color !== null) props.onSave(edit.value);
            }}
          >
            {children}
            <ColorField
              label={t('entry.field', { name })}
              value={value.color ?? colorPresets[0]}
              presets={colorPresets}
              onChange={(color) => props.onChoose({ ...value, color })}
            />
            <div className={styles.actions} role="status">
              {isUnsaved(edit) && (
                <>
                  <Button type="submit" kind="primary" disabled={edit.value.color === null}>
                    {t('entry.save')}
                  </Button>
                  <Button onClick={props.onUndo}>{t('entry.undo')}</Button>
                </>
              )}
              {edit?.kind === 'saving' && <StateMark tone="busy" label={t('entry.saving')} />}
              {edit?.kind === 'saved' && <StateMark tone="good" label={t('entry.saved')} />}
            </div>
            <div className={styles.more}>
              <IconButton icon="copy" name={t('entry.copy', { name })} onClick={props.onCopy} />
              <IconButton icon="delete" kind="danger" name={t('entry.delete', { name })} onClick={props.onDelete} />
            </div>
          </form>
        )}
        {sameAs.length > 0 && (
          <p className={styles.same}>
            <Icon name="info" size={16} />
            {t('entry.sameAs', { names: sameAs.join(', ') })}
          </p>
        )}
        {wasChangedMeanwhile(edit, holds) && (
          <p className={styles.same} role="status">
            <Icon name="warning" size={16} />
            {t('entry.changedMeanwhile')}
          </p>
        )}
        {edit?.kind === 'refused' && (
          <SaveFailure name={name} error={edit.error} onRetry={() => props.onSave(edit.value)} />
        )}
      </section>
    </li>
  );
}
