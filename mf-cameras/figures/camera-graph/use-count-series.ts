import { useTexts } from '@barnwatch/shared/i18n';
import type { ChartBand, ChartSeries } from '@barnwatch/shared/ui/chart';
import { useEffect, useMemo, useState } from 'react';
import type { CountedLabel } from '../data/counted-labels';
import type { TimeTable } from '../data/time-table';
import { usualBand } from '../data/usual-band';
import { labelTones } from './label-looks';

type Bands = ReadonlyMap<CountedLabel, ChartBand>;

/** The measured labels as series; with the band of what is usual as soon as the days before are known. */
export function useCountSeries(
  table: TimeTable<CountedLabel>,
  labels: readonly CountedLabel[],
  before: TimeTable<CountedLabel> | null,
): readonly ChartSeries[] {
  const { t } = useTexts('mf-cameras');
  const bands = useBands(table, labels, before);
  return useMemo(
    () =>
      labels.map((label) => {
        const band = bands?.get(label);
        return {
          id: label,
          label: t(`graph.labels.${label}`),
          tone: labelTones[label],
          values: table.columns[label],
          ...(band && { band }),
        };
      }),
    [table, labels, bands, t],
  );
}

/** The bands, worked out label by label: between them the page can answer a press. */
function useBands(
  table: TimeTable<CountedLabel>,
  labels: readonly CountedLabel[],
  before: TimeTable<CountedLabel> | null,
): Bands | null {
  const [made, setMade] = useState<{ readonly of: TimeTable<CountedLabel>; readonly bands: Bands } | null>(null);
  useEffect(() => {
    if (!before) return;
    const bands = new Map<CountedLabel, ChartBand>();
    const waiting = [...labels];
    let timer = setTimeout(function next() {
      const label = waiting.shift();
      if (label === undefined) return setMade({ of: table, bands });
      bands.set(label, usualBand(table.times, label, before));
      timer = setTimeout(next);
    });
    return () => clearTimeout(timer);
  }, [table, labels, before]);
  return made?.of === table ? made.bands : null;
}
