import { defineRemote } from '@barnwatch/shared/federation';

const maySee = { any: ['incidents.view'] } as const;

export const remote = defineRemote({
  name: 'mf-incidents',
  needs: { contract: '^1.0.0' },
  textNamespace: 'mf-incidents',
  routes: [
    {
      path: '/dashboard/:barnId/incidents',
      module: './incident-list',
      screen: 'IncidentListScreen',
      titleKey: 'incidentList.title',
      guard: 'signed-in-at-barn',
      permission: maySee,
    },
  ],
  nav: [
    {
      id: 'incidents',
      order: 30,
      icon: 'incident',
      titleKey: 'nav.incidents',
      to: '/dashboard/:barnId/incidents',
      placement: 'bar',
      permission: maySee,
    },
  ],
});
