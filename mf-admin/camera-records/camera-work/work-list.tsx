import { useTexts } from '@barnwatch/shared/i18n';
import { StateMark } from '@barnwatch/shared/ui';
import type { PlannedWork, WorkResult } from './camera-work';
import type { Results } from './use-work';
import styles from './work-dialog.module.css';
import { resultWords, workWords } from './work-words';

/** More rows than this nobody reads; they would only make the dialog slow. */
const mostShown = 100;

export interface WorkListProps {
  readonly plans: readonly PlannedWork[];
  /** Null before it begins. */
  readonly results: Results | null;
}

/** What changes at each camera, and what came of it. */
export function WorkList({ plans, results }: WorkListProps) {
  const { t } = useTexts('mf-admin');
  const { t: frameText } = useTexts();
  if (plans.length === 0) return null;
  const more = plans.length - mostShown;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <ul className={styles.list} aria-label={t('work.list')} tabIndex={0}>
      {plans.slice(0, mostShown).map(({ cameraId, name, work }) => (
        <li key={cameraId} className={styles.row}>
          <div className={styles.name}>{name}</div>
          {workWords(work, t, frameText).map((words) => (
            <p key={words} className={styles.detail}>
              {words}
            </p>
          ))}
          {results && <ResultMark result={results.get(cameraId)} />}
        </li>
      ))}
      {more > 0 && <li className={styles.row}>{t('work.more', { count: more })}</li>}
    </ul>
  );
}

function ResultMark({ result }: { readonly result: WorkResult | undefined }) {
  const { t } = useTexts('mf-admin');
  const { t: frameText } = useTexts();
  if (!result) return <StateMark tone="off" icon="time" label={t('work.result.waiting')} />;
  return <StateMark tone={result.kind === 'done' ? 'good' : 'failed'} label={resultWords(result, t, frameText)} />;
}
