import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton } from '@barnwatch/shared/ui';
import type { StageMode } from './stage-pointer';
import { ToolButton } from './tool-button';
import styles from './toolbar.module.css';
import type { CreatorActions } from './use-actions';

export interface ToolbarProps {
  readonly actions: CreatorActions;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How many pictures are chosen. */
  readonly chosen: number;
  readonly mode: StageMode;
  readonly onMode: (mode: StageMode) => void;
  readonly snaps: boolean;
  readonly onSnaps: (snaps: boolean) => void;
  readonly several: boolean;
  readonly onSeveral: (several: boolean) => void;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

const zooms = [1, 2, 4] as const;

/** What is done most, within reach of one thumb: nothing here lies over the pictures. */
export function Toolbar(props: ToolbarProps) {
  const { actions, canUndo, canRedo, chosen, mode, onMode, snaps, onSnaps, several, onSeveral, zoom, onZoom } = props;
  const { t } = useTexts('mf-regions');
  const none = chosen === 0;
  const larger = zooms.find((one) => one > zoom);
  const smaller = zooms.findLast((one) => one < zoom);
  const modeButton = (of: 'crop' | 'straighten') => (
    <ToolButton
      tool={of}
      name={t(`canvasTools.${of}`)}
      pressed={mode === of}
      disabled={chosen !== 1}
      onPress={() => onMode(mode === of ? 'place' : of)}
    />
  );
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('canvasTools.label')} data-thumb-area>
      <IconButton icon="undo" name={t('canvasTools.undo')} disabled={!canUndo} onClick={actions.undo} />
      <IconButton icon="redo" name={t('canvasTools.redo')} disabled={!canRedo} onClick={actions.redo} />
      <IconButton icon="add" name={t('canvasTools.add')} onClick={actions.add} />
      <ToolButton
        tool="several"
        name={t('canvasTools.several')}
        pressed={several}
        onPress={() => onSeveral(!several)}
      />
      <ToolButton tool="turn" name={t('canvasTools.turn')} disabled={none} onPress={() => actions.turn(90)} />
      {modeButton('crop')}
      {modeButton('straighten')}
      <ToolButton tool="up" name={t('canvasTools.up')} disabled={none} onPress={() => actions.order('up')} />
      <ToolButton tool="down" name={t('canvasTools.down')} disabled={none} onPress={() => actions.order('down')} />
      <ToolButton tool="remove" name={t('canvasTools.remove')} disabled={none} onPress={actions.remove} />
      <ToolButton tool="snap" name={t('canvasTools.snap')} pressed={snaps} onPress={() => onSnaps(!snaps)} />
      <IconButton
        icon="zoom-out"
        name={t('canvasTools.smaller')}
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      />
      <IconButton
        icon="zoom"
        name={t('canvasTools.larger')}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      />
    </div>
  );
}
