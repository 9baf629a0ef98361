import { useTexts } from '@barnwatch/shared/i18n';
import { useSetting } from '@barnwatch/shared/settings';
import { Banner, Button, Switch } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { isDataScarce } from './scarce-data';

/** Stills in place of the live picture, chosen by whoever looks; suggested where the device says that data are scarce. */
export function DataSaver() {
  const { t } = useTexts('mf-cameras');
  const [savesData, setSavesData] = useSetting('dataSaver');
  const [isDeclined, setDeclined] = useState(false);
  const isSuggested = !savesData && !isDeclined && isDataScarce(navigator);
  return (
    <>
      {isSuggested && (
        <Banner
          kind="info"
          action={<Button onClick={() => setSavesData(true)}>{t('liveView.dataSaverUse')}</Button>}
          onClose={() => setDeclined(true)}
        >
          {t('liveView.dataSaverSuggested')}
        </Banner>
      )}
      <Switch
        label={t('liveView.dataSaver')}
        hint={savesData ? t('liveView.dataSaverHint') : undefined}
        checked={savesData}
        onChange={setSavesData}
      />
    </>
  );
}
