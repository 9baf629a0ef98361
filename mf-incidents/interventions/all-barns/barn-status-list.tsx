import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { formatNumber, type Language, type Translate, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useCanOpen, useLocation } from '@barnwatch/shared/routing';
import {
  Age,
  Button,
  buttonClass,
  requestErrorWords,
  StateMark,
  type StateTone,
  useMediaQuery,
} from '@barnwatch/shared/ui';
import { type BarnParts, type BarnStatus, type PartAtHand, statusOf } from './barn-parts';
import styles from './barn-status-list.module.css';

const tones: Readonly<Record<BarnStatus['kind'], StateTone>> = {
  answered: 'good',
  asking: 'busy',
  offline: 'off',
  failed: 'failed',
  eula: 'attention',
  'not-signed-in': 'off',
  'no-permission': 'off',
};

/** More of them stand behind a fold: what they have said is more important. */
const mostInView = 6;

export interface BarnStatusListProps {
  readonly barns: readonly InstanceView[];
  readonly parts: BarnParts;
  readonly onRetry: (barnId: string) => void;
  readonly onReadOn: (barnId: string) => void;
}

/** How each barn stands to the list: nobody takes a part of the barns for all of them. */
export function BarnStatusList({ barns, parts, onRetry, onReadOn }: BarnStatusListProps) {
  const { t, language } = useTexts('mf-incidents');
  // There, what they have said begins right below; how many are missing is said all the same.
  const isPhone = useMediaQuery('(max-width: 599px)');
  const statuses = barns.map((barn) => ({
    barn,
    status: statusOf(barn, parts.get(barn.globalUniqueIdentifier)),
  }));
  const answered = statuses.filter(({ status }) => status.kind === 'answered').length;
  const words = { answered: formatNumber(answered, language), barns: formatNumber(barns.length, language) };
  return (
    <details className={styles.statuses} open={!isPhone && barns.length <= mostInView}>
      <summary>
        <output>{t('globalInterventions.answered', { ...words, count: barns.length })}</output>
      </summary>
      <ul className={styles.barns}>
        {statuses.map(({ barn, status }) => (
          <BarnLine
            key={barn.globalUniqueIdentifier}
            barn={barn}
            status={status}
            onRetry={onRetry}
            onReadOn={onReadOn}
          />
        ))}
      </ul>
    </details>
  );
}

interface BarnLineProps extends Pick<BarnStatusListProps, 'onRetry' | 'onReadOn'> {
  readonly barn: InstanceView;
  readonly status: BarnStatus;
}

function BarnLine({ barn, status, onRetry, onReadOn }: BarnLineProps) {
  const { t, language } = useTexts('mf-incidents');
  const frame = useTexts();
  const barnId = barn.globalUniqueIdentifier;
  const hasMore = status.kind === 'answered' && status.hand.read < status.hand.total;
  const told = toldEarlier(status);
  const mayRetry = status.kind === 'offline' || status.kind === 'failed';
  return (
    <li className={styles.barn}>
      <div className={styles.barnWords}>
        <strong>{shownName(barn)}</strong>
        <StateMark tone={tones[status.kind]} label={t(`globalInterventions.status.${status.kind}`)} />
        <span className={styles.more}>
          {moreWords(status, t, frame.t, language)}
          {told && (
            <>
              {' '}
              {t('globalInterventions.lastKnown')} {t('status.asOf')} <Age since={told.receivedAt} plain />
            </>
          )}
        </span>
      </div>
      {(status.kind === 'not-signed-in' || status.kind === 'eula') && <SignInLink barnId={barnId} />}
      {hasMore && (
        <Button busy={status.asking} onClick={() => onReadOn(barnId)}>
          {t('globalInterventions.readOn')}
        </Button>
      )}
      {mayRetry && <Button onClick={() => onRetry(barnId)}>{frame.t('failure.tryAgain')}</Button>}
    </li>
  );
}

function SignInLink({ barnId }: { readonly barnId: string }) {
  const { t } = useTexts('mf-incidents');
  const canOpen = useCanOpen();
  const { pathname, search } = useLocation();
  if (!canOpen('/select-barn')) return null;
  return (
    <SuiteLink className={buttonClass('quiet')} to="/select-barn" state={{ returnTo: `${pathname}${search}`, barnId }}>
      {t('globalInterventions.signIn')}
    </SuiteLink>
  );
}

/** What is in the list though the barn does not tell it now. */
function toldEarlier(status: BarnStatus): PartAtHand | null {
  switch (status.kind) {
    case 'asking':
    case 'offline':
    case 'failed':
      return status.hand;
    case 'answered':
    case 'eula':
    case 'not-signed-in':
    case 'no-permission':
      return null;
  }
}

/** How many it gave, or why it gave none. */
function moreWords(status: BarnStatus, t: Translate, frame: Translate, language: Language): string {
  switch (status.kind) {
    case 'answered': {
      const { read, total, unreadable } = status.hand;
      const number = (value: number) => formatNumber(value, language);
      const count =
        read < total
          ? t('globalInterventions.part', { read: number(read), total: number(total) })
          : t('globalInterventions.all', { count: total, total: number(total) });
      return unreadable === 0 ? count : `${count} · ${t('status.unreadable', { count: unreadable })}`;
    }
    case 'offline':
    case 'failed':
      return requestErrorWords(status.error, frame);
    case 'no-permission':
      return t('globalInterventions.noPermission');
    case 'asking':
    case 'eula':
    case 'not-signed-in':
      return '';
  }
}
