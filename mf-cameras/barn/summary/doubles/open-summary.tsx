import { BrowserRouter, OpenableRoutesContext } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Camera } from '../../../camera-records/record/camera';
import { exampleCamera } from '../../../camera-records/record/example-camera';
import { allArrived, cameraCalls, jpegReply } from '../../../testing/camera-barn';
import { type GlanceBarn, openGlanceBarn } from '../../../testing/glance-barn';
import de from '../../../texts/de.json';
import en from '../../../texts/en.json';
import { SummaryScreen } from '../summary';
import { dead, hours, incidents, now, said } from './example-answers';

const everyRight = ['cameras.view', 'incidents.view', 'data.view', 'recordings.view'];

interface Told {
  readonly cameras?: readonly Camera[];
  readonly permissions?: readonly string[];
  readonly clockOffsetMs?: number;
}

/** A barn of two cameras with a morning behind it, and an account that may see everything. */
export async function summaryBarn({ cameras, permissions = everyRight, ...told }: Told = {}): Promise<GlanceBarn> {
  const barn = await openGlanceBarn(
    cameras ?? [exampleCamera('a', { name: 'Sick pen' }), exampleCamera('b')],
    {
      'incidents-of-span': incidents(
        {
          ...said('Wet litter'),
          state: 'closed',
          openedAt: now - 3 * millisecondsInDay,
          closedAt: now - 2 * millisecondsInHour,
        },
        said('No water'),
        dead,
      ),
      'open-interventions': incidents(said('Fan stands still'), said('Lame pig', 'low')),
      'dead-animals': incidents(dead),
      'barn-hours': hours((time) => (time === now - 3 * millisecondsInHour ? 4 : 10)),
    },
    { now, permissions, ...told },
  );
  barn.door.answer(cameraCalls.frame, ({ path }) => jpegReply(Number(path.timestamp)));
  Object.assign(performance, { getEntriesByType: () => [] });
  URL.createObjectURL = () => 'blob:frame';
  URL.revokeObjectURL = () => {};
  return barn;
}

/** The summary at an address of its own. */
export async function open(query = '', language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', `/dashboard/north-barn/summary${query}`);
  const rendered = await renderInSuite(<SummaryScreen />, {
    now,
    language,
    texts: { 'mf-cameras': language === 'en' ? en : de },
    wrap: (children) => (
      <BrowserRouter>
        <OpenableRoutesContext value={() => true}>{children}</OpenableRoutesContext>
      </BrowserRouter>
    ),
  });
  await allArrived();
  return rendered;
}
