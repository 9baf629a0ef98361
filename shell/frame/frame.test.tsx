import { BrowserRouter } from '@barnwatch/shared/routing';
import { openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { exampleRemote } from '@barnwatch/shared/testing/example-registry';
import { screen } from '@testing-library/react';
import { useStore } from 'jotai';
import { useState } from 'react';
import { SuiteProvider } from '../suite/suite-context';
import { exampleSuite } from '../testing/example-suite';
import { english } from '../texts/english';
import { Frame } from './frame';
import { fromMediumWidth, lyingPhone } from './frame-widths';

function Shown() {
  const states = useStore();
  const [suite] = useState(() =>
    exampleSuite(states, [exampleRemote('mf-cameras')], async () => ({ screen: () => null })),
  );
  return (
    <SuiteProvider value={suite}>
      <BrowserRouter>
        <Frame>
          <p>the page</p>
        </Frame>
      </BrowserRouter>
    </SuiteProvider>
  );
}

const present = window.matchMedia;
afterEach(() => {
  window.matchMedia = present;
});

test.each([
  ['from medium width the sidebar', [fromMediumWidth], { bars: 0, more: 0 }],
  ['on a phone that stands its bars', [], { bars: 1, more: 1 }],
  ['on a phone that lies the rail', [lyingPhone], { bars: 0, more: 1 }],
  ['on a wide phone that lies the rail', [lyingPhone, fromMediumWidth], { bars: 0, more: 1 }],
] as const)('%s is drawn, and nothing else of the navigation', async (_what, widths, { bars, more }) => {
  const holds: readonly string[] = widths;
  window.matchMedia = (query) => ({ ...present(query), matches: holds.includes(query) });
  await openBarnDoor({ permissions: [] });
  await renderInSuite(<Shown />, { texts: { frame: english } });
  expect(screen.getByText('the page')).toBeInTheDocument();
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
  expect(screen.queryAllByRole('banner')).toHaveLength(bars);
  expect(screen.queryAllByRole('button', { name: 'More' })).toHaveLength(more);
});
