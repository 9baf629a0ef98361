import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { lazyPart, PanelBoundary, RequestFailure, Skeleton, TextField } from '@barnwatch/shared/ui';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { lastValueOf } from '../../incident-records/record/use-incident';
import { type HerdSpeed, triedDays, useHerdSpeed } from './herd-speed';
import { simulateWarnings } from './simulate-warnings';
import styles from './speed-watchdog.module.css';
import type { WatchdogFieldProps } from './watchdog-fields';
import { numberText, readNumber, ruleOf, type WatchdogValues } from './watchdog-values';

const SpeedChart = lazyPart(() => import('./speed-chart').then((module) => module.SpeedChart));

export interface ThresholdFieldProps extends WatchdogFieldProps {
  readonly values: WatchdogValues;
}

/** The slider's step, body lengths a minute. */
const sliderStep = 0.01;

/** The threshold beside what the herd did in the last days, and what it would have led to. */
export function ThresholdField({ values, value, onChange, error, disabled }: ThresholdFieldProps) {
  const { t, language } = useTexts('mf-incidents');
  const answer = useHerdSpeed();
  const herd = lastValueOf(answer);
  const threshold = readNumber(value);
  const highest = useMemo(() => highestSpeed(herd), [herd]);
  const reach = Math.ceil(Math.max(highest * 1.25, threshold ?? 0, 0.5) * 10) / 10;
  return (
    <section className={styles.threshold} aria-label={t('speedWatchdog.threshold')}>
      <div className={styles.thresholdLine}>
        <TextField
          label={t('speedWatchdog.threshold')}
          hint={t('speedWatchdog.thresholdHint')}
          required
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={onChange}
          error={error}
          disabled={disabled}
        />
        {!disabled && (
          <input
            type="range"
            className={styles.slider}
            aria-label={t('speedWatchdog.thresholdSlider')}
            min={0}
            max={reach}
            step={sliderStep}
            value={threshold ?? 0}
            onChange={(event) => onChange(numberText(Number(event.currentTarget.value), language))}
          />
        )}
      </div>
      {answer.state === 'failed' && (
        <RequestFailure
          error={answer.error}
          what={t('speedWatchdog.noSpeeds')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
          form="line"
        />
      )}
      {(answer.state === 'loading' || herd) && (
        <div className={styles.triedRoom}>
          {herd ? (
            <Tried herd={herd} values={values} />
          ) : (
            <>
              <output className={styles.tried}>{t('speedWatchdog.workingOut')}</output>
              <Skeleton height="22rem" />
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** What the rule would have said, in a sentence and a chart. */
function Tried({ herd, values }: { readonly herd: HerdSpeed; readonly values: WatchdogValues }) {
  const { t, language } = useTexts('mf-incidents');
  // The slider answers at once; the chart of a thousand checks follows.
  const deferred = useDeferredValue(values);
  const rule = useMemo(() => ruleOf(deferred), [deferred]);
  const tried = useMemo(() => (rule ? simulateWarnings(herd, rule) : null), [herd, rule]);
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      <output className={styles.tried}>
        {tried &&
          (tried.checks === 0
            ? t('speedWatchdog.noChecks', { days: triedDays })
            : [
                tried.warnings.length === 0
                  ? t('speedWatchdog.wouldNot', { days: triedDays })
                  : t('speedWatchdog.would', { count: tried.warnings.length, onDays: tried.days, days: triedDays }),
                t('speedWatchdog.reached', {
                  count: tried.warnings.length + tried.silent,
                  reached: number(tried.warnings.length + tried.silent),
                  checks: number(tried.checks),
                }),
              ].join(' '))}
        {!tried && t('speedWatchdog.typeNumber')}
      </output>
      <PanelBoundary name="chart of the herd's speed" what={t('panel.part')} subject={herd}>
        <Suspense fallback={<Skeleton height="22rem" />}>
          <SpeedChart herd={herd} threshold={rule?.speedThreshold ?? null} warnings={tried?.warnings ?? []} />
        </Suspense>
      </PanelBoundary>
    </>
  );
}

function highestSpeed(herd: HerdSpeed | null): number {
  return (herd?.speeds ?? []).reduce<number>((highest, speed) => Math.max(highest, speed ?? 0), 0);
}
