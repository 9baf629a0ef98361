import { type BarnReading, knownReading } from '@barnwatch/shared/answers';
import { foldForSearch, isFoundIn, useTexts } from '@barnwatch/shared/i18n';
import { ReadingNotes } from '@barnwatch/shared/reading-notes';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import {
  EmptyState,
  PanelBoundary,
  SearchField,
  Skeleton,
  useGrowingCount,
  VisuallyHidden,
} from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import { ContainedDialog } from '../../dialogs/contained/contained-dialog';
import { AddKeyDialog } from './add-key-dialog';
import { DeleteKeyDialog } from './delete-key-dialog';
import { EndingKeys } from './ending-keys';
import type { Circle, PublicKey, ServiceAccount } from './key-state';
import { ServiceAccountCard } from './service-account-card';
import styles from './service-accounts.module.css';

export interface ServiceAccountListProps {
  readonly circle: Circle;
  readonly answer: BarnReading<readonly ServiceAccount[]>;
}

type Opened =
  | { readonly kind: 'none' }
  | { readonly kind: 'add'; readonly account: ServiceAccount }
  | { readonly kind: 'delete'; readonly account: ServiceAccount; readonly publicKey: PublicKey };

const closed: Opened = { kind: 'none' };
const none: readonly ServiceAccount[] = [];
/** Cards are tall: few fill a screen. */
const growth = { first: 8, step: 12 } as const;
/** Fewer are seen at a glance. */
const leastToSearch = 6;

/** One's own service accounts, or all of them. */
export function ServiceAccountList({ circle, answer }: ServiceAccountListProps) {
  const { t } = useTexts('mf-admin');
  const [address, setAddress] = useSearchParams();
  const [opened, setOpened] = useState<Opened>(closed);
  const known = knownReading(answer);
  const accounts = known?.value ?? none;
  const search = address.get('search') ?? '';
  const found = useMemo(() => {
    const sought = foldForSearch(search);
    return accounts.filter(({ name, serviceAccountId, ownerAccountId, publicKeys }) =>
      isFoundIn(sought, [name, serviceAccountId, ownerAccountId, ...publicKeys.map(({ fingerprint }) => fingerprint)]),
    );
  }, [accounts, search]);
  const shown = useGrowingCount(found.length, growth);
  // One that somebody else deletes meanwhile stays open with what was pasted: the barn says why it takes no key for it.
  const added =
    opened.kind === 'add'
      ? (accounts.find(({ serviceAccountId }) => serviceAccountId === opened.account.serviceAccountId) ??
        opened.account)
      : null;
  return (
    <>
      <ReadingNotes namespace="mf-admin" answer={answer} texts="serviceAccounts" />
      {answer.state === 'loading' && (
        <div role="status" className={styles.list}>
          <VisuallyHidden>{t('serviceAccounts.loading')}</VisuallyHidden>
          <Skeleton height="14rem" />
          <Skeleton height="14rem" />
        </div>
      )}
      <EndingKeys accounts={accounts} />
      {accounts.length >= leastToSearch && (
        <SearchField
          label={t('serviceAccounts.search')}
          value={search}
          onChange={(text) =>
            setAddress((query) => withParameter(query, 'search', text === '' ? null : text), { replace: true })
          }
        />
      )}
      {known && accounts.length === 0 && <EmptyState icon="account" hint={t(`serviceAccounts.none.${circle}`)} />}
      {accounts.length > 0 && found.length === 0 && (
        <EmptyState icon="search" hint={t('serviceAccounts.noMatch', { search: search.trim() })} />
      )}
      <ul className={styles.list}>
        {found.slice(0, shown).map((account) => (
          <li key={account.serviceAccountId}>
            <PanelBoundary
              name={`service account ${account.serviceAccountId}`}
              what={t('panel.part')}
              subject={account}
            >
              <ServiceAccountCard
                account={account}
                hasOwner={circle === 'all'}
                onAdd={() => setOpened({ kind: 'add', account })}
                onDelete={(publicKey) => setOpened({ kind: 'delete', account, publicKey })}
              />
            </PanelBoundary>
          </li>
        ))}
      </ul>
      {added && (
        <ContainedDialog title={t('serviceAccounts.addKey')} onClose={() => setOpened(closed)}>
          <AddKeyDialog account={added} circle={circle} onAdded={answer.retry} onClose={() => setOpened(closed)} />
        </ContainedDialog>
      )}
      {opened.kind === 'delete' && (
        <ContainedDialog title={t('deleteKey.title')} onClose={() => setOpened(closed)}>
          <DeleteKeyDialog {...opened} circle={circle} onDeleted={answer.retry} onClose={() => setOpened(closed)} />
        </ContainedDialog>
      )}
    </>
  );
}
