import { type Atom, atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { changeSettingAtom, readSettingsAtom, settingAtom } from './settings';

/** A moment's calendar day on this device, `2026-11-26`. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** What all windows of the suite on this device have received on a day, as far as that is known. Written by the shell. */
export interface DayReceived {
  readonly day: string;
  readonly bytes: number;
}

export const dayReceivedAtom = atom<DayReceived | null>(null);

/** Why pictures come seldom, if they do. */
export type DataSaving =
  | { readonly kind: 'none' }
  | { readonly kind: 'chosen' }
  /** What was set as a day's most has been received. */
  | { readonly kind: 'used-up'; readonly limitBytes: number };

const none: DataSaving = { kind: 'none' };
const chosen: DataSaving = { kind: 'chosen' };

/** Whether a day's data are used up, and nobody has said that it may go on. */
export function isUsedUp(limitBytes: number, received: DayReceived | null, goesOnOn: string): boolean {
  return limitBytes > 0 && received !== null && received.bytes >= limitBytes && received.day !== goesOnOn;
}

const saverAtom = settingAtom('dataSaver');
const limitAtom = settingAtom('dailyData');
const goesOnAtom = settingAtom('dailyDataGoesOn');

/** Whether data are saved now, and why; for what is no screen. */
export const dataSavingAtom: Atom<DataSaving> = atom((get) => {
  if (get(saverAtom)) return chosen;
  const limitBytes = get(limitAtom);
  return isUsedUp(limitBytes, get(dayReceivedAtom), get(goesOnAtom)) ? { kind: 'used-up', limitBytes } : none;
});

/** Whether data are saved, and how that ends: the switch is turned off, or it goes on for the rest of the day. */
export function useDataSaving(): readonly [DataSaving, () => void] {
  const saving = useAtomValue(dataSavingAtom);
  const received = useAtomValue(dayReceivedAtom);
  const read = useSetAtom(readSettingsAtom);
  const change = useSetAtom(changeSettingAtom);
  useEffect(() => void read(), [read]);
  const day = received?.day ?? '';
  const end = useCallback(() => {
    if (saving.kind === 'chosen') void change('dataSaver', false);
    if (saving.kind === 'used-up') void change('dailyDataGoesOn', day);
  }, [change, saving.kind, day]);
  return [saving, end];
}
