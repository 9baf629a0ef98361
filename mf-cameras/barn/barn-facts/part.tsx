import { type BarnReading, type KnownReading, knownReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import {
  Age,
  Icon,
  IconButton,
  type IconName,
  RequestFailure,
  requestErrorWords,
  Skeleton,
} from '@barnwatch/shared/ui';
import { type ReactNode, use, useId } from 'react';
import { GatheringContext } from './gathering-context';
import styles from './part.module.css';

export interface PartProps<Value> {
  readonly title: string;
  readonly icon: IconName;
  readonly answer: BarnReading<Value>;
  /** What could not be loaded, in words. */
  readonly failed: string;
  /** The text that says how many records could not be read; it has a count. */
  readonly setAside?: string;
  /** The way to more. */
  readonly link?: ReactNode;
  /** Lines that its content usually has, or its shape: nothing moves when it comes. */
  readonly place: number | ReactNode;
  readonly className?: string | undefined;
  readonly children: (known: KnownReading<Value>) => ReactNode;
}

/** One thing that is told of a barn. It loads, fails and ages by itself. */
export function Part<Value>(props: PartProps<Value>) {
  const { title, icon, answer, failed, setAside = 'barnFacts.setAside', link, place, className = '', children } = props;
  const { t } = useTexts('mf-cameras');
  const titleId = useId();
  const isGathering = use(GatheringContext);
  const isAwaited = isGathering || answer.state === 'loading';
  const known = isGathering ? null : knownReading(answer);
  return (
    <section className={`${styles.part} ${className}`} aria-labelledby={titleId} aria-busy={isAwaited}>
      <header className={styles.partHeader}>
        <Icon name={icon} size={18} />
        <h2 id={titleId} className={styles.partTitle}>
          {title}
        </h2>
        {link}
      </header>
      {known && children(known)}
      {known && known.setAside.length > 0 && (
        <p className={styles.setAside}>{t(setAside, { count: known.setAside.length })}</p>
      )}
      {isAwaited && (typeof place === 'number' ? <Lines count={place} /> : place)}
      {!isGathering && answer.state === 'failed' && !known && (
        <RequestFailure
          form="line"
          error={answer.error}
          what={failed}
          onRetry={answer.retry}
          retrying={answer.refreshing}
        />
      )}
      {answer.state === 'failed' && known && <Old answer={answer} receivedAt={known.receivedAt} />}
    </section>
  );
}

function Lines({ count }: { readonly count: number }) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines differ by nothing else
        <span key={line} className={styles.line}>
          <Skeleton height="1em" width={line % 2 === 0 ? '85%' : '60%'} />
        </span>
      ))}
    </div>
  );
}

type Failed<Value> = Extract<BarnReading<Value>, { state: 'failed' }>;

/** That what is shown is old, since when and why; that the barn is silent is said once, by the page. */
function Old<Value>({ answer, receivedAt }: { readonly answer: Failed<Value>; readonly receivedAt: number }) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  return (
    <p className={styles.oldPart} role="status">
      <Icon name="warning" size={14} />
      <span>
        {t('barnFacts.old')} <Age since={receivedAt} plain />
        {answer.error.code !== 'offline' && ` – ${requestErrorWords(answer.error, frameText)}`}
      </span>
      <IconButton icon="retry" name={t('barnFacts.again')} onClick={answer.retry} disabled={answer.refreshing} />
    </p>
  );
}
