import { Blob as NodeBlob } from 'node:buffer';
import { type AuthClient, startAuthClient } from '@barnwatch/shared/auth-client';
import { BrowserRouter, useLocation, useRoutes } from '@barnwatch/shared/routing';
import {
  barnId,
  barnSettings,
  barnWorld,
  credentials,
  type DeviceDouble,
  type InSuite,
  type InstanceDouble,
  never,
  renderInSuite,
  settle,
} from '@barnwatch/shared/testing';
import { act, type ReactNode } from 'react';
import { shellTexts } from './shell-texts';

// Node's Response cannot read jsdom's Blob; a browser has one kind only.
Object.assign(globalThis, { Blob: NodeBlob });

export interface AtBarn {
  readonly device: DeviceDouble;
  readonly barn: InstanceDouble;
  readonly client: AuthClient;
}

/** The real auth client of a window whose device knows one barn; signed in there unless told otherwise. */
export async function startAtBarn({ signedIn = true } = {}): Promise<AtBarn> {
  const { device, barn } = barnWorld();
  const client = startAuthClient(barnSettings(), device.window());
  await client.started;
  if (signedIn) await client.signIn(barnId, credentials, never());
  await settle();
  barn.calls.length = 0;
  return { device, barn, client };
}

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p>
      arrived at {pathname} with {JSON.stringify(state)}
    </p>
  );
}

function Routes({ screens }: { readonly screens: Readonly<Record<string, ReactNode>> }) {
  const table = Object.entries(screens).map(([path, element]) => ({ path, element }));
  return useRoutes([...table, { path: '*', element: <Elsewhere /> }]);
}

export interface InFrameOptions {
  readonly at: string;
  readonly screens: Readonly<Record<string, ReactNode>>;
  /** What the frame has around its screens. */
  readonly frame?: ReactNode;
  readonly now: number;
  readonly language?: 'en' | 'de';
}

/** Screens of the shell at an address; every other address says that one has arrived there. */
export async function renderAt({ at, screens, frame, now, language = 'en' }: InFrameOptions): Promise<InSuite> {
  window.history.replaceState(null, '', at);
  const suite = await renderInSuite(
    <BrowserRouter>
      <main>
        <Routes screens={screens} />
      </main>
      {frame}
    </BrowserRouter>,
    { language, now, texts: shellTexts[language] },
  );
  await act(settle);
  return suite;
}
