import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { formatNumber, type Language, type Translate, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useCanOpen, useLocation } from '@barnwatch/shared/routing';
import { Age, Button, buttonClass, requestErrorWords, StateMark, type StateTone } from '@barnwatch/shared/ui';
import { type BarnParts, type BarnStanding, type PartAtHand, standingOf } from './barn-parts';
import styles from './barn-standings.module.css';

const tones: Readonly<Record<BarnStanding['kind'], StateTone>> = {
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

export interface BarnStandingsProps {
  readonly barns: readonly InstanceView[];
  readonly parts: BarnParts;
  readonly onRetry: (barnId: string) => void;
  readonly onReadOn: (barnId: string) => void;
}

/** How each barn stands to the list: nobody takes a part of the barns for all of them. */
export function BarnStandings({ barns, parts, onRetry, onReadOn }: BarnStandingsProps) {
  const { t, language } = useTexts('mf-incidents');
  const standings = barns.map((barn) => ({
    barn,
    standing: standingOf(barn, parts.get(barn.globalUniqueIdentifier)),
  }));
  const answered = standings.filter(({ standing }) => standing.kind === 'answered').length;
  const words = { answered: formatNumber(answered, language), barns: formatNumber(barns.length, language) };
  return (
    <details className={styles.standings} open={barns.length <= mostInView}>
      <summary>
        <output>{t('globalInterventions.answered', { ...words, count: barns.length })}</output>
      </summary>
      <ul className={styles.barns}>
        {standings.map(({ barn, standing }) => (
          <BarnLine
            key={barn.globalUniqueIdentifier}
            barn={barn}
            standing={standing}
            onRetry={onRetry}
            onReadOn={onReadOn}
          />
        ))}
      </ul>
    </details>
  );
}

interface BarnLineProps extends Pick<BarnStandingsProps, 'onRetry' | 'onReadOn'> {
  readonly barn: InstanceView;
  readonly standing: BarnStanding;
}

function BarnLine({ barn, standing, onRetry, onReadOn }: BarnLineProps) {
  const { t, language } = useTexts('mf-incidents');
  const frame = useTexts();
  const barnId = barn.globalUniqueIdentifier;
  const hasMore = standing.kind === 'answered' && standing.hand.read < standing.hand.total;
  const told = toldEarlier(standing);
  const mayRetry = standing.kind === 'offline' || standing.kind === 'failed';
  return (
    <li className={styles.barn}>
      <div className={styles.barnWords}>
        <strong>{shownName(barn)}</strong>
        <StateMark tone={tones[standing.kind]} label={t(`globalInterventions.standing.${standing.kind}`)} />
        <span className={styles.more}>
          {moreWords(standing, t, frame.t, language)}
          {told && (
            <>
              {' '}
              {t('globalInterventions.lastKnown')} {t('status.asOf')} <Age since={told.receivedAt} plain />
            </>
          )}
        </span>
      </div>
      {(standing.kind === 'not-signed-in' || standing.kind === 'eula') && <SignInLink barnId={barnId} />}
      {hasMore && (
        <Button busy={standing.asking} onClick={() => onReadOn(barnId)}>
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
function toldEarlier(standing: BarnStanding): PartAtHand | null {
  switch (standing.kind) {
    case 'asking':
    case 'offline':
    case 'failed':
      return standing.hand;
    case 'answered':
    case 'eula':
    case 'not-signed-in':
    case 'no-permission':
      return null;
  }
}

/** How many it gave, or why it gave none. */
function moreWords(standing: BarnStanding, t: Translate, frame: Translate, language: Language): string {
  switch (standing.kind) {
    case 'answered': {
      const { read, total, unreadable } = standing.hand;
      const number = (value: number) => formatNumber(value, language);
      const count =
        read < total
          ? t('globalInterventions.part', { read: number(read), total: number(total) })
          : t('globalInterventions.all', { count: total, total: number(total) });
      return unreadable === 0 ? count : `${count} · ${t('status.unreadable', { count: unreadable })}`;
    }
    case 'offline':
    case 'failed':
      return requestErrorWords(standing.error, frame);
    case 'no-permission':
      return t('globalInterventions.noPermission');
    case 'asking':
    case 'eula':
    case 'not-signed-in':
      return '';
  }
}
