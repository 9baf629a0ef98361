import { useId } from 'react';
import { useTheme } from '../theme/themes-context';
import { type ChartTone, chartColors, chartDashes, chartHatches, type Hatch } from './palette';

const marks: Readonly<Record<Hatch, string>> = {
  plain: '',
  rising: 'M-1 9 9 -1M-5 5 5 -5M3 13 13 3',
  falling: 'M-1 -1 9 9M-5 3 5 13M3 -5 13 5',
  dots: 'M2 2h1M6 6h1',
  level: 'M0 4h8',
};

/** A tone as the chart draws it: a piece of its line, or of its layer. */
export function ToneSwatch({ tone, form }: { readonly tone: ChartTone; readonly form: 'line' | 'layer' }) {
  const { theme } = useTheme();
  const id = useId();
  const color = chartColors[theme][tone];
  return (
    <svg width="24" height="14" viewBox="0 0 24 14" aria-hidden="true" focusable="false">
      {form === 'line' ? (
        <path d="M1 7h22" fill="none" stroke={color} strokeWidth="2.5" strokeDasharray={chartDashes[tone].join(' ')} />
      ) : (
        <>
          <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" fill={color} fillOpacity="0.34" />
            <path d={marks[chartHatches[tone]]} stroke={color} strokeWidth="1.2" />
          </pattern>
          <rect x="0.5" y="0.5" width="23" height="13" fill={`url(#${id})`} stroke={color} />
        </>
      )}
    </svg>
  );
}
