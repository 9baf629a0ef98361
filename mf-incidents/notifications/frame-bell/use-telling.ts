import { useTexts } from '@barnwatch/shared/i18n';
import { useNavigate } from '@barnwatch/shared/routing';
import { useSetting } from '@barnwatch/shared/settings';
import { useEffect, useRef, useState } from 'react';
import { incidentAddress, incidentsAddress } from '../../incident-records/record/incident-addresses';
import { severities } from '../../incident-records/record/incident-message';
import { type NewIncident, unsaid } from '../new-incidents/new-incidents';
import { sound } from './sound';
import { mayTellByBrowser, tellByBrowser } from './tell-by-browser';
import type { NewIncidentsHere } from './use-new-incidents';
import { usePageSeen } from './use-page-seen';

export interface TellingPlace {
  readonly barnId: string;
  readonly barnName: string;
  /** Nothing is said now; it is made up for afterwards. */
  readonly isQuiet: boolean;
}

/**
 * Says what is new, as one message however much it is: here, and by browser and sound where that was chosen.
 * @returns what is said to screen readers
 */
export function useTelling({ kept, takeUnsaid }: NewIncidentsHere, place: TellingPlace): string {
  const { t } = useTexts('mf-incidents');
  const navigate = useNavigate();
  const isSeen = usePageSeen();
  const [byBrowser] = useSetting('browserMessages');
  const [withSound] = useSetting('incidentSound');
  const [announced, setAnnounced] = useState('');
  const { barnId, barnName, isQuiet } = place;

  const say = async (incidents: readonly NewIncident[]): Promise<void> => {
    const worst = mostSevere(incidents);
    if (worst === undefined) return;
    const count = incidents.length;
    const words = t(count === 1 && worst.risen ? 'notifications.saidRisen' : 'notifications.said', {
      count,
      title: worst.title,
    });
    setAnnounced(words);
    const isTold =
      byBrowser &&
      (await tellByBrowser({
        title: words,
        body: barnName,
        tag: `new-incidents ${barnId}`,
        isSilent: !withSound,
        onPress: () =>
          void navigate(count === 1 ? incidentAddress(barnId, worst.incidentId) : incidentsAddress(barnId)),
      }));
    if (withSound && !isTold) await sound();
  };
  const latest = useRef(say);
  latest.current = say;

  const count = kept === null ? 0 : unsaid(kept).length;
  // Nobody would see or hear it in a hidden page: there the browser tells, or it waits.
  const isHeard = isSeen || (byBrowser && mayTellByBrowser());
  const isDue = isHeard && !isQuiet && count > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more to be said is a reason to say it
  useEffect(() => {
    // Whichever window takes it says it: the others find nothing to be said any more.
    if (isDue) void takeUnsaid().then((taken) => latest.current(taken));
  }, [isDue, count, takeUnsaid]);
  return announced;
}

/** The newest among the most severe. */
function mostSevere(incidents: readonly NewIncident[]): NewIncident | undefined {
  const rank = ({ severity }: NewIncident) => severities.indexOf(severity);
  return incidents.toSorted((one, other) => rank(other) - rank(one) || other.openedAt - one.openedAt)[0];
}
