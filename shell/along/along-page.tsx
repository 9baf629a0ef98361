import { type InstanceView, shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Page, Skeleton } from '@barnwatch/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { AlongForm } from './along-form';
import { alongWorksAtom } from './along-works';
import { takingAtom } from './taking';
import { useTaken } from './use-taken';

/** `/dashboard/{barnId}/take-along`: what of a barn is brought to this device, for where there is no line. */
export function AlongPage() {
  const { t } = useTexts();
  const barn = useSelectedBarn();
  return (
    <Page title={t('along.title')} subtitle={barn ? shownName(barn) : ''} width="reading">
      <p>{t('along.intro')}</p>
      {barn && <AlongOfBarn key={`${barn.globalUniqueIdentifier} ${barn.accountId}`} barn={barn} />}
    </Page>
  );
}

function AlongOfBarn({ barn }: { readonly barn: InstanceView }) {
  const setWorks = useSetAtom(alongWorksAtom);
  const taking = useAtomValue(takingAtom);
  const reading = useTaken(barn.globalUniqueIdentifier, barn.accountId ?? '', taking);
  // It is told at its end wherever one is by then.
  useEffect(() => setWorks(true), [setWorks]);
  if (reading.kind === 'reading') return <Skeleton height="min(60vh, 480px)" />;
  return <AlongForm barn={barn} taken={reading.taken} taking={taking} />;
}
