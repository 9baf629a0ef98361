import { openBarnDoor } from '@barnwatch/shared/testing';
import { exampleRegistry, exampleRemote } from '@barnwatch/shared/testing/example-registry';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore } from 'jotai';
import type { RemoteState } from '../loader/remote-state';
import { SuiteProvider } from '../suite/suite-context';
import { renderAt } from '../testing/at-barn';
import { exampleSuite } from '../testing/example-suite';
import { SystemInformation } from './system-information';

// What is kept for a start without a network has tests of its own.
jest.mock('../offline/offline-place', () => ({ OfflinePlace: () => null }));

const noon = Date.UTC(2026, 0, 1, 12);
const states: Readonly<Record<string, RemoteState>> = {
  'mf-pens': { phase: 'ready', loadMilliseconds: 321.4 },
  'mf-feed': {
    phase: 'failed',
    attempt: 2,
    failure: { code: 'refused', context: { remote: 'mf-feed', version: '1.0.0', file: 'entry.js', status: 503 } },
    retryAt: null,
  },
};

async function open(language: 'en' | 'de' = 'en') {
  await openBarnDoor({ name: 'North barn' }, noon);
  const remotes = Object.keys(states).map((name) => exampleRemote(name, { version: '1.4.2' }));
  const suite = exampleSuite(createStore(), remotes, () => new Promise(() => undefined));
  jest.spyOn(suite.loader, 'stateOf').mockImplementation(({ name }) => states[name] ?? { phase: 'idle' });
  const page = (
    <SuiteProvider value={{ ...suite, registry: exampleRegistry(remotes, { composedAt: noon, contract: '1.2.0' }) }}>
      <SystemInformation />
    </SuiteProvider>
  );
  return renderAt({ at: '/system-information', screens: { '/system-information': page }, now: noon, language });
}

const rowsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');

test('product 2.6: each part says its version, its state, how long it took to load, or why it failed', async () => {
  await open();
  const [ready, failed] = rowsOf('Parts of the suite');
  expect(ready).toHaveTextContent(/mf-pens1\.4\.2.*ready, loaded in 321 ms/);
  expect(failed).toHaveTextContent(/mf-feed1\.4\.2.*failed \(try 2\)\. The server answered with an error \(503\)/);
});

test('product 2.6: a barn says how it is reached, its version, its delay and when it last answered', async () => {
  await open();
  const [barn] = rowsOf('Barns and sign-in server');
  expect(barn).toHaveTextContent(/North barn.*1\.2\.3.*(Local network|Internet|Through the gateway).*\d+ ms.*now/);
});

test('product 2.6: the page and its report say when the suite was composed, and its version of the contract', async () => {
  await open();
  expect(screen.getByText(/^Suite composed on 2026-01-01 .*, version 1\.2\.0 of the shared contract$/)).toBeVisible();
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy report' }));
  await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
  const report = String(write.mock.calls[0]?.[0]);
  expect(report).toMatch(/^BarnWatch, contract 1\.2\.0, composed 2026-01-01T12:00:00\.000Z/);
  expect(report).toContain('mf-pens 1.4.2');
  expect(report).toContain('"loadMilliseconds":321.4');
  expect(report).toContain('"code":"refused"');
  expect(report).toMatch(/north-barn · online · \w+ · version 1\.2\.3 · \d+ ms · last contact 20/);
});

test('product 2.6: in German', async () => {
  await open('de');
  expect(screen.getByText(/Version 1\.2\.0 des gemeinsamen Vertrags$/)).toBeVisible();
});
