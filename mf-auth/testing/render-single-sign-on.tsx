import { BrowserRouter, useLocation, useRoutes } from '@barnwatch/shared/routing';
import { type InSuite, renderInSuite } from '@barnwatch/shared/testing';
import { SingleSignOnScreen } from '../access/single-sign-on/single-sign-on';
import de from '../texts/de.json';
import en from '../texts/en.json';

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  return (
    <p>
      arrived at {pathname}
      {search} {JSON.stringify(state)}
    </p>
  );
}

function Somewhere() {
  return useRoutes([
    { path: '/single-sign-on/:targetInstance', element: <SingleSignOnScreen /> },
    { path: '*', element: <Elsewhere /> },
  ]);
}

export interface SingleSignOnOptions {
  readonly language?: 'en' | 'de';
  /** History state that one arrives with. */
  readonly state?: unknown;
}

/** The page at its address, in the suite's real surroundings; leaving it says where one has arrived. */
export function renderSingleSignOn(
  barnId: string,
  { language = 'en', state = null }: SingleSignOnOptions = {},
): Promise<InSuite> {
  window.history.replaceState({ usr: state, key: 'test', idx: 0 }, '', `/single-sign-on/${barnId}`);
  return renderInSuite(
    <BrowserRouter>
      <main>
        <Somewhere />
      </main>
    </BrowserRouter>,
    { language, texts: { 'mf-auth': language === 'de' ? de : en }, now: Date.now() },
  );
}
