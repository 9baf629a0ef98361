import { useTexts } from '@barnwatch/shared/i18n';
import { Button, saveFile, useShowToast } from '@barnwatch/shared/ui';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { startWorkbookWorker, writeWholeWorkbook } from '@barnwatch/shared/workbooks';
import { startReadingWorker } from '@barnwatch/shared/workbooks/reading';
import { useEffect, useRef, useState } from 'react';
import { ContainedDialog } from '../../dialogs/contained/contained-dialog';
import { ImportDialog } from './import-dialog';
import { openSheet } from './open-sheet';
import { readSheet, type SheetReading } from './read-sheet';
import { workbookOf, writeSheet } from './write-sheet';

export interface SheetToolsProps {
  readonly cameras: readonly Camera[];
  readonly barnName: string;
  readonly onChanged: () => void;
}

/** Files that are offered to be chosen; what is in one of them its first bytes say. */
const accepted = [
  '.xlsx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv',
  'text/csv',
].join(',');

/** The list of cameras as a spreadsheet, and back. */
export function SheetTools({ cameras, barnName, onChanged }: SheetToolsProps) {
  const { t, language } = useTexts('mf-admin');
  const showToast = useShowToast();
  const input = useRef<HTMLInputElement>(null);
  const underWay = useRef<AbortController>(undefined);
  const [work, setWork] = useState<'none' | 'saving' | 'opening'>('none');
  const [reading, setReading] = useState<Extract<SheetReading, { kind: 'read' }> | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const fileName = t('sheet.fileName', { barn: barnName.replace(/[^\p{L}\p{N}]+/gu, '-') });
  const refuse = (words: string) => showToast({ kind: 'error', text: t(words) });
  /** Null where the screen was left meanwhile. */
  async function during<Outcome>(kind: typeof work, act: (signal: AbortSignal) => Promise<Outcome>) {
    const running = new AbortController();
    underWay.current = running;
    setWork(kind);
    const outcome = await act(running.signal);
    if (running.signal.aborted) return null;
    setWork('none');
    return outcome;
  }
  async function saveWorkbook(): Promise<void> {
    const { settings, rows } = workbookOf(cameras, t);
    const written = await during('saving', (signal) => writeWholeWorkbook(settings, rows, startWorkbookWorker, signal));
    if (written?.kind === 'written') saveFile(written.file, `${fileName}.xlsx`);
    else if (written) refuse('sheet.notWritten');
  }
  function saveCsv(): void {
    const file = new Blob([writeSheet(cameras, t, language)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, `${fileName}.csv`);
  }
  async function open(file: File): Promise<void> {
    const opened = await during('opening', (signal) => openSheet(file, startReadingWorker, signal));
    if (opened === null) return;
    const read = opened.kind === 'rows' ? readSheet(opened.rows, cameras, t) : opened;
    if (read.kind === 'unreadable') refuse(`sheet.unreadable.${read.why}`);
    else setReading(read);
  }

  return (
    <>
      <Button
        icon="download"
        busy={work === 'saving'}
        disabled={work === 'opening'}
        onClick={() => void saveWorkbook()}
      >
        {t('sheet.export')}
      </Button>
      <Button kind="quiet" onClick={saveCsv}>
        {t('sheet.exportCsv')}
      </Button>
      <Button
        icon="upload"
        busy={work === 'opening'}
        disabled={work === 'saving'}
        onClick={() => input.current?.click()}
      >
        {t('sheet.import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('sheet.import')}
        accept={accepted}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Choosing the same file again is a new choice.
          event.currentTarget.value = '';
          if (file) void open(file);
        }}
      />
      {reading && (
        <ContainedDialog title={t('sheet.title')} onClose={() => setReading(null)}>
          <ImportDialog reading={reading} onClose={() => setReading(null)} onChanged={onChanged} />
        </ContainedDialog>
      )}
    </>
  );
}
