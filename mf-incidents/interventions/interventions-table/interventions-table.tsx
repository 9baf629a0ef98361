import { useTexts } from '@barnwatch/shared/i18n';
import { useNavigate } from '@barnwatch/shared/routing';
import { SeverityMark, useMediaQuery, useScreenKeys } from '@barnwatch/shared/ui';
import { Grid, useGridAddress } from '@barnwatch/shared/ui/grid';
import { useMemo } from 'react';
import { incidentAddress } from '../../incident-records/record/incident-addresses';
import { severities } from '../../incident-records/record/incident-message';
import { useOwnWords } from '../../incident-records/words/use-own-words';
import { type GlobalIntervention, globalKey } from '../all-barns/merged-interventions';
import { ColumnChoice } from './column-choice';
import styles from './interventions-table.module.css';
import { shownColumns, type TableColumnName, tableColumnNames, tableColumns } from './table-columns';
import { useColumnChoice } from './use-column-choice';

export interface InterventionsTableProps {
  /** The same array for as long as nothing changes. */
  readonly rows: readonly GlobalIntervention[];
  /** A column that would say the same in every row; null for none. */
  readonly without: TableColumnName | null;
}

/** As on the cards: its colour is never all that tells a severity. */
const severityMarks = Object.fromEntries(
  severities.map((severity) => [severity, <SeverityMark key={severity} severity={severity} />]),
);

/** Interventions as a table, with the columns that were chosen on this device. */
export function InterventionsTable({ rows, without }: InterventionsTableProps) {
  const { t } = useTexts('mf-incidents');
  const frame = useTexts();
  const navigate = useNavigate();
  const touches = useMediaQuery('(pointer: coarse)');
  const [chosen, choose] = useColumnChoice();
  const offered = useMemo(() => tableColumnNames.filter((name) => name !== without), [without]);
  const [view, changeView] = useGridAddress(tableColumnNames);
  const { of: ownOf, questions } = useOwnWords(rows);
  const columns = useMemo(
    () => tableColumns(t, frame.t, ownOf).filter(({ id }) => id !== without),
    [t, frame.t, ownOf, without],
  );
  const shown = useMemo(() => shownColumns(chosen, offered), [chosen, offered]);
  useScreenKeys([
    { keys: ['←', '↑', '→', '↓'], words: t('interventionsTable.keys.walk') },
    { keys: [t('interventionsTable.keys.enter')], words: t('interventionsTable.keys.open') },
    { keys: [t('interventionsTable.keys.addSort')], words: t('interventionsTable.keys.sort') },
  ]);
  return (
    <>
      {questions}
      <ColumnChoice
        offered={offered}
        shown={shown}
        onChange={(next) =>
          choose(tableColumnNames.filter((name) => (name === without ? chosen : next).includes(name)))
        }
      />
      <p className={styles.hint}>{t(touches ? 'interventionsTable.hintTouch' : 'interventionsTable.hint')}</p>
      <Grid
        title={t('interventionsTable.title')}
        rows={rows}
        columns={columns}
        rowKey={globalKey}
        visible={shown}
        marks={severityMarks}
        hasFilters
        view={view}
        onView={changeView}
        onOpen={({ barnId, incident }) => void navigate(incidentAddress(barnId, incident.incidentId))}
      />
    </>
  );
}
