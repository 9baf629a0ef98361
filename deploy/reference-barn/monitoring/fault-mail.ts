import type { BarnFault } from '@barnwatch/shared/wire';
import { clockText } from '../herd/light/local-time';
import type { Mail } from '../mail/mail-box';
import type { FaultNews } from './faults';
import type { ToldFault } from './told-faults';

export interface FaultMailParts {
  readonly news: FaultNews;
  readonly recipient: string;
  /** The barn, as people call it. */
  readonly place: string;
  /** IANA name */
  readonly timeZone: string;
  /** Of a camera; its id where it is gone. */
  readonly nameOf: (cameraId: string) => string;
  readonly nowMs: number;
}

/** In both languages of the suite: nobody has said which one the reader reads. */
const words: Readonly<Record<BarnFault, { readonly en: string; readonly de: string }>> = {
  cameraSilent: { en: 'A camera sends no picture', de: 'Eine Kamera sendet kein Bild' },
  recordingStopped: { en: 'A camera is not being recorded', de: 'Eine Kamera wird nicht aufgezeichnet' },
  diskFilling: { en: 'The disk is filling up', de: 'Der Speicherplatz wird knapp' },
  storeAway: { en: 'Recordings do not reach their store', de: 'Aufnahmen erreichen ihren Speicher nicht' },
  clockJumped: { en: 'The clock has jumped', de: 'Die Uhr ist gesprungen' },
  detectorSilent: { en: 'A detector has fallen silent', de: 'Eine Erkennung ist verstummt' },
  lensDirty: { en: 'A lens seems to be dirty', de: 'Eine Linse ist offenbar verschmutzt' },
  cameraMoved: { en: 'A camera seems to have moved', de: 'Eine Kamera wurde offenbar verstellt' },
  pictureFrozen: { en: 'A picture does not change', de: 'Ein Bild ändert sich nicht' },
};

/** One mail for all that one look has brought: when a switch dies, twenty cameras are silent at once. */
export function faultMail({ news, recipient, place, timeZone, nameOf, nowMs }: FaultMailParts): Mail {
  const { began, ended } = news;
  const line = ({ fault, subject, figures }: ToldFault, language: 'en' | 'de'): string => {
    const name = subject === null ? '' : nameOf(subject);
    return `- ${[words[fault][language], name, figures].filter((part) => part !== '').join(': ')}`;
  };
  const part = (title: string, faults: readonly ToldFault[], language: 'en' | 'de'): readonly string[] =>
    faults.length === 0 ? [] : [title, ...faults.map((fault) => line(fault, language)), ''];
  const body = [
    `${place}, ${clockText(nowMs, timeZone)}`,
    '',
    ...part('Something is wrong:', began, 'en'),
    ...part('All right again:', ended, 'en'),
    '— — —',
    '',
    ...part('Etwas stimmt nicht:', began, 'de'),
    ...part('Wieder in Ordnung:', ended, 'de'),
  ].join('\n');
  return { recipient, subject: subjectOf(place, news), body };
}

function subjectOf(place: string, { began, ended }: FaultNews): string {
  const [first] = began;
  if (first === undefined) return `${place}: all right again / wieder in Ordnung (${ended.length})`;
  const more = began.length > 1 ? ` (+${began.length - 1})` : '';
  return `${place}: ${words[first.fault].en} / ${words[first.fault].de}${more}`;
}
