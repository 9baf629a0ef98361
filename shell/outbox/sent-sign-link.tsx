import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import type { Outbox } from '@barnwatch/shared/outbox';
import { generatePath, SuiteLink } from '@barnwatch/shared/routing';
import { Icon } from '@barnwatch/shared/ui';
import { atom, useAtomValue } from 'jotai';
import { openedOutboxAtom, outboxLookedAtom } from './opened-outbox';
import { type SentSign, sentSign } from './sent-sign';
import styles from './sent-sign-link.module.css';
import { useBegunTexts } from './use-begun-texts';

const icons = {
  looking: 'time',
  'all-sent': 'success',
  begun: 'edit',
  waiting: 'time',
  refused: 'warning',
} as const satisfies Record<SentSign['kind'], string>;

/** Where what was written is listed, the first that one may open. */
const writingScreens = ['/dashboard/:barnId/interventions', '/dashboard/:barnId/documentation'] as const;

const noOutbox = atom<null>(null);

export interface SentSignLinkProps {
  /** With its words, where there is room. */
  readonly form: 'line' | 'icon';
  /** Where the navigation leads. */
  readonly paths: readonly string[];
}

/** Whether the barn has all that one wrote, or how much waits: always at the same place, wherever one is. */
export function SentSignLink({ form, paths }: SentSignLinkProps) {
  const barn = useSelectedBarn();
  const outbox = useAtomValue(openedOutboxAtom);
  if (!barn?.loggedIn || barn.accountId === null) return null;
  const { globalUniqueIdentifier: instanceId, accountId } = barn;
  // Who may open none of them cannot have written anything. The place stays: permissions come after the sign-in.
  const to = writingScreens
    .map((path) => generatePath(path, { barnId: instanceId }))
    .find((path) => paths.includes(path));
  if (to === undefined) return <span className={styles.sign} data-form={form} />;
  return <SignOf form={form} outbox={outbox} instanceId={instanceId} accountId={accountId} to={to} />;
}

interface SignOfProps extends Pick<SentSignLinkProps, 'form'> {
  readonly outbox: Outbox | null;
  readonly instanceId: string;
  readonly accountId: string;
  readonly to: string;
}

function SignOf({ form, outbox, instanceId, accountId, to }: SignOfProps) {
  const { t } = useTexts();
  const state = useAtomValue(outbox?.stateAtom ?? noOutbox);
  const looked = useAtomValue(outboxLookedAtom);
  const drafts = useBegunTexts(instanceId, accountId, state?.entries.length);
  const sign = sentSign({ outbox: state, looked, drafts }, instanceId, accountId);
  const words = wordsOf(sign, t);
  return (
    <SuiteLink
      className={styles.sign}
      data-sent={sign.kind}
      data-form={form}
      to={to}
      {...(form === 'icon' && { 'aria-label': words, title: words })}
    >
      <Icon name={icons[sign.kind]} size={form === 'icon' ? 24 : 18} />
      {form === 'line' ? words : 'count' in sign && <span aria-hidden="true">{sign.count}</span>}
    </SuiteLink>
  );
}

function wordsOf(sign: SentSign, t: ReturnType<typeof useTexts>['t']): string {
  switch (sign.kind) {
    case 'looking':
      return t('outbox.sign.looking');
    case 'all-sent':
      return t('outbox.sign.allSent');
    case 'begun':
      return t('outbox.sign.begun', { count: sign.count });
    case 'waiting':
      return t('outbox.sign.waiting', { count: sign.count });
    case 'refused':
      return t('outbox.sign.refused', { count: sign.count });
  }
}
