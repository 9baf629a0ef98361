import { useTexts } from '@barnwatch/shared/i18n';
import {
  changeSettingAtom,
  type OverridePlace,
  type RemoteOverride,
  useRemoteOverride,
} from '@barnwatch/shared/settings';
import { Banner, Button, SelectField, TextField } from '@barnwatch/shared/ui';
import { useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { Row } from '../controls/row';
import { overrideAddress } from './override-address';
import styles from './override-row.module.css';

/** Developer option: one remote of the suite comes from another address, where the deployment allows it (decision 0108). */
export function OverrideRow() {
  const { t } = useTexts('mf-settings');
  const { place, chosen, choose, end } = useRemoteOverride();
  if (place === null) return null;
  return (
    <Row row="remoteOverride" title={t('setting.remoteOverride.label')} hint={t('setting.remoteOverride.hint')}>
      <OverrideWords place={place} chosen={chosen} />
      {chosen === null ? (
        <OverrideForm place={place} onChoose={choose} />
      ) : (
        <div>
          <Button onClick={end}>{t('override.end')}</Button>
        </div>
      )}
    </Row>
  );
}

interface OverrideWordsProps {
  readonly place: OverridePlace;
  readonly chosen: RemoteOverride | null;
}

/** How it stands in this page, and how what was chosen comes to hold. */
function OverrideWords({ place: { state }, chosen }: OverrideWordsProps) {
  const { t } = useTexts('mf-settings');
  const ofPage = state.kind === 'off' ? null : state.override;
  const change = useSetAtom(changeSettingAtom);
  // Once it is kept: a device may be slow to do so, and the page that comes would not know of it.
  const loadAnew = async (): Promise<void> => {
    await change('remoteOverride', chosen);
    location.reload();
  };
  const isWaiting = JSON.stringify(ofPage) !== JSON.stringify(chosen);
  return (
    <div className={styles.words}>
      {state.kind === 'on' && (
        <p>
          {t('override.on', { remote: state.override.remote, version: state.version, address: state.override.address })}
        </p>
      )}
      {state.kind === 'refused' && !isWaiting && (
        <Banner kind="warning">
          {t('override.refused', { remote: state.override.remote, address: state.override.address })}{' '}
          {t(`override.why.${state.why}`)}
        </Banner>
      )}
      {isWaiting && (
        <Banner kind="info" action={<Button onClick={() => void loadAnew()}>{t('override.reload')}</Button>}>
          {chosen === null
            ? t('override.endWaits')
            : t('override.waits', { remote: chosen.remote, address: chosen.address })}
        </Banner>
      )}
    </div>
  );
}

interface OverrideFormProps {
  readonly place: OverridePlace;
  readonly onChoose: (remote: string, address: string) => void;
}

function OverrideForm({ place: { origins, remotes }, onChoose }: OverrideFormProps) {
  const { t } = useTexts('mf-settings');
  const listId = useId();
  const [remote, setRemote] = useState(remotes[0] ?? '');
  const [typed, setTyped] = useState(`${origins[0]}/`);
  const address = overrideAddress(typed, origins);
  const problem = typed.trim() !== '' && address === null ? t('override.notNamed') : undefined;
  return (
    <div className={styles.form}>
      <SelectField
        label={t('override.remote')}
        value={remote}
        options={remotes.map((name) => ({ value: name, label: name }))}
        onChange={setRemote}
      />
      <TextField
        label={t('override.address')}
        hint={t('override.addressHint', { origins: shownOrigins(origins) })}
        error={problem}
        value={typed}
        onChange={setTyped}
        type="url"
        autoComplete="off"
        spellCheck={false}
        list={listId}
      />
      <datalist id={listId}>
        {origins.map((origin) => (
          <option key={origin} value={`${origin}/`} />
        ))}
      </datalist>
      <div>
        <Button disabled={address === null} onClick={() => address !== null && onChoose(remote, address)}>
          {t('override.choose')}
        </Button>
      </div>
    </div>
  );
}

/** As many are read; the field offers all of them. */
const mostOrigins = 3;

function shownOrigins(origins: readonly string[]): string {
  return [...origins.slice(0, mostOrigins), ...(origins.length > mostOrigins ? ['…'] : [])].join(', ');
}
