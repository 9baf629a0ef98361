import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { formatFileSize, useTexts } from '@barnwatch/shared/i18n';
import { dayReceivedAtom, useDataSaving, useSetting } from '@barnwatch/shared/settings';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { leastRoomBytes } from './take-all';
import { roomOfDevice } from './taking-device';

export interface Hindrance {
  readonly words: string;
  /** It cannot be started; otherwise it is only to be known before. */
  readonly isBar: boolean;
}

/** Why a barn cannot be taken along now, or what one should know before: the line, the device, the day's data. */
export function useHindrance(barn: InstanceView, bytes: number): Hindrance | null {
  const { t, language } = useTexts();
  const [room, setRoom] = useState<number | null>(null);
  const [saving] = useDataSaving();
  const [limitBytes] = useSetting('dailyData');
  const [goesOnDay] = useSetting('dailyDataGoesOn');
  const received = useAtomValue(dayReceivedAtom);
  useEffect(() => {
    let wanted = true;
    void roomOfDevice().then((told) => wanted && setRoom(told));
    return () => {
      wanted = false;
    };
  }, []);

  const size = (of: number) => formatFileSize(of, language);
  if (!barn.online) return { words: t('along.needsLine', { barn: shownName(barn) }), isBar: true };
  if (room !== null && bytes + leastRoomBytes > room)
    return { words: t('along.tooLarge', { room: size(room) }), isBar: true };
  switch (saving.kind) {
    case 'used-up':
      return { words: t('along.dayUsedUp', { limit: size(saving.limitBytes) }), isBar: true };
    case 'chosen':
      return { words: t('along.dataSaver'), isBar: false };
    case 'none': {
      const left = limitBytes - (received?.bytes ?? 0);
      const isLimited = limitBytes > 0 && received !== null && received.day !== goesOnDay;
      return isLimited && bytes > left ? { words: t('along.dayTooSmall', { left: size(left) }), isBar: false } : null;
    }
  }
}
