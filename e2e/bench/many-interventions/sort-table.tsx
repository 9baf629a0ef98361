import { useTexts } from '@barnwatch/shared/i18n';
import { SeverityMark, severities } from '@barnwatch/shared/ui';
import { Grid } from '@barnwatch/shared/ui/grid';
import { useMemo } from 'react';
import { noOwnWords } from '../../../mf-incidents/incident-records/words/own-words';
import type { GlobalIntervention } from '../../../mf-incidents/interventions/all-barns/merged-interventions';
import { globalKey } from '../../../mf-incidents/interventions/all-barns/merged-interventions';
import { tableColumns } from '../../../mf-incidents/interventions/interventions-table/table-columns';

const severityMarks = Object.fromEntries(
  severities.map((severity) => [severity, <SeverityMark key={severity} severity={severity} />]),
);

/** The product's table of interventions, with nothing around it. */
export function SortTable({ rows }: { readonly rows: readonly GlobalIntervention[] }) {
  const { t } = useTexts('mf-incidents');
  const frame = useTexts();
  const columns = useMemo(() => tableColumns(t, frame.t, () => noOwnWords), [t, frame.t]);
  return (
    <Grid
      title="Interventions"
      rows={rows}
      columns={columns}
      rowKey={globalKey}
      marks={severityMarks}
      hasFilters
      onOpen={() => undefined}
    />
  );
}

/** The keys of the bench: two columns of words and one of times. */
export const sortedColumns = ['type', 'title', 'openedAt'] as const;

/**
 * The same rows sorted by the same keys without any table: the words made once, compared as the language compares them.
 * @returns how long it takes, ms
 */
export function timePlainSort(
  rows: readonly GlobalIntervention[],
  columns: ReturnType<typeof tableColumns>,
  language: string,
): number {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'accent' });
  const column = (id: string) => columns.find((one) => one.id === id);
  const [type, title] = [column('type'), column('title')];
  if (!type || !title) throw new Error('the table has other columns');
  const keyed = rows.map((row) => ({ row, type: type.words(row), title: title.words(row) }));
  const began = performance.now();
  keyed.sort(
    (one, other) =>
      compare(one.type, other.type) ||
      compare(one.title, other.title) ||
      one.row.incident.openedAt - other.row.incident.openedAt,
  );
  return performance.now() - began;
}
