import { formatIsoDay, useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, saveFile } from '@barnwatch/shared/ui';
import { useRef, useState } from 'react';
import { Row } from '../controls/row';
import { ChangesDialog } from './changes-dialog';
import styles from './portable-row.module.css';
import { type FileReading, mostFileBytes, readSettingsFile, writeSettingsFile } from './settings-file';
import { useHeldSettings } from './use-held-settings';

type Import = { readonly kind: 'none' } | FileReading | { readonly kind: 'unopened' };

/** Settings as a file: for the next device, or to be back where one was. */
export function PortableRow() {
  const { t } = useTexts('mf-settings');
  const held = useHeldSettings();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Import>({ kind: 'none' });

  function save() {
    const file = new Blob([writeSettingsFile(held)], { type: 'application/json' });
    saveFile(file, `barnwatch-settings-${formatIsoDay(Date.now())}.json`);
  }

  async function open(file: File) {
    if (file.size > mostFileBytes) return setChosen({ kind: 'unreadable', reason: 'too-large' });
    try {
      setChosen(readSettingsFile(new TextDecoder().decode(await file.arrayBuffer())));
    } catch {
      // Moved or withdrawn since it was chosen.
      setChosen({ kind: 'unopened' });
    }
  }

  return (
    <Row row="portable" title={t('setting.portable.label')} hint={t('setting.portable.hint')}>
      <div className={styles.buttons}>
        <Button icon="download" onClick={save}>
          {t('portable.save')}
        </Button>
        <Button icon="upload" onClick={() => input.current?.click()}>
          {t('portable.open')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('portable.open')}
          accept="application/json,.json"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // Choosing the same file again is a new choice.
            event.currentTarget.value = '';
            if (file) void open(file);
          }}
        />
      </div>
      {(chosen.kind === 'unreadable' || chosen.kind === 'unopened') && (
        <Banner kind="error" onClose={() => setChosen({ kind: 'none' })}>
          {t(`portable.refused.${chosen.kind === 'unopened' ? 'unopened' : chosen.reason}`)}
        </Banner>
      )}
      {chosen.kind === 'read' && (
        <ChangesDialog
          texts="portable"
          settings={chosen.settings}
          setAside={chosen.setAside}
          held={held}
          onClose={() => setChosen({ kind: 'none' })}
        />
      )}
    </Row>
  );
}
