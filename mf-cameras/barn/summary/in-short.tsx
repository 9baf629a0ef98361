import { knownReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { Skeleton } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useId, useMemo } from 'react';
import type { ListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { useHourlyCounts } from '../../figures/counts-now/barn-counts';
import { idsOf } from '../../figures/counts-now/ids-of';
import { incidentsOf, subjectWithin } from '../../incident-records/record/barn-incident-questions';
import { useBarnIncidents } from '../../incident-records/record/read-barn-incidents';
import { camerasNow } from '../barn-facts/cameras-now';
import { tallyOf } from './incident-changes';
import { animalSentences, cameraSentences, workSentences } from './sentences';
import styles from './summary.module.css';
import { comparedHours } from './unusual-spans';

/** Of lines that wait. */
const widths = ['85%', '60%', '75%', '45%', '70%', '50%'] as const;

export interface InShortProps {
  readonly covered: Covered;
  readonly cameras: ListedCameras;
  /** What the account may see. */
  readonly sees: { readonly incidents: boolean; readonly data: boolean };
}

/** What a summary is of. */
export interface Covered {
  readonly span: TimeSpan;
  /** Whether the span ends when the summary is made. */
  readonly isLatest: boolean;
  /** The barn's clock minus the device's, ms of whole minutes. */
  readonly offset: number;
}

/** The span in plain sentences; what failed says so where its own details are. */
export function InShort({ covered, cameras: { all, listed, setAside }, sees }: InShortProps) {
  const { t } = useTexts('mf-cameras');
  const titleId = useId();
  return (
    <section className={styles.inShort} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('summary.inShort')}</h2>
      <ul>
        {all === null && <Waiting />}
        {sees.data && all !== null && <AboutAnimals {...covered} cameraIds={idsOf(listed)} />}
        {sees.incidents && <AboutWork {...covered} />}
        {all !== null && <Sentences of={cameraSentences(camerasNow(listed), { t })} />}
        {setAside.length > 0 && <Sentences of={[t('cameraList.setAside', { count: setAside.length })]} />}
      </ul>
    </section>
  );
}

function AboutAnimals({ span, isLatest, offset, cameraIds }: Covered & { readonly cameraIds: readonly string[] }) {
  const { t, language } = useTexts('mf-cameras');
  const answer = useHourlyCounts(cameraIds, isLatest ? null : span);
  const table = knownReading(answer)?.value;
  const compared = useMemo(() => table && comparedHours(span, table), [span, table]);
  if (answer.state === 'loading') return <Waiting />;
  return compared ? <Sentences of={animalSentences(compared, { t, language, offset })} /> : null;
}

function AboutWork({ span }: Covered) {
  const { t } = useTexts('mf-cameras');
  const answer = useBarnIncidents(incidentsOf(span), subjectWithin(span));
  if (answer.state === 'loading') return <Waiting />;
  const known = knownReading(answer);
  return known ? <Sentences of={workSentences(tallyOf(known.value.incidents, span), { t })} /> : null;
}

function Sentences({ of }: { readonly of: readonly string[] }) {
  return of.map((sentence) => <li key={sentence}>{sentence}</li>);
}

/** In the place of all sentences: were each part told when it comes, those that were read would move. */
function Waiting() {
  return (
    <li className={styles.waiting} aria-busy="true">
      {widths.map((width) => (
        <Skeleton key={width} height="1em" width={width} />
      ))}
    </li>
  );
}
