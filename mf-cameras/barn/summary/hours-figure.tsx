import { formatDay, formatNumber, formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInHour } from 'date-fns/constants';
import { useMemo } from 'react';
import type { ListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { useHourlyCounts } from '../../figures/counts-now/barn-counts';
import { labelsOf } from '../../figures/counts-now/counts-now';
import { idsOf } from '../../figures/counts-now/ids-of';
import type { CountedLabel } from '../../figures/data/counted-labels';
import type { TimeTable } from '../../figures/data/time-table';
import { Part, type PartProps } from '../barn-facts/part';
import { hourBars } from './hour-bars';
import styles from './hours-figure.module.css';
import type { Covered } from './in-short';
import { LabelFigure } from './label-figure';

export interface HoursFigureProps {
  readonly covered: Covered;
  readonly cameras: ListedCameras;
}

/** The animals hour by hour against the days before, drawn so that a black and white print says as much. */
export function HoursFigure({ covered, cameras: { answer, all, listed } }: HoursFigureProps) {
  const { t } = useTexts('mf-cameras');
  const look = { title: t('summary.hours.title'), icon: 'graph', failed: t('graph.failed'), place: 10 } as const;
  // Whose animals are counted is not known before the cameras are.
  if (all === null) {
    return (
      <Part {...look} answer={answer}>
        {() => null}
      </Part>
    );
  }
  return <CountedHours look={look} covered={covered} cameraIds={idsOf(listed)} />;
}

interface CountedHoursProps {
  readonly look: Omit<PartProps<TimeTable<CountedLabel>>, 'answer' | 'children'>;
  readonly covered: Covered;
  readonly cameraIds: readonly string[];
}

function CountedHours({ look, covered: { span, isLatest, offset }, cameraIds }: CountedHoursProps) {
  const answer = useHourlyCounts(cameraIds, isLatest ? null : span);
  return (
    <Part {...look} answer={answer}>
      {({ value }) => <Hours span={span} table={value} offset={offset} />}
    </Part>
  );
}

interface HoursProps {
  readonly span: TimeSpan;
  readonly table: TimeTable<CountedLabel>;
  readonly offset: number;
}

function Hours({ span, table, offset }: HoursProps) {
  const { t, language } = useTexts('mf-cameras');
  const rows = useMemo(() => hourBars(span, labelsOf(table), table), [span, table]);
  const bars = rows[0]?.bars ?? [];
  if (bars.length === 0) return <p>{t('graph.noData')}</p>;
  const clock = (start: number): string => formatTimeOfDay(start - offset);
  const amount = (value: number | null): string => (value === null ? '–' : formatNumber(value, language, 0));
  return (
    <>
      {rows.map((row) => (
        <LabelFigure key={row.label} {...row} clock={clock} />
      ))}
      <p className={styles.muted}>{t('summary.hours.key')}</p>
      <details className={styles.details}>
        <summary>{t('summary.hours.table')}</summary>
        <div className={styles.scroller}>
          <table className={styles.hours}>
            <thead>
              <tr>
                <th scope="col">{t('summary.hours.hour')}</th>
                {rows.map(({ label }) => (
                  <th key={label} scope="col">
                    {t(`graph.labels.${label}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bars.map(({ start }, hour) => (
                <tr key={start}>
                  <th scope="row">{`${formatDay(start - offset).slice(0, 6)} ${clock(start)}–${clock(start + millisecondsInHour)}`}</th>
                  {rows.map(({ label, bars: own }) => {
                    const bar = own[hour];
                    const values = { value: amount(bar?.value ?? null), usual: amount(bar?.usual?.middle ?? null) };
                    return <td key={label}>{t('summary.hours.cell', values)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
