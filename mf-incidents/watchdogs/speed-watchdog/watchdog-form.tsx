import { useAction } from '@barnwatch/shared/answers';
import type { Outcome, RequestError } from '@barnwatch/shared/auth-client';
import { AskBeforeLeaving, Form, FormMessage, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, RequestFailure, useShowToast } from '@barnwatch/shared/ui';
import { scheduleSpeedWatchdog, updateWatchdog } from '@barnwatch/shared/wire/calls';
import { type ReactNode, useEffect, useState } from 'react';
import { ScheduleField } from './schedule-field';
import styles from './speed-watchdog.module.css';
import { ThresholdField } from './threshold-field';
import type { Watchdog } from './watchdog';
import { BreedField, OffsetField, WarningsField } from './watchdog-fields';
import {
  newWatchdogValues,
  tidied,
  valuesOfWatchdog,
  type WatchdogField,
  type WatchdogValues,
  watchdogFieldNames,
  watchdogRules,
} from './watchdog-values';
import { changeRequest, refusedFields, schedulingRequest } from './watchdog-writes';

export interface WatchdogFormProps {
  /** Null where none is set up. */
  readonly watchdog: Watchdog | null;
  readonly mayChange: boolean;
  readonly onDone: () => void;
  /** Above the fields, below why nothing can be changed at the moment. */
  readonly children?: ReactNode;
}

/** What the watchdog warns of, and how often. What was typed stays until the barn has taken it. */
export function WatchdogForm({ watchdog, mayChange, onDone, children }: WatchdogFormProps) {
  const { t, language } = useTexts('mf-incidents');
  const showToast = useShowToast();
  const atTheBarn = watchdog ? valuesOfWatchdog(watchdog, language) : newWatchdogValues;
  // Untouched fields follow the barn; touched ones stay, whatever others do meanwhile.
  const [typed, setTyped] = useState<Partial<WatchdogValues>>({});
  const values: WatchdogValues = { ...atTheBarn, ...typed };
  const scheduling = useAction(scheduleSpeedWatchdog);
  const changing = useAction(updateWatchdog);
  const isChanged = watchdogFieldNames.some((name) => values[name] !== atTheBarn[name]);
  // Until the barn tells what it has taken, the fields differ from its last word with nothing to lose.
  const [taken, setTaken] = useState<WatchdogValues | null>(null);
  const isTaken = taken !== null && watchdogFieldNames.every((name) => values[name] === taken[name]);
  useEffect(() => {
    if (!isChanged) setTyped((now) => (Object.keys(now).length > 0 ? {} : now));
  }, [isChanged]);

  const form = useForm<WatchdogValues, RequestError>({
    // Who may only look waits for nothing.
    ...(mayChange && { needsLine: 'selected-barn' }),
    values,
    rules: watchdogRules,
    words: (_field, problem) => t(`speedWatchdog.problem.${problem}`),
    onHeldBack: () => showToast({ kind: 'error', text: t('interventionForm.fixErrors') }),
    async send(signal) {
      const error = watchdog
        ? await failureOf(changeRequest(watchdog.watchdogId, values), changing.run)
        : await failureOf(schedulingRequest(values), scheduling.run);
      if (signal.aborted) return { kind: 'left' };
      if (error !== null) return { kind: 'refused', refusal: error, fields: refusedFields(error) };
      // Written as the barn will tell it; it stays in the fields until it does.
      const saved = tidied(values, language);
      setTyped(saved);
      setTaken(saved);
      showToast({ kind: 'success', text: t('speedWatchdog.saved') });
      onDone();
      return { kind: 'taken' };
    },
  });
  const { refusal } = form;

  const field = (name: WatchdogField) => ({
    value: values[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    error: form.errorAt(name),
    disabled: !mayChange,
  });
  return (
    <Form className={styles.form} form={form}>
      {children}
      <ThresholdField {...field('threshold')} values={values} />
      <div className={styles.fields}>
        <BreedField {...field('breedName')} />
        <ScheduleField {...field('schedule')} />
        <OffsetField {...field('offsetHours')} />
        <WarningsField {...field('mostWarnings')} />
      </div>
      <FormMessage>
        {refusal && <RequestFailure error={refusal} what={t('speedWatchdog.notSaved')} form="line" />}
        {refusal?.context.reason === 'watchdog-exists' && (
          <Banner kind="info" action={<Button onClick={onDone}>{t('speedWatchdog.showIt')}</Button>}>
            {t('speedWatchdog.exists')}
          </Banner>
        )}
      </FormMessage>
      {mayChange && (
        <div className={styles.buttons}>
          <Button kind="primary" type="submit" busy={form.busy} disabled={watchdog !== null && !isChanged}>
            {t(watchdog ? 'speedWatchdog.save' : 'speedWatchdog.setUp')}
          </Button>
          {isChanged && watchdog !== null && (
            <Button
              onClick={() => {
                setTyped({});
                form.startOver();
              }}
            >
              {t('speedWatchdog.reset')}
            </Button>
          )}
        </div>
      )}
      <AskBeforeLeaving
        hasUnsaved={mayChange && isChanged && !isTaken}
        title={t('speedWatchdog.leaveTitle')}
        text={t('speedWatchdog.leaveText')}
        leave={t('speedWatchdog.leave')}
      />
    </Form>
  );
}

/** Why it was not done; null where it was. */
async function failureOf<Request>(
  request: Request | null,
  run: (request: Request) => Promise<Outcome<unknown>>,
): Promise<RequestError | null> {
  // The rules let no value through of which no request can be made.
  if (request === null) throw new Error('the values of the watchdog hold their rules and make no request');
  const done = await run(request);
  return done.ok ? null : done.error;
}
