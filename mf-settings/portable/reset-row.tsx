import { useTexts } from '@barnwatch/shared/i18n';
import { standardOf } from '@barnwatch/shared/settings';
import { Button } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { Row } from '../controls/row';
import { ChangesDialog } from './changes-dialog';
import { type PortableSettings, portableNames } from './settings-file';
import { useHeldSettings } from './use-held-settings';

/** As on a new device; the language stays, for nobody finds the way back in one that they cannot read. */
const first: PortableSettings = {
  language: null,
  theme: 'system',
  values: new Map(portableNames.map((name) => [name, standardOf(name)])),
};

/** Product 3.17: all settings back to what they were on a new device, after what would change was shown. */
export function ResetRow() {
  const { t } = useTexts('mf-settings');
  const held = useHeldSettings();
  const [isAsked, setAsked] = useState(false);
  return (
    <Row row="reset" title={t('setting.reset.label')} hint={t('setting.reset.hint')}>
      <Button icon="undo" onClick={() => setAsked(true)}>
        {t('reset.ask')}
      </Button>
      {isAsked && <ChangesDialog texts="reset" settings={first} held={held} onClose={() => setAsked(false)} />}
    </Row>
  );
}
