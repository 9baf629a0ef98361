import { useTexts } from '@barnwatch/shared/i18n';
import { type Transfer, useTransfers } from '@barnwatch/shared/transfers';
import { Button, ConfirmDialog, saveFile, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import styles from './export-queue.module.css';
import { filePicker, saveWhereAsked } from './save-where-asked';

/** What can be done with an export as it stands. */
export function ExportActions({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useTexts('mf-cameras');
  const { pause, goOn } = useTransfers();
  const { identifier, standing, done } = transfer;
  return (
    <div className={styles.buttons}>
      {standing.kind === 'waiting' && (
        <Button icon="pause" onClick={() => void pause(identifier)}>
          {t('exports.queue.pause')}
        </Button>
      )}
      {standing.kind === 'paused' && (
        <Button icon="play" onClick={() => void goOn(identifier)}>
          {t('exports.queue.goOn')}
        </Button>
      )}
      {(standing.kind === 'refused' || standing.kind === 'no-room') && (
        <Button icon="retry" onClick={() => void goOn(identifier)}>
          {t('exports.queue.retry')}
        </Button>
      )}
      {standing.kind === 'done' && done.files > 0 && <SaveButtons transfer={transfer} name={standing.name} />}
      <RemoveButton transfer={transfer} />
    </div>
  );
}

function SaveButtons({ transfer: { identifier }, name }: { readonly transfer: Transfer; readonly name: string }) {
  const { t } = useTexts('mf-cameras');
  const { file, noteSaved } = useTransfers();
  const showToast = useShowToast();
  const [isSaving, setIsSaving] = useState(false);

  async function save(): Promise<void> {
    const found = await file(identifier).catch(() => null);
    if (!found) return showToast({ kind: 'error', text: t('exports.queue.unreadable') });
    saveFile(found.blob, found.name);
    await noteSaved(identifier);
  }

  async function saveAs(): Promise<void> {
    setIsSaving(true);
    const saved = await saveWhereAsked(name, async () => (await file(identifier))?.blob ?? null);
    setIsSaving(false);
    if (saved === 'failed') showToast({ kind: 'error', text: t('exports.queue.notWritten') });
    if (saved === 'saved') await noteSaved(identifier);
  }

  return (
    <>
      <Button kind="primary" icon="download" onClick={() => void save()}>
        {t('exports.queue.save')}
      </Button>
      {filePicker() && (
        <Button busy={isSaving} onClick={() => void saveAs()}>
          {t('exports.queue.saveAs')}
        </Button>
      )}
    </>
  );
}

function RemoveButton({ transfer: { identifier, standing } }: { readonly transfer: Transfer }) {
  const { t } = useTexts('mf-cameras');
  const { remove } = useTransfers();
  const [isAsking, setIsAsking] = useState(false);
  const isDone = standing.kind === 'done';
  const words = t(isDone ? 'exports.queue.remove' : 'exports.queue.cancel');
  return (
    <>
      <Button icon={isDone ? 'delete' : 'close'} onClick={() => setIsAsking(true)}>
        {words}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t(isDone ? 'exports.queue.removeTitle' : 'exports.queue.cancelTitle')}
        text={t(isDone ? 'exports.queue.removeText' : 'exports.queue.cancelText')}
        confirmLabel={words}
        kind="danger"
        onConfirm={() => {
          setIsAsking(false);
          void remove(identifier);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
