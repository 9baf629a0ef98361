import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, ProgressBar, RequestFailure, Switch, TextField } from '@barnwatch/shared/ui';
import { DateTimeField, deviceTimeZone } from '@barnwatch/shared/ui/time';
import { useState } from 'react';
import styles from './export.module.css';
import { ExportResult } from './export-result';
import { workbookColumns } from './export-rows';
import { suffix, workbookFileName } from './file-name';
import type { ExportBarn } from './run-export';
import { useChosenSpan } from './use-chosen-span';
import { useExport } from './use-export';
import { useInterventionCount } from './use-intervention-count';
import { missingCount } from './workbook/columns';

export interface ExportDialogProps {
  /** The same list for as long as the dialog is open. */
  readonly barns: readonly ExportBarn[];
  /** Moment of its opening, ms since 1970 UTC. */
  readonly openedAtMs: number;
  readonly fileName: string;
  readonly onClose: () => void;
}

/** Exports interventions with their steps to a spreadsheet (product 2.9, 5.11, 9.3). */
export function ExportDialog({ barns, openedAtMs, fileName, onClose }: ExportDialogProps) {
  const { t, language } = useTexts('mf-incidents');
  const frame = useTexts();
  const [typed, setTyped] = useState(fileName);
  const chosen = useChosenSpan(openedAtMs);
  const { everything, span, isReversed } = chosen;
  const { state, start, cancel } = useExport();
  const count = useInterventionCount(barns, span.fromMs, span.toMs);
  const name = workbookFileName(typed);
  const isRunning = state.kind === 'running';
  const hasRows = count.kind === 'counted' && count.count > 0;
  const mayStart = !isRunning && name !== null && hasRows && chosen.isWhole;

  const begin = () => {
    if (!mayStart || name === null) return;
    // The name of the sheet is that of product 9.3 in every language; formulas and macros of others may rely on it.
    const settings = {
      sheet: 'Interventions',
      columns: workbookColumns({ t }, deviceTimeZone().replaceAll('_', ' ')),
      cutWords: t('export.cut', { missing: missingCount }),
    };
    start({ barns, span, settings, words: { t, frame: frame.t, language } }, name);
  };
  return (
    <Dialog
      open
      title={t('export.title')}
      onClose={onClose}
      actions={
        isRunning ? (
          <Button onClick={cancel}>{t('export.cancel')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{frame.t('dialog.close')}</Button>
            <Button kind="primary" icon="download" disabled={!mayStart} onClick={begin}>
              {t('export.download')}
            </Button>
          </>
        )
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <TextField
          label={t('export.fileName')}
          value={typed}
          onChange={setTyped}
          required
          autoComplete="off"
          maxLength={200}
          hint={t('export.savedAs', { name: name ?? suffix })}
          error={name === null ? t('export.noName') : undefined}
        />
        <Switch
          label={t('export.everything')}
          hint={t('export.everythingHint')}
          checked={everything}
          onChange={chosen.setEverything}
        />
        {!everything && (
          <div className={styles.span}>
            <DateTimeField
              label={t('export.start')}
              value={chosen.startMs}
              onChange={chosen.setStart}
              pickedDay="begins"
            />
            <DateTimeField
              label={t('export.end')}
              value={chosen.endMs}
              onChange={chosen.setEnd}
              pickedDay="ends"
              error={isReversed ? frame.t('time.span.endBeforeStart') : undefined}
            />
          </div>
        )}
        <output className={styles.count}>
          {count.kind === 'counting' && t('export.counting')}
          {count.kind === 'counted' &&
            (count.count === 0
              ? t('export.noRows')
              : t('export.count', { count: count.count, number: formatNumber(count.count, language) }))}
        </output>
        {count.kind === 'counted' && count.errors[0] && (
          <RequestFailure error={count.errors[0]} what={t('export.notCounted')} form="line" />
        )}
        {isRunning && (
          <ProgressBar
            label={t('export.running', { rows: formatNumber(state.progress?.rows ?? 0, language) })}
            share={state.progress === null ? null : state.progress.done / Math.max(1, state.progress.total)}
          />
        )}
        {state.kind === 'ended' && <ExportResult outcome={state.outcome} />}
      </form>
    </Dialog>
  );
}
