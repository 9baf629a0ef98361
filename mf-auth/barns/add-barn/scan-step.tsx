import { useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import { LazyPart } from '../../dialogs/loading/lazy-part';
import { browserCamera } from '../discovery-code/camera';
import type { CodeText } from '../discovery-code/code-text';
import styles from './add-barn.module.css';
import { ChooseFileButton } from './choose-file-button';

export interface ScanStepProps {
  readonly onFound: (found: CodeText) => void;
  readonly onFile: (file: File) => void;
  readonly onBack: () => void;
}

const loadScanner = () => import('../discovery-code/scan-code');
const devices = browserCamera();

/** Scanning with the camera, with a file and typing in reach when that does not work out. */
export function ScanStep({ onFound, onFile, onBack }: ScanStepProps) {
  const { t } = useTexts('mf-auth');
  return (
    <div className={styles.step}>
      <LazyPart load={loadScanner} height="20rem">
        {({ ScanCode }) => <ScanCode devices={devices} onFound={onFound} />}
      </LazyPart>
      <div className={styles.actions}>
        <Button onClick={onBack}>{t('addBarn.typeInstead')}</Button>
        <ChooseFileButton busy={false} onFile={onFile}>
          {t('addBarn.chooseFile')}
        </ChooseFileButton>
      </div>
    </div>
  );
}
