import { formatDateTime, type Translate } from '@barnwatch/shared/i18n';
import type { GridColumn } from '@barnwatch/shared/ui/grid';
import { severities } from '../../incident-records/record/incident-message';
import { incidentWords } from '../../incident-records/words/incident-words';
import { wordFor } from '../../incident-records/words/known-words';
import { interventionTypeWords, issueWords, type OwnWords } from '../../incident-records/words/own-words';
import type { GlobalIntervention } from '../all-barns/merged-interventions';

/** Columns of the table, in their order. */
export const tableColumnNames = [
  'realWorldName',
  'title',
  'state',
  'severity',
  'type',
  'subtype',
  'temperature',
  'openedAt',
  'lastUpdated',
  'description',
] as const;

export type TableColumnName = (typeof tableColumnNames)[number];

/** Columns that one sees as long as nothing was chosen. */
export const standardColumns: readonly TableColumnName[] = tableColumnNames.filter(
  (name) => name !== 'lastUpdated' && name !== 'temperature',
);

/** Which of the columns that a table offers are shown. One that was chosen for another table only leaves none: then all. */
export function shownColumns(
  chosen: readonly TableColumnName[],
  offered: readonly TableColumnName[],
): readonly TableColumnName[] {
  const shown = offered.filter((name) => chosen.includes(name));
  return shown.length > 0 ? shown : offered.filter((name) => standardColumns.includes(name));
}

/** The heading of a column: the words of the export's, or the card's. */
export function columnTitle(name: TableColumnName, t: Translate): string {
  switch (name) {
    case 'lastUpdated':
      return t('card.lastUpdate');
    case 'temperature':
      return t('fact.temperature');
    default:
      return t(`export.column.${name}`);
  }
}

/**
 * The columns with what the cards say of the same intervention.
 *
 * @param ownOf what a barn calls what we have no words for
 */
export function tableColumns(
  t: Translate,
  frame: Translate,
  ownOf: (barnId: string) => OwnWords,
): readonly GridColumn<GlobalIntervention>[] {
  const contents: Readonly<Record<TableColumnName, Omit<GridColumn<GlobalIntervention>, 'id' | 'title'>>> = {
    realWorldName: { words: ({ barnName }) => barnName, width: 130, wraps: true },
    title: { words: ({ incident }) => incidentWords(incident, t).heading, width: 160, grows: true, wraps: true },
    state: { words: ({ incident }) => incidentWords(incident, t).state, width: 120, wraps: true },
    severity: {
      words: ({ incident }) => {
        const { severity } = incidentWords(incident, t);
        return severity === null ? '' : frame(`severity.${severity}`);
      },
      mark: ({ incident }) => incidentWords(incident, t).severity,
      rank: ({ incident }) => {
        const { severity } = incidentWords(incident, t);
        return severity === null ? -1 : severities.indexOf(severity);
      },
      width: 130,
    },
    type: {
      words: ({ barnId, incident: { message, type } }) =>
        message.kind === 'intervention'
          ? interventionTypeWords(message.interventionType, ownOf(barnId), t)
          : wordFor('type', type, t),
      width: 100,
      wraps: true,
    },
    subtype: {
      words: ({ barnId, incident: { message } }) =>
        message.kind === 'intervention' && message.issue !== null
          ? issueWords(message.interventionType, message.issue, ownOf(barnId), t)
          : '',
      width: 105,
      wraps: true,
    },
    temperature: {
      words: ({ incident: { message } }) =>
        message.kind === 'intervention' && message.temperatureRating !== null
          ? wordFor('issue', message.temperatureRating, t)
          : '',
      width: 130,
      wraps: true,
    },
    openedAt: {
      words: ({ incident }) => formatDateTime(incident.openedAt),
      rank: ({ incident }) => incident.openedAt,
      width: 114,
      wraps: true,
    },
    lastUpdated: {
      words: ({ incident }) => formatDateTime(incident.lastUpdated),
      rank: ({ incident }) => incident.lastUpdated,
      width: 114,
      wraps: true,
    },
    description: {
      words: ({ incident }) => incidentWords(incident, t).description.slice(0, longestWords),
      width: 250,
      grows: true,
      wraps: true,
    },
  };
  return tableColumnNames.map((id) => ({ id, title: columnTitle(id, t), ...contents[id] }));
}

/** A cell shows the beginning: no more of a text of 1 MB is given to it. */
const longestWords = 300;
