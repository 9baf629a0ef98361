import { Form, FormMessage, useForm } from '@barnwatch/shared/forms';
import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { Button, Dialog, ProgressBar, RequestFailure, Switch, TextField } from '@barnwatch/shared/ui';
import { DateTimeField, deviceTimeZone } from '@barnwatch/shared/ui/time';
import { missingCount } from '@barnwatch/shared/workbooks';
import { useState } from 'react';
import * as v from 'valibot';
import styles from './export.module.css';
import { ExportResult } from './export-result';
import { workbookColumns } from './export-rows';
import { suffix, workbookFileName } from './file-name';
import type { ExportBarn, ExportOutcome } from './run-export';
import { useChosenSpan } from './use-chosen-span';
import { useExport } from './use-export';
import { useInterventionCount } from './use-intervention-count';

export interface ExportDialogProps {
  /** The same list for as long as the dialog is open. */
  readonly barns: readonly ExportBarn[];
  /** Moment of its opening, ms since 1970 UTC. */
  readonly openedAtMs: number;
  readonly fileName: string;
  readonly onClose: () => void;
}

const rules = v.object({
  name: v.pipe(
    v.nullable(v.string()),
    v.check((name) => name !== null, 'missing'),
  ),
  // A field whose text is no time says so itself.
  span: v.pipe(
    v.boolean(),
    v.check((isWhole) => isWhole, 'not-whole'),
  ),
});

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

  async function begin(): Promise<ExportOutcome | null> {
    // The name of the sheet is that of product 9.3 in every language; formulas and macros of others may rely on it.
    const settings = {
      sheet: 'Interventions',
      columns: workbookColumns({ t }, deviceTimeZone().replaceAll('_', ' ')),
      cutWords: t('export.cut', { missing: missingCount }),
    };
    return start({ barns, span, settings, words: { t, frame: frame.t, language } }, name ?? suffix);
  }
  const form = useForm<{ readonly name: string | null; readonly span: boolean }, ExportOutcome>({
    values: { name, span: chosen.isWhole },
    rules,
    words: (field) => (field === 'name' ? t('export.noName') : frame.t('time.span.endBeforeStart')),
    async send() {
      // By Enter in a field: without rows there is nothing to download (product 5.11).
      if (!hasRows) return { kind: 'left' };
      const outcome = await begin();
      if (outcome === null) return { kind: 'left' };
      return outcome.kind === 'not-written' ? { kind: 'refused', refusal: outcome } : { kind: 'taken' };
    },
  });
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
            <Button kind="primary" icon="download" disabled={!hasRows} onClick={() => void form.submit()}>
              {t('export.download')}
            </Button>
          </>
        )
      }
    >
      <Form className={styles.form} form={form}>
        <TextField
          label={t('export.fileName')}
          value={typed}
          onChange={setTyped}
          required
          autoComplete="off"
          maxLength={200}
          hint={t('export.savedAs', { name: name ?? suffix })}
          error={form.errorAt('name')}
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
        {state.kind === 'ended' && state.outcome.kind !== 'not-written' && <ExportResult outcome={state.outcome} />}
        <FormMessage>{form.refusal && <ExportResult outcome={form.refusal} />}</FormMessage>
      </Form>
    </Dialog>
  );
}
