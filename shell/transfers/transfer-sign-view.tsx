import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { formatShare, useTexts } from '@barnwatch/shared/i18n';
import { generatePath, SuiteLink } from '@barnwatch/shared/routing';
import type { Transfer } from '@barnwatch/shared/transfers';
import { Icon } from '@barnwatch/shared/ui';
import { useAtomValue } from 'jotai';
import type { TransferSignViewProps } from './opened-transfers';
import { type TransferSign, transferSign } from './transfer-sign';
import styles from './transfer-sign-view.module.css';

const icons = { 'under-way': 'download', stopped: 'warning', ready: 'download' } as const;

/** Where an export is listed. */
const screens = {
  recordings: '/dashboard/:barnId/recordingExport',
  frames: '/dashboard/:barnId/frame-export',
} as const satisfies Record<Transfer['order']['kind'], string>;

/** That an export goes on, and how far it is, wherever one is; nothing where there is none. */
export function TransferSignView({ paths, transfers }: TransferSignViewProps) {
  const { t, language } = useTexts();
  const barn = useSelectedBarn();
  const state = useAtomValue(transfers.stateAtom);
  if (!barn?.loggedIn || barn.accountId === null) return null;
  const { globalUniqueIdentifier: barnId, accountId } = barn;
  const { sign, of } = transferSign(state.transfers, barnId, accountId, transfers.shareDone);
  if (sign.kind === 'none' || of === null) return null;
  const to = generatePath(screens[of.order.kind], { barnId });
  if (!paths.includes(to)) return null;
  const share = sign.kind === 'under-way' ? formatShare(sign.share, language) : null;
  const words = wordsOf(sign, share, t);
  return (
    <SuiteLink
      className={styles.sign}
      data-transfer={sign.kind}
      data-form="icon"
      to={to}
      aria-label={words}
      title={words}
    >
      <Icon name={icons[sign.kind]} size={20} />
      {share !== null && <span aria-hidden="true">{share}</span>}
    </SuiteLink>
  );
}

function wordsOf(
  { kind }: Exclude<TransferSign, { readonly kind: 'none' }>,
  share: string | null,
  t: ReturnType<typeof useTexts>['t'],
): string {
  switch (kind) {
    case 'under-way':
      return t('transfers.underWay', { share: share ?? '' });
    case 'stopped':
      return t('transfers.stopped');
    case 'ready':
      return t('transfers.ready');
  }
}
