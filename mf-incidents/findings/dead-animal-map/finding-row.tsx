import { type RequestError, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { formatDay, formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Button, buttonClass, Icon, StateMark, type StateTone } from '@barnwatch/shared/ui';
import { ActionFailure } from '../../incident-records/incident-actions/action-failure';
import { incidentAddress } from '../../incident-records/record/incident-addresses';
import { type Finding, type FindingState, findingStates } from '../dead-animals/finding';
import type { NumberedFinding } from './barn-places';
import { FindingMark, stateIcons } from './finding-mark';
import styles from './finding-row.module.css';
import type { LastPress } from './use-finding-writes';

export interface FindingRowProps {
  readonly finding: NumberedFinding;
  /** Found before the day that is shown. */
  readonly isFromBefore: boolean;
  readonly mayChange: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly last: LastPress | null;
  readonly error: Pick<RequestError, 'code' | 'context'> | null;
  readonly onPress: (finding: Finding, state: FindingState) => void;
  readonly onUndo: () => void;
}

const tones: Readonly<Record<FindingState, StateTone>> = { found: 'failed', collected: 'good', notDead: 'busy' };

/** One animal: when it was found, and what became of it, in one tap. */
export function FindingRow(props: FindingRowProps) {
  const { finding, isFromBefore, mayChange, isChosen, onChoose, last, error, onPress, onUndo } = props;
  const { t } = useTexts('mf-incidents');
  const barnId = useSelectedBarn()?.globalUniqueIdentifier ?? '';
  const { number, foundAt, state, description, incidentId, pending, animalCount, regions } = finding;
  const time = isFromBefore ? `${formatDay(foundAt)} ${formatTimeOfDay(foundAt)}` : formatTimeOfDay(foundAt);
  const wasPressed = last?.incidentId === incidentId;
  return (
    <li className={styles.row} data-chosen={isChosen || undefined}>
      <div className={styles.rowHead}>
        <button type="button" className={styles.choose} aria-pressed={isChosen} onClick={onChoose}>
          <FindingMark state={state} number={number} />
          <span>{t('deadAnimalMap.foundAt', { time })}</span>
        </button>
        {regions.length > 0 && <span dir="auto">{regions.join(', ')}</span>}
        {animalCount > 1 && <span>{t('barnState.animals', { count: animalCount, amount: animalCount })}</span>}
        {pending && <StateMark tone="off" icon="time" label={t('outboxEntry.waits')} />}
        <span className={styles.room} />
        {wasPressed && (
          <Button kind="plain" onClick={onUndo}>
            {t('deadAnimalMap.undo')}
          </Button>
        )}
        <SuiteLink className={buttonClass('plain')} to={incidentAddress(barnId, incidentId)}>
          {t('deadAnimalMap.more')}
        </SuiteLink>
      </div>
      {description && <p className={styles.words}>{description}</p>}
      {mayChange ? (
        <fieldset className={styles.states}>
          <legend className={styles.hidden}>{t('deadAnimalMap.became', { number })}</legend>
          {findingStates.map((choice) => (
            <button
              key={choice}
              type="button"
              className={styles.state}
              data-state={choice}
              aria-pressed={choice === state}
              onClick={() => onPress(finding, choice)}
            >
              <Icon name={stateIcons[choice]} size={16} />
              {t(`deadAnimal.${choice}`)}
            </button>
          ))}
        </fieldset>
      ) : (
        <StateMark tone={tones[state]} icon={stateIcons[state]} label={t(`deadAnimal.${state}`)} />
      )}
      <p role="status" className={styles.hidden}>
        {wasPressed && t('deadAnimalMap.marked', { state: t(`deadAnimal.${last.after}`) })}
      </p>
      {error && <ActionFailure what={t('deadAnimalMap.notTaken')} error={error} />}
    </li>
  );
}
