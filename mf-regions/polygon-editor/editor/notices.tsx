import { LineNotice } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, RequestFailure } from '@barnwatch/shared/ui';
import { useEffect, useRef } from 'react';
import { AutomaticNotice } from './automatic-notice';
import styles from './editor.module.css';
import type { DrawingEditorProps, DrawingModel } from './use-drawing';

export interface NoticesProps extends Pick<DrawingEditorProps, 'mapping' | 'isEditable' | 'size'> {
  readonly model: DrawingModel;
}

/** What one has to know before one goes on: somebody else was here, or it was not saved. */
export function Notices({ model }: Pick<NoticesProps, 'model'>) {
  const { t } = useTexts('mf-regions');
  const { meanwhile, saving, save } = model;
  const place = useRef<HTMLDivElement>(null);
  const isRefused = saving.kind === 'refused';
  useEffect(() => {
    // Saved from the tools at the bottom, the reason would stand out of sight.
    if (isRefused) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isRefused]);
  return (
    <div ref={place} className={styles.notices}>
      <LineNotice needed="selected-barn" ofScreen />
      {meanwhile.hasChanged && (
        <Banner kind="warning" action={<Button onClick={meanwhile.ask}>{t('polygonEditor.merge.look')}</Button>}>
          {t('polygonEditor.merge.changed')}
        </Banner>
      )}
      {isRefused && (
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

/** Where the drawing comes from: it waits beside or below the picture, which comes first. */
export function OriginNotices({ model, mapping, isEditable, size }: NoticesProps) {
  const { t } = useTexts('mf-regions');
  const { hasUnsaved, isFromDraft, saving, save, dispatch, frame, colorOf } = model;
  return (
    <>
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
    </>
  );
}
