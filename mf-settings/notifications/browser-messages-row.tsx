import { useTexts } from '@barnwatch/shared/i18n';
import { useSetting } from '@barnwatch/shared/settings';
import { Switch } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { Row } from '../controls/row';
import { askForMessages, type MessagePermission, messagePermission } from './browser-permission';

/** Product 3.19: messages of the browser, once it was asked by a press; what it refuses is said, with what to do. */
export function BrowserMessagesRow() {
  const { t } = useTexts('mf-settings');
  const [isWanted, setWanted] = useSetting('browserMessages');
  // Null until it was asked here: what it says can change outside of the page.
  const [asked, setAsked] = useState<MessagePermission | null>(null);
  const permission = messagePermission();
  const isRefused = permission === 'denied' || permission === 'unsupported';
  const isTold = (isWanted || asked !== null) && permission !== 'granted';

  const change = async (wanted: boolean) => {
    if (!wanted) {
      setAsked(null);
      setWanted(false);
      return;
    }
    const answer = await askForMessages();
    setAsked(answer);
    setWanted(answer === 'granted');
  };
  return (
    <Row row="browserMessages">
      <Switch
        label={t('setting.browserMessages.label')}
        hint={t('setting.browserMessages.hint')}
        error={isTold ? t(`setting.browserMessages.refused.${permission}`) : undefined}
        checked={isWanted && !isRefused && permission === 'granted'}
        onChange={(wanted) => void change(wanted)}
      />
    </Row>
  );
}
