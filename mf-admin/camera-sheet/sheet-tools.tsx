import { decodeText, mostCsvBytes } from '@barnwatch/shared/files';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, saveFile, useShowToast } from '@barnwatch/shared/ui';
import type { Camera } from '@barnwatch/shared/wire/calls';
import { useRef, useState } from 'react';
import { ImportDialog } from './import-dialog';
import { readSheet, type SheetReading } from './read-sheet';
import { writeSheet } from './write-sheet';

export interface SheetToolsProps {
  readonly cameras: readonly Camera[];
  readonly barnName: string;
  readonly onChanged: () => void;
}

/** The list of cameras as a file, and back. */
export function SheetTools({ cameras, barnName, onChanged }: SheetToolsProps) {
  const { t, language } = useTexts('mf-admin');
  const showToast = useShowToast();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<Extract<SheetReading, { kind: 'read' }> | null>(null);

  const save = () => {
    const file = new Blob([writeSheet(cameras, t, language)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, t('sheet.fileName', { barn: barnName.replace(/[^\p{L}\p{N}]+/gu, '-') }));
  };
  const refuse = (why: string) => showToast({ kind: 'error', text: t(`sheet.unreadable.${why}`) });
  async function open(file: File): Promise<void> {
    if (file.size > mostCsvBytes) return refuse('too-large');
    let text: string;
    try {
      text = decodeText(new Uint8Array(await file.arrayBuffer()));
    } catch {
      // It was moved or taken away between the choice and now.
      return refuse('not-opened');
    }
    const read = readSheet(text, cameras, t);
    if (read.kind === 'unreadable') refuse(read.why);
    else setReading(read);
  }

  return (
    <>
      <Button icon="download" onClick={save}>
        {t('sheet.export')}
      </Button>
      <Button icon="upload" onClick={() => input.current?.click()}>
        {t('sheet.import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('sheet.import')}
        accept=".csv,text/csv"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Choosing the same file again is a new choice.
          event.currentTarget.value = '';
          if (file) void open(file);
        }}
      />
      {reading && <ImportDialog reading={reading} onClose={() => setReading(null)} onChanged={onChanged} />}
    </>
  );
}
