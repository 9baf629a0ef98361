import { useInstances } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useLocation, useNavigate, useSearchParams } from '@barnwatch/shared/routing';
import { Banner, Button, Page } from '@barnwatch/shared/ui';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { readArrival, targetAt } from '../../access/arrival/arrival';
import { type BarnDialog, firstDialog, type InstanceDialogKind, noDialog } from './barn-dialog';
import { BarnDialogs } from './barn-dialogs';
import { BarnSearch } from './barn-search';
import { Barns } from './barns';
import { OtherInstances } from './other-instances';
import { useEntry } from './use-entry';
import { useGroupPlaces } from './use-group-places';
import { visibleInstances } from './visible-instances';

/** Route `/select-barn`: all barns of this device, how they are, and the way into each of them. */
export function SelectBarnScreen() {
  const { t } = useTexts('mf-auth');
  const { state } = useLocation();
  const navigate = useNavigate();
  const [searchParams, setSearchParams] = useSearchParams();
  // With 200 barns that answer at once each press and letter goes before the drawing of the cards.
  const instances = useDeferredValue(useInstances());
  const arrival = useMemo(() => readArrival(state), [state]);
  const [dialog, setDialog] = useState<BarnDialog>(() => firstDialog(arrival, instances));
  useEntry();

  const search = searchParams.get('search') ?? '';
  const sought = useDeferredValue(search);
  const visible = useMemo(() => visibleInstances(instances, sought), [instances, sought]);
  const barns = useMemo(() => instances.filter(({ type }) => type === 'barn'), [instances]);
  const groups = useGroupPlaces(barns);
  const isUnknown = arrival !== null && !instances.some((known) => known.globalUniqueIdentifier === arrival.barnId);
  const onAsk = useCallback((kind: InstanceDialogKind, instanceId: string) => setDialog({ kind, instanceId }), []);
  const onAdd = useCallback(() => setDialog({ kind: 'add' }), []);
  const onSearch = (text: string) => setSearchParams(text ? { search: text } : {}, { replace: true, state });

  return (
    <Page
      title={t('selectBarn.title')}
      actions={
        visible.total > 0 && (
          <Button icon="add" onClick={onAdd}>
            {t('addBarn.action')}
          </Button>
        )
      }
    >
      {isUnknown && <Banner kind="warning">{t('selectBarn.unknownBarn', { barn: arrival.barnId })}</Banner>}
      {visible.grouped && (
        <BarnSearch
          search={search}
          shown={visible.barns.length}
          total={visible.total}
          misplaced={groups.misplaced}
          onChange={onSearch}
          onRegroup={groups.regroup}
        />
      )}
      <Barns visible={visible} places={groups.places} search={sought} arrival={arrival} onAsk={onAsk} onAdd={onAdd} />
      <OtherInstances instances={visible.others} onAsk={onAsk} />
      <BarnDialogs
        dialog={dialog}
        onAsk={onAsk}
        onClose={() => setDialog(noDialog)}
        onGoOn={(instanceId) => void navigate(targetAt(instanceId, arrival))}
      />
    </Page>
  );
}
