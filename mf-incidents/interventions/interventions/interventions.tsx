import { shownName, usePermission, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { roundTrip, useNavigate, useRoundTripEnd, useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { lazyPart, Page, Tabs } from '@barnwatch/shared/ui';
import { permissionToCreate } from '../../incident-records/incident-actions/incident-actions';
import { waitingRecordAddress } from '../../incident-records/record/incident-addresses';
import { latestInterventions, openInterventions } from '../../incident-records/record/load-interventions';
import { DraftCards } from '../../writing/drafts/draft-cards';
import { HeaderAction, ThumbAction } from '../../writing/forms/primary-action';
import { OutboxEntries } from '../../writing/outbox-entries/outbox-entries';
import { ExportButton } from '../export/export-button';
import { addressWithForm, type FormTarget, formTargetOf } from '../intervention-form/form-target';
import { InterventionDialog } from '../intervention-form/intervention-dialog';
import { useFormTarget } from '../intervention-form/use-form-target';
import { useTypeSetup } from '../intervention-form/use-type-setup';
import { ListForm, ListFormSwitch } from '../interventions-table/list-form';
import { InterventionList } from './intervention-list';

const BarnTable = lazyPart(() => import('../interventions-table/barn-table').then((module) => module.BarnTable));

const tabs = ['latest', 'open'] as const;
type Tab = (typeof tabs)[number];

const selections = { latest: latestInterventions, open: openInterventions } as const;
const mayCreate = permissionToCreate('barnIntervention');

/** Route `interventions`: what was done in the barn; tab and form are in the address. */
export function InterventionsScreen() {
  const { t } = useTexts('mf-incidents');
  const barn = useSelectedBarn();
  const [address, setAddress] = useSearchParams();
  const roundTripEnd = useRoundTripEnd();
  const navigate = useNavigate();
  const mayAdd = usePermission(mayCreate);
  const target = useFormTarget(address);
  // Kept on the device before the line is gone: the form offers what the barn takes.
  useTypeSetup();
  if (!barn) return null;

  const barnId = barn.globalUniqueIdentifier;
  const tab: Tab = address.get('tab') === 'open' ? 'open' : 'latest';
  const show = (next: FormTarget | null, replace = false) =>
    setAddress((known) => addressWithForm(known, next), { replace });
  const choose = (next: Tab) =>
    setAddress((known) => withParameter(known, 'tab', next === 'latest' ? null : next), { replace: true });
  const listKey = `${barnId} ${tab}`;
  const emptyHint = t(tab === 'open' ? 'interventions.noneOpen' : 'interventions.none');
  const add = () => show({ kind: 'new', moment: null });
  // Other words for an entry of the outbox are found by the entry's own card.
  const goOn = (subject: string) => {
    const draftOf = formTargetOf(new URLSearchParams({ intervention: subject }), Date.now);
    return draftOf === null || draftOf.kind === 'entry' ? null : () => show(draftOf);
  };
  return (
    <Page
      title={t('interventions.title')}
      subtitle={shownName(barn)}
      actions={
        <>
          <ExportButton barns={[barn]} />
          {mayAdd && <HeaderAction label={t('interventions.new')} onPress={add} />}
        </>
      }
    >
      {/* The frame's word that something waits leads here, whatever it is. */}
      <OutboxEntries
        onEdit={({ kind, identifier }) =>
          kind === 'documentation'
            ? void navigate(waitingRecordAddress(barnId, identifier), { state: roundTrip })
            : show({ kind: 'entry', identifier })
        }
      />
      <DraftCards kind="intervention" isWriting={target !== null} onGoOn={goOn} />
      <Tabs
        label={t('interventions.views')}
        value={tab}
        tabs={tabs.map((value) => ({ value, label: t(`interventions.${value}`) }))}
        onChange={choose}
        beside={<ListFormSwitch />}
      >
        <ListForm
          cards={<InterventionList key={listKey} selection={selections[tab]} emptyHint={emptyHint} />}
          table={<BarnTable key={listKey} barn={barn} selection={selections[tab]} emptyHint={emptyHint} />}
        />
      </Tabs>
      {mayAdd && <ThumbAction label={t('interventions.new')} onPress={add} />}
      {target && (
        <InterventionDialog
          key={JSON.stringify([barnId, target])}
          target={target}
          onClose={roundTripEnd ?? (() => show(null, true))}
        />
      )}
    </Page>
  );
}
