import { useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import type { Session } from '@barnwatch/shared/wire';
import { useEffect, useRef, useState } from 'react';
import styles from './account.module.css';
import { DeviceItem } from './device-item';
import { EndDeviceDialog } from './end-device-dialog';
import { EndOtherDevicesDialog } from './end-other-devices-dialog';

/** As many as fit into the space that is kept for them while they load. */
const places = 2;

export interface ToldDevicesProps {
  readonly instanceId: string;
  readonly devices: readonly Session[];
  /** How many more there are that could not be read. */
  readonly unreadable: number;
  /** Somebody was logged out: the list is another one now. */
  readonly onEnded: () => void;
}

/** What is asked: logging out on one other device, or on all of them. */
type Asked = { readonly kind: 'none' } | { readonly kind: 'all' } | { readonly kind: 'one'; readonly device: Session };

const nothingAsked: Asked = { kind: 'none' };

/** This device first. However many there are, they take the room of two until one asks to see them all. */
export function ToldDevices({ instanceId, devices, unreadable, onEnded }: ToldDevicesProps) {
  const { t } = useTexts('mf-auth');
  const [allShown, setAllShown] = useState(false);
  const [asked, setAsked] = useState(nothingAsked);
  const list = useRef<HTMLUListElement>(null);
  const hasEnded = useRef(false);
  const sorted = devices.toSorted(
    (one, other) => Number(other.current) - Number(one.current) || other.lastRefreshedAt - one.lastRefreshedAt,
  );
  const isFolded = !allShown && sorted.length > places;
  const shown = isFolded ? sorted.slice(0, places - 1) : sorted;
  // Where it is not told which one this is, ending any of them could end this one.
  const mayEnd = devices.some(({ current }) => current);
  const close = () => setAsked(nothingAsked);

  // The button that was pressed goes away with its device: whoever was there goes on at the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is the reason to look
  useEffect(() => {
    if (!hasEnded.current || document.activeElement !== document.body) return;
    hasEnded.current = false;
    list.current?.focus();
  }, [devices]);

  function ended(): void {
    hasEnded.current = true;
    close();
    onEnded();
  }

  return (
    <>
      <ul ref={list} className={styles.devices} tabIndex={-1} aria-label={t('account.devices')}>
        {shown.map((device) => (
          <DeviceItem
            key={device.sessionId}
            device={device}
            onEnd={mayEnd && !device.current ? () => setAsked({ kind: 'one', device }) : null}
          />
        ))}
        {sorted.length > places && (
          <li className={styles.furtherDevices}>
            <Button aria-expanded={allShown} onClick={() => setAllShown(!allShown)}>
              {allShown ? t('account.fewerDevices') : t('account.furtherDevices', { count: sorted.length - 1 })}
            </Button>
            {allShown && mayEnd && (
              <Button icon="logout" onClick={() => setAsked({ kind: 'all' })}>
                {t('account.endOthers')}
              </Button>
            )}
          </li>
        )}
        {unreadable > 0 && <li className={styles.quiet}>{t('account.devicesUnreadable', { count: unreadable })}</li>}
        {sorted.length === 1 && unreadable === 0 && <li className={styles.quiet}>{t('account.noFurtherDevice')}</li>}
      </ul>
      {asked.kind === 'one' && (
        <EndDeviceDialog instanceId={instanceId} device={asked.device} onCancel={close} onEnded={ended} />
      )}
      {asked.kind === 'all' && <EndOtherDevicesDialog instanceId={instanceId} onCancel={close} onEnded={ended} />}
    </>
  );
}
