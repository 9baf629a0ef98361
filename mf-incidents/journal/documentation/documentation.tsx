import { shownName, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useRoundTripEnd, useSearchParams } from '@barnwatch/shared/routing';
import { lazyPart, Page, Skeleton } from '@barnwatch/shared/ui';
import { Suspense, useMemo } from 'react';
import { BarnStateLine } from '../../barn/barn-state/barn-state-line';
import { permissionToCreate } from '../../incident-records/incident-actions/incident-actions';
import { DraftCards } from '../../writing/drafts/draft-cards';
import { HeaderAction, ThumbAction } from '../../writing/forms/primary-action';
import { OutboxEntries } from '../../writing/outbox-entries/outbox-entries';
import { addressWithFilter, journalFilterOf } from '../journal-records/journal-filter';
import { addressWithRecord, type RecordTarget, recordTargetOf } from '../record-form/record-target';
import { JournalFilterBar } from './journal-filter-bar';
import { JournalView } from './journal-view';

const RecordDialog = lazyPart(() => import('../record-form/record-dialog').then((module) => module.RecordDialog));

const mayCreate = permissionToCreate('barnDocumentation');

/** Route `documentation`: the journal of the barn; filter and form are in the address. */
export function DocumentationScreen() {
  const { t } = useTexts('mf-incidents');
  const barn = useSelectedBarn();
  const [address, setAddress] = useSearchParams();
  const roundTripEnd = useRoundTripEnd();
  const mayAdd = usePermission(mayCreate);
  const asked = journalFilterOf(address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the journal is drawn anew for another filter, not because a form opens
  const filter = useMemo(() => asked, [JSON.stringify(asked)]);
  if (!barn) return null;

  const target = recordTargetOf(address);
  const show = (next: RecordTarget | null, replace = false) =>
    setAddress((known) => addressWithRecord(known, next), { replace });
  const add = () => show({ kind: 'new' });
  return (
    <Page
      title={t('documentation.title')}
      subtitle={shownName(barn)}
      width="reading"
      actions={mayAdd && <HeaderAction label={t('documentation.new')} onPress={add} />}
    >
      <BarnStateLine />
      <OutboxEntries
        kind="documentation"
        // A hiding has no form; only new records have.
        onEdit={({ identifier }) => show({ kind: 'entry', identifier })}
      />
      <DraftCards
        kind="documentation"
        isWriting={target !== null}
        onGoOn={(subject) => (subject === 'new' ? add : null)}
      />
      <JournalFilterBar
        filter={filter}
        onChange={(part) =>
          setAddress((known) => addressWithFilter(known, { ...journalFilterOf(known), ...part }), { replace: true })
        }
      />
      <JournalView filter={filter} mayAdd={mayAdd} />
      {mayAdd && <ThumbAction label={t('documentation.new')} onPress={add} />}
      {target && (
        <Suspense fallback={<Skeleton height="4rem" />}>
          <RecordDialog
            key={JSON.stringify([barn.globalUniqueIdentifier, target])}
            target={target}
            onClose={roundTripEnd ?? (() => show(null, true))}
          />
        </Suspense>
      )}
    </Page>
  );
}
