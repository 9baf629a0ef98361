import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, ProgressBar } from '@barnwatch/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ChooseFileButton } from '../add-barn/choose-file-button';
import { useAdding } from '../add-barn/use-adding';
import { AddingSteps } from './adding-steps';
import { onLaunchedFile } from './launched-file';
import { NothingToAdd } from './nothing-to-add';
import styles from './quick-links.module.css';

/** A file that the system opens with the installed suite: read as a file that is chosen, and then as a scanned code. */
export function AddByFile() {
  const { t } = useTexts('mf-auth');
  const barn = useAdding();
  const [isLost, setLost] = useState(false);
  const { adding } = barn;
  const read = useRef(barn.readFile);
  read.current = barn.readFile;
  useEffect(
    () =>
      onLaunchedFile(
        (file) => read.current(file),
        () => setLost(true),
      ),
    [],
  );
  return (
    <AddingSteps barn={barn}>
      {adding.step === 'read-file' && (
        <ProgressBar label={t('addBarn.readingFile', { file: adding.fileName })} share={null} />
      )}
      {adding.step === 'enter' &&
        (adding.problem === null ? (
          <Banner kind={isLost ? 'error' : 'info'}>{t(isLost ? 'quickLink.file.lost' : 'quickLink.file.none')}</Banner>
        ) : 'fileName' in adding ? (
          <Banner kind="error">{t(`addBarn.file.${adding.problem}`, { file: adding.fileName })}</Banner>
        ) : (
          <NothingToAdd adding={adding} />
        ))}
      {adding.step !== 'read-file' && (
        <div className={styles.actions}>
          <ChooseFileButton busy={false} onFile={barn.readFile}>
            {t('addBarn.chooseFile')}
          </ChooseFileButton>
        </div>
      )}
    </AddingSteps>
  );
}
