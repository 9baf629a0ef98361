import { useTexts } from '@barnwatch/shared/i18n';
import { type Transfer, useTransfers } from '@barnwatch/shared/transfers';
import { Button, ConfirmDialog, type IconName, saveFile, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import styles from './export-queue.module.css';
import { filePicker, saveWhereAsked } from './save-where-asked';

/** What a press does with an export that is not done, by how it stands. */
const turns = {
  waiting: { words: 'pause', icon: 'pause' },
  paused: { words: 'goOn', icon: 'play' },
  refused: { words: 'retry', icon: 'retry' },
  'no-room': { words: 'retry', icon: 'retry' },
} as const satisfies Partial<Record<Transfer['standing']['kind'], { readonly words: string; readonly icon: IconName }>>;

/** What can be done with an export as it stands. */
export function ExportActions({ transfer }: { readonly transfer: Transfer }) {
  const { standing, done } = transfer;
  return (
    <div className={styles.buttons}>
      {standing.kind !== 'done' && <TurnButton transfer={transfer} kind={standing.kind} />}
      {standing.kind === 'done' && done.files > 0 && <SaveButtons transfer={transfer} name={standing.name} />}
      <RemoveButton transfer={transfer} />
    </div>
  );
}

interface TurnButtonProps {
  readonly transfer: Transfer;
  readonly kind: keyof typeof turns;
}

/** One button whose words change: whoever has paused by a key goes on with the same one. */
function TurnButton({ transfer: { identifier }, kind }: TurnButtonProps) {
  const { t } = useTexts('mf-cameras');
  const { pause, goOn } = useTransfers();
  const { words, icon } = turns[kind];
  return (
    <Button icon={icon} onClick={() => void (kind === 'waiting' ? pause(identifier) : goOn(identifier))}>
      {t(`exports.queue.${words}`)}
    </Button>
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
