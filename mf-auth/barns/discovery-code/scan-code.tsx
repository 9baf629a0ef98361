import { parseDiscoveryCode } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, ErrorState, Icon } from '@barnwatch/shared/ui';
import { useEffect, useState } from 'react';
import type { Camera, CameraDevices, CameraTrouble } from './camera';
import { type CodeText, codeText } from './code-text';
import type { FrameReader } from './frame-reader';
import styles from './scan-code.module.css';
import { useCamera } from './use-camera';
import { useScanning } from './use-scanning';

export interface ScanCodeProps {
  readonly devices: CameraDevices;
  /** A QR code with a discovery code was seen. The camera goes out when this leaves the screen. */
  readonly onFound: (found: CodeText) => void;
  /** How frames are read; by default with what the browser has. */
  readonly createReader?: () => Promise<FrameReader>;
}

/** What trying again may change: a refusal can be taken back, a camera that is missing can be plugged in. */
const canRetry: Readonly<Record<CameraTrouble, boolean>> = {
  insecure: false,
  unsupported: false,
  refused: true,
  none: true,
  busy: true,
  lost: true,
  failed: true,
};

/** Looks for a discovery code in the camera's picture. Nothing of the picture leaves the device. */
export function ScanCode({ devices, onFound, createReader }: ScanCodeProps) {
  const { t } = useTexts('mf-auth');
  const { camera, reopen } = useCamera(devices);
  const [otherSeen, setOtherSeen] = useState(false);
  const open = camera.state === 'open' ? camera.camera : null;
  const video = useScanning(
    open,
    (text) => {
      const found = codeText(text);
      if (parseDiscoveryCode(found.code).ok) onFound(found);
      else setOtherSeen(true);
    },
    createReader,
  );

  if (camera.state === 'failed') {
    const { trouble } = camera;
    return (
      <ErrorState
        what={t('scan.failed')}
        why={t(`scan.trouble.${trouble}`)}
        {...(canRetry[trouble] ? { onRetry: reopen } : {})}
      />
    );
  }
  return (
    <div className={styles.scan}>
      <div className={styles.view}>
        <video ref={video} className={styles.video} autoPlay muted playsInline aria-label={t('scan.view')} />
        {open !== null && <span className={styles.finder} aria-hidden="true" />}
        {open === null && (
          <p className={styles.waiting}>
            <Icon name="camera" size={32} />
            {t(camera.state === 'resting' ? 'scan.resting' : 'scan.opening')}
          </p>
        )}
        {open?.hasTorch && <Torch key={open.stream.id} camera={open} />}
      </div>
      <p className={styles.advice} role="status">
        {otherSeen ? t('scan.otherCode') : t('scan.advice')}
      </p>
    </div>
  );
}

function Torch({ camera }: { readonly camera: Camera }) {
  const { t } = useTexts('mf-auth');
  const [on, setOn] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => () => void camera.setTorch(false), [camera]);

  async function toggle(): Promise<void> {
    if (await camera.setTorch(!on)) setOn(!on);
    else setRefused(true);
  }

  return (
    <Button className={styles.torch} icon="torch" aria-pressed={on} disabled={refused} onClick={() => void toggle()}>
      {t(refused ? 'scan.torchRefused' : 'scan.torch')}
    </Button>
  );
}
