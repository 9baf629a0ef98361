import { useAction } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { useLeaveGuard } from '@barnwatch/shared/routing';
import { Banner, Button, ConfirmDialog, RequestFailure, useShowToast } from '@barnwatch/shared/ui';
import { scheduleSpeedWatchdog, updateWatchdog } from '@barnwatch/shared/wire/calls';
import { useEffect, useRef, useState } from 'react';
import { focusFirstProblem } from '../documentation/record-form/focus-first-problem';
import { ScheduleField } from './schedule-field';
import styles from './speed-watchdog.module.css';
import { ThresholdField } from './threshold-field';
import type { Watchdog } from './watchdog';
import { BreedField, OffsetField, WarningsField } from './watchdog-fields';
import {
  checkWatchdog,
  newWatchdogValues,
  tidied,
  valuesOfWatchdog,
  type WatchdogField,
  type WatchdogValues,
  watchdogFieldNames,
} from './watchdog-values';
import { changeRequest, refusedFields, schedulingRequest } from './watchdog-writes';

export interface WatchdogFormProps {
  /** Null where none is set up. */
  readonly watchdog: Watchdog | null;
  readonly mayChange: boolean;
  readonly onDone: () => void;
}

/** What the watchdog warns of, and how often. What was typed stays until the barn has taken it. */
export function WatchdogForm({ watchdog, mayChange, onDone }: WatchdogFormProps) {
  const { t, language } = useTexts('mf-incidents');
  const showToast = useShowToast();
  const atTheBarn = watchdog ? valuesOfWatchdog(watchdog, language) : newWatchdogValues;
  // Untouched fields follow the barn; touched ones stay, whatever others do meanwhile.
  const [typed, setTyped] = useState<Partial<WatchdogValues>>({});
  const values: WatchdogValues = { ...atTheBarn, ...typed };
  const [checked, setChecked] = useState(false);
  const scheduling = useAction(scheduleSpeedWatchdog);
  const changing = useAction(updateWatchdog);
  const { now } = watchdog ? changing : scheduling;
  const error = now.state === 'failed' ? now.error : null;
  const fields = useRef<HTMLFormElement>(null);
  const problems = checked ? checkWatchdog(values) : {};
  const refused = error ? refusedFields(error) : {};
  const told = (field: WatchdogField) => {
    const problem = problems[field];
    return problem ? t(`speedWatchdog.problem.${problem}`) : refused[field];
  };
  const isChanged = watchdogFieldNames.some((name) => values[name] !== atTheBarn[name]);
  // Until the barn tells what it has taken, the fields differ from its last word with nothing to lose.
  const [taken, setTaken] = useState<WatchdogValues | null>(null);
  const isTaken = taken !== null && watchdogFieldNames.every((name) => values[name] === taken[name]);
  const guard = useLeaveGuard(mayChange && isChanged && !isTaken);
  useEffect(() => {
    if (!isChanged) setTyped((now) => (Object.keys(now).length > 0 ? {} : now));
  }, [isChanged]);

  /** @returns whether the barn has taken it */
  async function send(): Promise<boolean> {
    if (watchdog === null) {
      const request = schedulingRequest(values);
      return request !== null && (await scheduling.run(request)).ok;
    }
    const request = changeRequest(watchdog.watchdogId, values);
    return request !== null && (await changing.run(request)).ok;
  }

  async function save(): Promise<void> {
    setChecked(true);
    if (Object.keys(checkWatchdog(values)).length > 0) {
      showToast({ kind: 'error', text: t('interventionForm.fixErrors') });
      return;
    }
    if (!(await send())) return;
    // Written as the barn will tell it; it stays in the fields until it does.
    const saved = tidied(values, language);
    setTyped(saved);
    setTaken(saved);
    setChecked(false);
    showToast({ kind: 'success', text: t('speedWatchdog.saved') });
    onDone();
  }

  const field = (name: WatchdogField) => ({
    value: values[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    error: told(name),
    disabled: !mayChange,
  });
  return (
    <form
      ref={fields}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (mayChange) void save().then(() => focusFirstProblem(fields.current));
      }}
    >
      <ThresholdField {...field('threshold')} values={values} />
      <div className={styles.fields}>
        <BreedField {...field('breedName')} />
        <ScheduleField {...field('schedule')} />
        <OffsetField {...field('offsetHours')} />
        <WarningsField {...field('mostWarnings')} />
      </div>
      {error && <RequestFailure error={error} what={t('speedWatchdog.notSaved')} form="line" />}
      {error?.context.reason === 'watchdog-exists' && (
        <Banner kind="info" action={<Button onClick={onDone}>{t('speedWatchdog.showIt')}</Button>}>
          {t('speedWatchdog.exists')}
        </Banner>
      )}
      {mayChange && (
        <div className={styles.buttons}>
          <Button kind="primary" type="submit" busy={now.state === 'busy'} disabled={watchdog !== null && !isChanged}>
            {t(watchdog ? 'speedWatchdog.save' : 'speedWatchdog.setUp')}
          </Button>
          {isChanged && watchdog !== null && (
            <Button
              onClick={() => {
                setTyped({});
                setChecked(false);
              }}
            >
              {t('speedWatchdog.reset')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={guard.isAsked}
        title={t('speedWatchdog.leaveTitle')}
        text={t('speedWatchdog.leaveText')}
        confirmLabel={t('speedWatchdog.leave')}
        kind="danger"
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    </form>
  );
}
