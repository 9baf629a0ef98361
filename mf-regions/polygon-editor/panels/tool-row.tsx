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
      <button
        type="button"
        className={styles.tool}
        disabled={state.past.length === 0}
        onClick={() => dispatch({ kind: 'undone' })}
      >
        <Icon name="skip-back" />
        <span>{t('polygonEditor.tools.undo')}</span>
      </button>
      <button
        type="button"
        className={styles.tool}
        disabled={state.future.length === 0}
        onClick={() => dispatch({ kind: 'redone' })}
      >
        <Icon name="skip-on" />
        <span>{t('polygonEditor.tools.redo')}</span>
      </button>
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
