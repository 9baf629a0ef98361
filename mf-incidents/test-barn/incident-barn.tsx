import type { InstanceClient } from '@barnwatch/shared/auth-client';
import { BrowserRouter, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { act } from 'react';
import { IncidentListScreen } from '../incident-list/incident-list';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { wireIncident } from './example-incident';
import { PagedBarn } from './paged-barn';

const now = Date.UTC(2026, 0, 1, 12);

/** The barn that the list of incidents is tested against: what it holds, and what the signed-in account may do. */
export class IncidentBarn extends PagedBarn {
  readonly barn = exampleBarn();
  permissions: readonly string[] = ['incidents.view'];
  /** First events of hidden records, as the wire has them. */
  events: readonly object[] = [];

  constructor() {
    super(now);
  }

  readonly client = {
    instanceId: 'north-barn',
    post: async (_path: string, { parse }: { parse: (data: unknown) => unknown }) => ({
      ok: true,
      value: parse({ incidentEvents: this.events, page: { offset: 0, total: this.events.length } }),
    }),
    file: () => new Promise(() => undefined),
  } as unknown as InstanceClient;

  override reset(): void {
    super.reset();
    this.permissions = ['incidents.view'];
    this.events = [];
  }
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Opens the list at an address, by a clock that stands still. */
export async function openIncidentList(search = '', language: 'en' | 'de' = 'en') {
  history.replaceState(null, '', `/dashboard/north-barn/incidents${search}`);
  const Suite = () => useRoutes([{ path: '/dashboard/:barnId/incidents', element: <IncidentListScreen /> }]);
  const rendered = await renderInSuite(
    <>
      <Suite />
      <Address />
    </>,
    {
      now,
      language,
      texts: { 'mf-incidents': language === 'en' ? en : de },
      wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
    },
  );
  await settled();
  return rendered;
}

/** Until drawing that was put off is done. */
export const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));

export const manyIncidents = (count: number) => Array.from({ length: count }, (_, index) => wireIncident(`i${index}`));

/** By selector: to compute the roles of fifty cards takes jsdom seconds. */
export const shownCards = () => [...document.querySelectorAll('article')];

export const otherPayload = { type: 'other', title: 'Weighed', description: '', severity: 'none', issue: null };
