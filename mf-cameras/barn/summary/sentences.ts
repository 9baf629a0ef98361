import { formatNumber, formatShare, formatTimeOfDay, type Language, type Translate } from '@barnwatch/shared/i18n';
import type { CamerasNow } from '../barn-facts/cameras-now';
import type { Tally } from './incident-changes';
import type { ComparedHours, UnusualSpan } from './unusual-spans';

/** How sentences are written: `t` of this remote, numbers by `language`, times by the device's clock. */
export interface Writing {
  readonly t: Translate;
  readonly language: Language;
  /** The barn's clock minus the device's, ms of whole minutes. */
  readonly offset: number;
}

/** More than these would not be read. */
const mostUnusual = 3;

/** What the animals did other than usual. */
export function animalSentences({ compared, unusual, spans }: ComparedHours, writing: Writing): readonly string[] {
  const { t } = writing;
  if (compared === 0) return [t('summary.says.notCompared')];
  if (unusual === 0) return [t('summary.says.asUsual', { count: compared })];
  const all = t('summary.says.unusual', { count: unusual, compared });
  return [all, ...spans.slice(0, mostUnusual).map((span) => unusualSentence(span, writing))];
}

function unusualSentence({ start, end, greatest }: UnusualSpan, { t, language, offset }: Writing): string {
  const { label, direction, share, now, usual } = greatest;
  const times = { from: formatTimeOfDay(start - offset), to: formatTimeOfDay(end - offset) };
  if (share !== null) {
    const values = { ...times, share: formatShare(share, language), did: t(`summary.did.${label}`) };
    return t(`summary.says.${direction}`, values);
  }
  const counts = { now: formatNumber(now, language, 0), usual: formatNumber(usual, language, 0) };
  return t('summary.says.counts', { ...times, ...counts, label: t(`graph.labels.${label}`) });
}

/** What was done and found; of dead animals and interventions also that there were none. */
export function workSentences(tally: Tally, { t }: Pick<Writing, 't'>): readonly string[] {
  const { opened, solved, closed, deadFound, deadCollected, notDead, documented, notices } = tally;
  const told = Object.entries({ opened, solved, closed, deadFound, deadCollected, notDead, documented, notices })
    .filter(([, count]) => count > 0)
    .map(([key, count]) => t(`summary.says.${key}`, { count }));
  const nothing = [
    ...(opened + solved + closed === 0 ? [t('summary.says.noInterventions')] : []),
    ...(deadFound === 0 ? [t('summary.says.noneDead')] : []),
  ];
  return [...told, ...nothing];
}

/** Which cameras do not deliver pictures now. */
export function cameraSentences(
  { working, offline, hidden }: CamerasNow,
  { t }: Pick<Writing, 't'>,
): readonly string[] {
  const told = (key: string, cameras: CamerasNow['offline']): readonly string[] => {
    const names = cameras.map(({ name }) => name).join(', ');
    return cameras.length > 0 ? [t(`summary.says.${key}`, { count: cameras.length, names })] : [];
  };
  const inOrder = offline.length === 0 ? told('allDeliver', working) : [];
  return [...inOrder, ...told('offline', offline), ...told('private', hidden)];
}
