import type { PermissionCheck } from '../auth-client';
import type { NavGroup } from './nav-groups';

/** Where a nav entry stands: `bar` also in the phone's bottom bar, `side` only in the sidebar. */
export type NavPlacement = 'bar' | 'side';

/** Who may open a route: everybody, or only someone signed in at the barn that the path names. */
export type RouteGuard = 'none' | 'signed-in-at-barn';

/** One address that a remote answers. */
export interface RouteDescriptor {
  /** Absolute path with `:parameters`, as in product 2.1, 2.2. */
  readonly path: string;
  /** The exposed module, `./wing/folder` for `<remote>/<wing>/<folder>/<folder>.tsx`; small remotes have no wings. */
  readonly module: `./${string}`;
  /** The exported component of that module. */
  readonly screen: string;
  /** Key of the title in the remote's texts. */
  readonly titleKey: string;
  readonly guard: RouteGuard;
  /** What one must be permitted to see the route at all; none given means everybody whom the guard lets in. */
  readonly permission?: PermissionCheck;
  /** Names of the widgets that the screen draws, of whichever remote: their files are fetched beside its own. */
  readonly widgets?: readonly string[];
  /**
   * People open the suite at this address: what it needs comes first into the room that `suite.json` has for that, so that it
   * is asked for one round trip earlier in a suite of many remotes.
   */
  readonly atStart?: true;
}

/** One entry of the sidebar or the bottom bar. */
export interface NavDescriptor {
  readonly id: string;
  /** Ascending order over all remotes. */
  readonly order: number;
  /** Name of an icon of the ui door. */
  readonly icon: string;
  readonly titleKey: string;
  /** Path of a route of the same remote; `:barnId` is filled with the selected barn. */
  readonly to: string;
  readonly placement: NavPlacement;
  /** With which others it stands; see `navGroupOf` for entries that do not say it. */
  readonly group?: NavGroup;
  readonly permission?: PermissionCheck;
}

/** What a remote contributes to the quick finder: records that are gone to by their names. */
export interface FinderDescriptor {
  /** The exposed module, of the same form as that of a route. */
  readonly module: `./${string}`;
  /** The exported hook of that module, a `UseFinderParts`. It is called below the texts of the remote. */
  readonly hook: string;
  readonly guard: RouteGuard;
  /** Who may not see any of its records never downloads it. */
  readonly permission?: PermissionCheck;
}

/** What a remote can bring to the device when a barn is taken along ([0103](../../docs/decisions/0103-taking-a-barn-along.md)). */
export interface AlongDescriptor {
  /** The exposed module, of the same form as that of a route. */
  readonly module: `./${string}`;
  /** The exported hook of that module, a `UseAlongParts`. It is called below the texts of the remote. */
  readonly hook: string;
  /** Who may not see any of it never downloads it. Always at a barn where somebody is signed in. */
  readonly permission?: PermissionCheck;
}

/** A component that screens of any remote may show by its name (`Widget` of the widgets door). */
export interface WidgetDescriptor {
  /** Its name in the suite, as the contracts of the widgets door have it. */
  readonly name: string;
  /** Which version of its contract it keeps. */
  readonly version: number;
  /** The exposed module, as of a route. */
  readonly module: `./${string}`;
  /** The exported component of that module, made by `defineWidget`. */
  readonly component: string;
  /** Without it nothing of the widget is loaded, and whoever shows it shows something else. */
  readonly permission?: PermissionCheck;
}

/** What a remote says of itself: the first file to read in its folder. */
export interface RemoteDescriptor {
  readonly name: string;
  /** Version range of the shared contract (`@barnwatch/shared`) that it was written against. */
  readonly needs: { readonly contract: string };
  readonly textNamespace: string;
  readonly routes: readonly RouteDescriptor[];
  readonly nav: readonly NavDescriptor[];
  readonly widgets?: readonly WidgetDescriptor[];
  readonly finder?: FinderDescriptor;
  readonly along?: AlongDescriptor;
}

/** Declares a remote. The build checks it and writes it into the registry; it is not part of the remote's run-time code. */
export function defineRemote<const Descriptor extends RemoteDescriptor>(descriptor: Descriptor): Descriptor {
  return descriptor;
}
