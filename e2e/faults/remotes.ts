import type { Suite } from '../harness/suite';
import type { RemoteName } from '../harness/words';

/** A remote, and the screen of it that the fault tests look at. */
export interface RemoteUnderTest {
  readonly name: RemoteName;
  /** Key of the screen's title in its own texts: also the title of its place while it is missing. */
  readonly titleKey: string;
  /** A screen of another remote, from which it is visited. */
  readonly startAt: string;
  /** Whether the screen leaves the barn when it is opened: the navigation to others is gone then. */
  readonly leavesBarn?: true;
  /** Opens the screen from any other one, without loading the page anew. */
  readonly visit: (suite: Suite) => Promise<void>;
}

const cameras = '/dashboard/north-barn/camera';
const incidents = '/dashboard/north-barn/incidents';

/** By the navigation, as a person does. */
const byNavigation = (name: RemoteUnderTest['name'], navKey: string) => (suite: Suite) =>
  suite.goTo(suite.words(name, navKey));

/** Every remote of the suite. Visiting `mf-auth` leaves the barn, so it is the last one. */
export const remotes: readonly RemoteUnderTest[] = [
  {
    name: 'mf-cameras',
    titleKey: 'cameraList.title',
    startAt: incidents,
    visit: byNavigation('mf-cameras', 'nav.camera'),
  },
  {
    name: 'mf-incidents',
    titleKey: 'incidentList.title',
    startAt: cameras,
    visit: byNavigation('mf-incidents', 'nav.incidents'),
  },
  {
    name: 'mf-regions',
    titleKey: 'regionTypes.title',
    startAt: cameras,
    visit: byNavigation('mf-regions', 'nav.regionTypes'),
  },
  {
    name: 'mf-admin',
    titleKey: 'cameraOverview.title',
    startAt: cameras,
    visit: byNavigation('mf-admin', 'nav.cameraOverview'),
  },
  {
    name: 'mf-settings',
    titleKey: 'settings.title',
    startAt: cameras,
    visit: byNavigation('mf-settings', 'nav.settings'),
  },
  {
    name: 'mf-auth',
    titleKey: 'selectBarn.title',
    startAt: cameras,
    leavesBarn: true,
    visit: ({ page }) => page.locator('a[href="/select-barn"]').filter({ visible: true }).first().click(),
  },
];
