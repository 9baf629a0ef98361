import { useTexts } from '@barnwatch/shared/i18n';
import { useDataSaving, useSetting } from '@barnwatch/shared/settings';
import { Banner, Button, Switch } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { DataSaverNote } from './data-saver-note';
import { isDataScarce } from './scarce-data';

/** Stills in place of the live picture, chosen by whoever looks; suggested where the device says that data are scarce. */
export function DataSaver() {
  const { t } = useTexts('mf-cameras');
  const [isOn, setOn] = useSetting('dataSaver');
  const [saving, goOn] = useDataSaving();
  const [isDeclined, setDeclined] = useState(false);
  const isSuggested = saving.kind === 'none' && !isDeclined && isDataScarce(navigator);
  return (
    <>
      {isSuggested && (
        <Banner
          kind="info"
          action={<Button onClick={() => setOn(true)}>{t('liveView.dataSaverUse')}</Button>}
          onClose={() => setDeclined(true)}
        >
          {t('liveView.dataSaverSuggested')}
        </Banner>
      )}
      {saving.kind === 'used-up' && (
        <DataSaverNote saving={saving} text={t('dataSaver.one')} actionLabel={t('dataSaver.goOn')} onAction={goOn} />
      )}
      <Switch
        label={t('liveView.dataSaver')}
        hint={isOn ? t('liveView.dataSaverHint') : undefined}
        checked={isOn}
        onChange={setOn}
      />
    </>
  );
}
