import { renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { shellTexts } from '../testing/shell-texts';
import { BrowserCard } from './browser-card';
import { abilities, type BrowserFacts, workerStates } from './browser-facts';

const facts: BrowserFacts = {
  abilities: {
    secureContext: true,
    serviceWorker: true,
    database: true,
    locks: true,
    videoDecoder: false,
    mediaSource: true,
    barcodes: false,
    notifications: true,
  },
  storage: { kind: 'told', usedBytes: 10_000_000, roomBytes: 2_000_000_000, isLasting: false },
  worker: 'active',
};

const told = (name: string) => screen.getByText(name).nextElementSibling;

test('product 2.6: each ability, the storage and the service worker are told in words', async () => {
  await renderInSuite(<BrowserCard facts={facts} />, { texts: shellTexts.en });
  expect(told('Video decoded by the page')).toHaveTextContent('not available');
  expect(told('Notifications')).toHaveTextContent(/^available$/);
  expect(told('Storage of this device')).toHaveTextContent(/10.*MB of 2.*GB in use; the browser may clear it/);
  expect(told('Service worker')).toHaveTextContent('running');
});

test('what is still to come has its place already', async () => {
  const { container } = await renderInSuite(<BrowserCard facts={null} />, { texts: shellTexts.en });
  expect(container.querySelectorAll('dt')).toHaveLength(abilities.length + 2);
});

test.each(workerStates)('a service worker that is “%s” and an untold storage have words in German', async (worker) => {
  const untold: BrowserFacts = { ...facts, storage: { kind: 'untold' }, worker };
  await renderInSuite(<BrowserCard facts={untold} />, { language: 'de', texts: shellTexts.de });
  expect(told('Speicher dieses Geräts')).toHaveTextContent('der Browser gibt keine Auskunft');
  expect(told('Service Worker')).not.toBeEmptyDOMElement();
});
