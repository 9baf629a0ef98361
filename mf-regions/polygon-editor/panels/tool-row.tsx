import { useTexts } from '@barnwatch/shared/i18n';
import { Button, Icon, type IconName } from '@barnwatch/shared/ui';
import type { Dispatch } from 'react';
import type { EditAction } from '../drawing/edit-actions';
import type { EditState } from '../drawing/edit-state';
import { type Tool, tools } from '../stage/tool';
import styles from './tool-row.module.css';

export interface ToolRowProps {
  readonly state: EditState;
  readonly dispatch: Dispatch<EditAction>;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** Closes the region that is begun; null while there is none that could be closed. */
  readonly onClose: (() => void) | null;
  readonly isSaving: boolean;
  readonly onSave: (() => void) | null;
}

const icons = { select: 'move', draw: 'region', freehand: 'edit' } as const satisfies Record<Tool, IconName>;

/** What a thumb needs: on phones a row at the bottom, beside the picture, never on it. */
export function ToolRow({ state, dispatch, tool, onTool, onClose, isSaving, onSave }: ToolRowProps) {
  const { t } = useTexts('mf-regions');
  return (
    <div className={styles.row} data-thumb-area="" role="toolbar" aria-label={t('polygonEditor.tools.title')}>
      {tools.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.tool}
          aria-pressed={tool === one}
          title={t(`polygonEditor.tools.${one}Hint`)}
          onClick={() => onTool(one)}
        >
          <Icon name={icons[one]} />
          <span>{t(`polygonEditor.tools.${one}`)}</span>
        </button>
      ))}
      <StepButton way="undo" disabled={state.past.length === 0} onPress={() => dispatch({ kind: 'undone' })} />
      <StepButton way="redo" disabled={state.future.length === 0} onPress={() => dispatch({ kind: 'redone' })} />
      {state.drawing.line.length > 0 ? (
        <Button
          className={styles.main}
          kind="primary"
          icon="check"
          disabled={onClose === null}
          onClick={() => onClose?.()}
        >
          {t('polygonEditor.tools.close')}
        </Button>
      ) : (
        <Button
          className={styles.main}
          kind="primary"
          busy={isSaving}
          disabled={onSave === null}
          onClick={() => onSave?.()}
        >
          {t('polygonEditor.save')}
        </Button>
      )}
    </div>
  );
}

interface StepButtonProps {
  readonly way: 'undo' | 'redo';
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** More letters than this find no room below an icon on a phone held upright. */
const mostLetters = 8;

function StepButton({ way, disabled, onPress }: StepButtonProps) {
  const { t } = useTexts('mf-regions');
  const name = t(`polygonEditor.tools.${way}`);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      title={name}
      data-long={name.length > mostLetters || undefined}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={way} />
      <span>{name}</span>
    </button>
  );
}
