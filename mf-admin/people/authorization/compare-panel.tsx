import { nameComparator, useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { Age, EmptyState, RequestFailure, SelectField, Skeleton, Switch, VisuallyHidden } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import { useAfterPicture } from '../../dialogs/settling/use-after-picture';
import { useSettled } from '../../dialogs/settling/use-settled';
import { compareAccess } from '../access/holders';
import type { RoleGraph } from '../access/role-graph';
import { accountName } from './account-name';
import styles from './authorization.module.css';
import { ComparedRows } from './compared-rows';
import { useAccesses } from './use-accesses';
import type { Account } from './use-authorization';

export interface ComparePanelProps {
  readonly accounts: readonly Account[];
  readonly graph: RoleGraph;
}

/** Two accounts side by side: what one of them may do and the other may not, and why. */
export function ComparePanel({ accounts, graph }: ComparePanelProps) {
  const { t, language } = useTexts('mf-admin');
  const [address, setAddress] = useSearchParams();
  const [one, other] = sides.map((side) => accounts.find(({ accountId }) => accountId === address.get(side)));
  // Hundreds of names, twice: the panel is seen before them.
  const isSeen = useAfterPicture();
  const sorted = useMemo(() => {
    if (!isSeen) return [];
    const compare = nameComparator(language);
    return accounts.map(optionOf).sort((left, right) => compare(left.label, right.label));
  }, [accounts, language, isSeen]);
  const chosen = [one, other].filter((account) => account !== undefined);
  return (
    <>
      <div className={styles.sides}>
        {sides.map((side) => (
          <SelectField
            key={side}
            label={t(`compare.${side}`)}
            value={(side === 'one' ? one : other)?.accountId ?? ''}
            options={[{ value: '', label: t('compare.choose') }, ...(isSeen ? sorted : chosen.map(optionOf))]}
            onChange={(accountId) =>
              setAddress((known) => withParameter(known, side, accountId === '' ? null : accountId), { replace: true })
            }
          />
        ))}
      </div>
      {one && other ? (
        <Comparison key={`${one.accountId} ${other.accountId}`} one={one} other={other} graph={graph} />
      ) : (
        <EmptyState icon="account" text={t('compare.empty')} />
      )}
    </>
  );
}

const sides = ['one', 'other'] as const;

const optionOf = (account: Account) => ({ value: account.accountId, label: accountName(account) });

interface ComparisonProps {
  readonly one: Account;
  readonly other: Account;
  readonly graph: RoleGraph;
}

function Comparison({ one, other, graph }: ComparisonProps) {
  const { t } = useTexts('mf-admin');
  const [isDifferent, setDifferent] = useState(true);
  const both = useMemo(() => [one, other], [one, other]);
  const { accesses, oldSince, failure, isAsking, missing, retry } = useAccesses(both);
  const [ofOne, ofOther] = [accesses.get(one.accountId), accesses.get(other.accountId)];
  const rows = useMemo(() => (ofOne && ofOther ? compareAccess(graph, ofOne, ofOther) : null), [graph, ofOne, ofOther]);
  const onlyDifferent = useSettled(isDifferent);
  const shown = useMemo(
    () => rows?.filter(({ held }) => !onlyDifferent || held !== 'both') ?? null,
    [rows, onlyDifferent],
  );
  const notOfNow = failure && (
    <RequestFailure
      error={failure}
      what={t('holders.missing', { count: missing })}
      onRetry={retry}
      retrying={isAsking}
      form={rows ? 'line' : 'area'}
    />
  );
  if (notOfNow && !rows) return notOfNow;
  if (!rows || !shown) {
    return (
      <div role="status">
        <VisuallyHidden>{t('accountAccess.loading')}</VisuallyHidden>
        <Skeleton height="24rem" />
      </div>
    );
  }
  const differences = rows.filter(({ held }) => held !== 'both').length;
  return (
    <>
      {notOfNow}
      {notOfNow && oldSince !== null && (
        <p>
          {t('holders.old')} <Age since={oldSince} />
        </p>
      )}
      <p role="status">{t('compare.differences', { count: differences })}</p>
      <Switch label={t('compare.onlyDifferences')} checked={isDifferent} onChange={setDifferent} />
      <ComparedRows rows={shown} one={one} other={other} graph={graph} />
    </>
  );
}
