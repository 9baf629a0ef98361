import { formatDuration, type Translate, useTexts } from '@barnwatch/shared/i18n';
import { frameIntervals } from '@barnwatch/shared/settings';
import { Button, ConfirmDialog, Dialog, SelectField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { CameraChoiceDialog } from '../../camera-records/camera-choice/camera-choice-dialog';
import { ChooseCamerasButton } from '../../camera-records/camera-choice/choose-cameras-button';
import type { Camera } from '../../camera-records/record/camera';
import styles from './grid.module.css';
import {
  columnChoices,
  type GridLayout,
  type GridLayouts,
  type LayoutChange,
  liveChoices,
  mayAddLayout,
  turnIntervals,
} from './grid-layout';
import { LayoutNameDialog } from './layout-name-dialog';

export interface LayoutActions {
  readonly onChange: (change: LayoutChange) => void;
  readonly onSaveAs: (name: string) => void;
  readonly onDelete: () => void;
  readonly onDefault: () => void;
  readonly onColumns: (columns: GridLayout['columns']) => void;
}

export interface LayoutDialogProps extends LayoutActions {
  readonly layouts: GridLayouts;
  readonly layout: GridLayout;
  /** The data saver is on: what is chosen here holds again when it is off. */
  readonly savesData: boolean;
  /** As they are shown, whatever the layout says. */
  readonly columns: GridLayout['columns'];
  readonly listed: readonly Camera[];
  readonly shownCount: number;
  readonly onClose: () => void;
}

type Asking = 'cameras' | 'rename' | 'save-as' | 'delete' | null;

/** Everything of a layout that can be chosen. Each choice holds at once and is kept. */
export function LayoutDialog(props: LayoutDialogProps) {
  const {
    layouts,
    layout,
    savesData,
    columns,
    listed,
    shownCount,
    onChange,
    onSaveAs,
    onDelete,
    onDefault,
    onColumns,
    onClose,
  } = props;
  const { t } = useTexts('mf-cameras');
  const [asking, setAsking] = useState<Asking>(null);
  const done = () => setAsking(null);
  const name = layoutName(layout, t);
  const isDefault = layouts.defaultId === layout.layoutId;
  const isOnly = layouts.layouts.length === 1;
  const isMoved = layout.order.length > 0 || Object.keys(layout.zooms).length > 0;

  return (
    <Dialog
      open
      title={t('grid.layouts.title', { name })}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('grid.layouts.done')}
        </Button>
      }
    >
      <div className={styles.form}>
        <div className={styles.wide}>
          <ChooseCamerasButton
            isAll={layout.chosen === null}
            shown={shownCount}
            total={listed.length}
            onPress={() => setAsking('cameras')}
          />
        </div>
        <SelectField
          label={t('grid.columns')}
          value={columns === null ? 'auto' : String(columns)}
          options={[
            { value: 'auto', label: t('grid.columnsAuto') },
            ...columnChoices.map((choice) => ({ value: String(choice), label: String(choice) })),
          ]}
          onChange={(value) => onColumns(columnChoices.find((choice) => String(choice) === value) ?? null)}
        />
        <SelectField
          label={t('grid.interval')}
          hint={savesData ? t('dataSaver.gridInterval') : undefined}
          value={String(layout.intervalMs)}
          options={frameIntervals.map((ms) => ({ value: String(ms), label: formatDuration(ms) }))}
          onChange={(value) => {
            const intervalMs = frameIntervals.find((ms) => String(ms) === value);
            if (intervalMs !== undefined) onChange({ intervalMs });
          }}
        />
        <SelectField
          label={t('grid.live')}
          hint={t(savesData ? 'dataSaver.gridLive' : 'grid.liveHint')}
          value={layout.live}
          options={liveChoices
            .filter((choice) => choice !== 'chosen' || layout.live === 'chosen')
            .map((choice) => ({
              value: choice,
              label: t(`grid.liveChoices.${choice}`, { count: layout.liveIds.length }),
            }))}
          onChange={(live) => onChange({ live })}
        />
        <SelectField
          label={t('grid.turn')}
          hint={t('grid.turnHint')}
          value={String(layout.turnMs)}
          options={turnIntervals.map((ms) => ({ value: String(ms), label: formatDuration(ms) }))}
          onChange={(value) => {
            const turnMs = turnIntervals.find((ms) => String(ms) === value);
            if (turnMs !== undefined) onChange({ turnMs });
          }}
        />
        <div className={`${styles.wide} ${styles.dialogActions}`}>
          {mayAddLayout(layouts) && (
            <Button icon="add" onClick={() => setAsking('save-as')}>
              {t('grid.layouts.saveAs')}
            </Button>
          )}
          <Button icon="edit" onClick={() => setAsking('rename')}>
            {t('grid.layouts.rename')}
          </Button>
          {!isDefault && (
            <Button icon="check" onClick={onDefault}>
              {t('grid.layouts.makeDefault')}
            </Button>
          )}
          {isMoved && (
            <Button icon="retry" onClick={() => onChange({ order: [], zooms: {} })}>
              {t('grid.layouts.reset')}
            </Button>
          )}
          {!isOnly && (
            <Button icon="delete" onClick={() => setAsking('delete')}>
              {t('grid.layouts.delete')}
            </Button>
          )}
        </div>
      </div>
      {asking === 'cameras' && (
        <CameraChoiceDialog
          listed={listed}
          chosen={layout.chosen}
          onChoose={(chosen) => onChange({ chosen: chosen && [...chosen] })}
          onClose={done}
        />
      )}
      {asking === 'rename' && (
        <LayoutNameDialog
          layouts={layouts}
          renamed={{ layoutId: layout.layoutId, name }}
          onName={(next) => onChange({ name: next })}
          onClose={done}
        />
      )}
      {asking === 'save-as' && <LayoutNameDialog layouts={layouts} renamed={null} onName={onSaveAs} onClose={done} />}
      <ConfirmDialog
        open={asking === 'delete'}
        title={t('grid.layouts.delete')}
        text={t('grid.layouts.deleteText', { name })}
        confirmLabel={t('grid.layouts.deleteConfirm')}
        kind="danger"
        onConfirm={() => {
          done();
          onDelete();
        }}
        onCancel={done}
      />
    </Dialog>
  );
}

/** The first layout has no name of its own until it gets one. */
export function layoutName({ name }: Pick<GridLayout, 'name'>, t: Translate): string {
  return name || t('grid.layouts.first');
}
