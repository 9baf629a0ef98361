import type { TakenAlong } from '@barnwatch/shared/along';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatFileSize, useTexts } from '@barnwatch/shared/i18n';
import { Button, Card, SelectField, Skeleton, Switch } from '@barnwatch/shared/ui';
import { useStore } from 'jotai';
import { useState } from 'react';
import styles from './along.module.css';
import { bytesOfPart, type OfferedPart } from './along-parts';
import { PartChoice } from './part-choice';
import { TakenSummary } from './taken-summary';
import { startTaking, type TakingState } from './taking';
import { askToKeep, takingDevice } from './taking-device';
import { TakingView } from './taking-view';
import { useHindrance } from './use-hindrance';
import { useOfferedParts } from './use-offered-parts';

/** Product 10.6b: as the spans of a graph have them. */
const dayChoices = [1, 7, 28] as const;

interface AlongFormProps {
  readonly barn: InstanceView;
  readonly taken: TakenAlong | null;
  readonly taking: TakingState;
}

/** What, of how many days, how large that is about, and whether it is taken anew by itself. */
export function AlongForm({ barn, taken, taking }: AlongFormProps) {
  const { t, language } = useTexts();
  const states = useStore();
  const instanceId = barn.globalUniqueIdentifier;
  const [days, setDays] = useState(taken?.days ?? 1);
  const [daily, setDaily] = useState(taken?.daily ?? true);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isKnown, setKnown] = useState(false);
  const { asking, parts, failed } = useOfferedParts(instanceId, days);

  // What was not chosen the last time is not chosen now.
  if (!isKnown && parts !== null) {
    setKnown(true);
    if (taken) setLeft(new Set(parts.map(({ key }) => key).filter((key) => !taken.parts.includes(key))));
  }
  const chosen = (parts ?? []).filter(({ key }) => !left.has(key));
  const sizes = taken?.sizes ?? {};
  const bytes = chosen.reduce((sum, part) => sum + bytesOfPart(part, sizes), 0);
  const isCounting = parts === null || chosen.some(({ state }) => state === 'loading');
  const hindrance = useHindrance(barn, bytes);
  const isTaking = taking.kind === 'taking';

  const toggle = ({ key }: OfferedPart, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(key);
    else next.add(key);
    setLeft(next);
  };
  const start = () => {
    void askToKeep();
    const place = { instanceId, accountId: barn.accountId ?? '' };
    const known = chosen.filter(({ state }) => state === 'ready');
    void startTaking(states, { place, parts: known, days, daily, byItself: false }, takingDevice(states));
  };

  return (
    <>
      {asking}
      <TakenSummary barn={barn} taken={taken} />
      <Card title={t('along.what')}>
        <div className={styles.parts} aria-busy={parts === null || undefined}>
          {parts === null && [1, 2, 3, 4, 5].map((line) => <Skeleton key={line} height="56px" />)}
          {parts?.map((part) => (
            <PartChoice
              key={part.key}
              part={part}
              bytes={bytesOfPart(part, sizes)}
              isChosen={!left.has(part.key)}
              isFixed={isTaking}
              isReached={barn.online}
              onChange={(isChosen) => toggle(part, isChosen)}
            />
          ))}
          {parts?.length === 0 && <p>{t('along.nothing')}</p>}
          {failed.map(({ remote, tryAgain }) => (
            <p key={remote} className={styles.failed}>
              {t('along.remoteFailed', { remote })}
              {tryAgain && <Button onClick={tryAgain}>{t('along.tryAgain')}</Button>}
            </p>
          ))}
        </div>
        <SelectField
          label={t('along.days')}
          value={String(days)}
          disabled={isTaking}
          options={dayChoices.map((count) => ({ value: String(count), label: t('along.dayCount', { count }) }))}
          onChange={(value) => setDays(dayChoices.find((count) => String(count) === value) ?? days)}
        />
        <Switch
          label={t('along.daily')}
          hint={t('along.dailyHint')}
          checked={daily}
          disabled={isTaking}
          onChange={setDaily}
        />
      </Card>
      <p className={styles.estimate} role="status">
        {isCounting ? t('along.counting') : t('along.estimate', { size: formatFileSize(bytes, language) })}
      </p>
      <TakingView
        barnId={instanceId}
        taking={taking}
        hindrance={hindrance}
        canStart={!isCounting && chosen.some(({ state }) => state === 'ready')}
        isUnfinished={(taken?.here.length ?? 0) > 0}
        onStart={start}
      />
    </>
  );
}
