import { BrowserRouter, useLocation } from '@barnwatch/shared/routing';
import { type InSuite, renderInSuite } from '@barnwatch/shared/testing';
import { SelectBarnScreen } from '../barns/select-barn/select-barn';
import de from '../texts/de.json';
import en from '../texts/en.json';

function Somewhere() {
  const { pathname } = useLocation();
  return pathname === '/select-barn' ? <SelectBarnScreen /> : <p>arrived at {pathname}</p>;
}

export interface SelectBarnOptions {
  readonly language?: 'en' | 'de';
  /** History state that one arrives with. */
  readonly state?: unknown;
}

/** The page at its address, in the suite's real surroundings; leaving it says where one has arrived. */
export function renderSelectBarn({ language = 'en', state = null }: SelectBarnOptions = {}): Promise<InSuite> {
  // What the router itself keeps in the history: the state of an address lies below `usr`.
  window.history.replaceState({ usr: state, key: 'test', idx: 0 }, '', '/select-barn');
  return renderInSuite(
    <BrowserRouter>
      <main>
        <Somewhere />
      </main>
    </BrowserRouter>,
    { language, texts: { 'mf-auth': language === 'de' ? de : en }, now: Date.now() },
  );
}
