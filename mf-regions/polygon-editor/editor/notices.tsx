import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, RequestFailure } from '@barnwatch/shared/ui';
import { AutomaticNotice } from './automatic-notice';
import styles from './editor.module.css';
import type { DrawingEditorProps, DrawingModel } from './use-drawing';

export interface NoticesProps extends Pick<DrawingEditorProps, 'mapping' | 'isEditable' | 'size'> {
  readonly model: DrawingModel;
}

/** What one has to know before one goes on: somebody else was here, the barn has drawn by itself, it was not saved. */
export function Notices({ model, mapping, isEditable, size }: NoticesProps) {
  const { t } = useTexts('mf-regions');
  const { meanwhile, hasUnsaved, isFromDraft, saving, save, dispatch, frame, colorOf } = model;
  return (
    <div className={styles.notices}>
      {meanwhile.hasChanged && (
        <Banner kind="warning" action={<Button onClick={meanwhile.ask}>{t('polygonEditor.merge.look')}</Button>}>
          {t('polygonEditor.merge.changed')}
        </Banner>
      )}
      {isFromDraft && <p className={styles.hint}>{t('polygonEditor.draft.found')}</p>}
      <AutomaticNotice
        mapping={mapping}
        isEditable={isEditable && !hasUnsaved && saving.kind !== 'saving'}
        size={size}
        picture={frame}
        colorOf={colorOf}
        onAccept={() => void save()}
        onReject={() => {
          dispatch({ kind: 'emptied' });
          void save([]);
        }}
      />
      {saving.kind === 'refused' && (
        <RequestFailure
          error={saving.error}
          what={t('polygonEditor.notSaved')}
          onRetry={() => void save()}
          form="line"
        />
      )}
    </div>
  );
}
