import { pictureKey } from '@barnwatch/shared/pictures/files';
import { FreshMemory, renderInSuite, TakenParts } from '@barnwatch/shared/testing';
import { listLabels, readAnimalDistributionSetup } from '@barnwatch/shared/wire/calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countingBarn, now } from '../../figures/camera-graph/doubles/open-graph';
import { countedLabels } from '../../figures/data/counted-labels';
import { readKeptTable } from '../../figures/data/kept-tables';
import { graphKey } from '../../figures/data/spans-of-graph';
import { pagePictures } from '../../pictures/page/page-pictures';
import { allArrived, cameraCalls, jpegReply } from '../../testing/camera-barn';
import en from '../../texts/en.json';
import { useCameraAlong } from './camera-along';
import { graphBytes, spansWithin } from './take-graphs';

test('stills and graphs lie where tiles and the graph look for them (product 10.6b)', async () => {
  const barn = await countingBarn();
  barn.door.answer(cameraCalls.still, () => jpegReply(now));
  barn.door.answer(listLabels.name, { labels: [] });
  barn.door.answer(readAnimalDistributionSetup.name, { setup: [] });
  await renderInSuite(
    <FreshMemory>
      <TakenParts useParts={useCameraAlong} days={1} />
    </FreshMemory>,
    { now, texts: { 'mf-cameras': en } },
  );
  await allArrived();
  expect(screen.getByText('Newest picture of each camera: 1 camera (ready)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'take' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('graphs/a taken'));
  expect(screen.getByRole('status')).toHaveTextContent('stills/a taken');
  const accountId = barn.door.barn.accountId;
  expect(await pagePictures().store.read(pictureKey(barn.door.id, accountId, 'a'))).not.toBeNull();
  const place = { globalUniqueIdentifier: barn.door.id, accountId };
  for (const name of ['1h', '1d']) {
    expect(await readKeptTable(graphKey(place, 'a', 'counts', name), countedLabels)).not.toBeNull();
  }
});

test('of more days more spans are taken, and they are reckoned as larger', () => {
  expect([1, 7, 28].map(spansWithin)).toEqual([
    ['1h', '1d'],
    ['1h', '1d', '7d'],
    ['1h', '1d', '7d', '28d'],
  ]);
  expect(graphBytes(1)).toBeLessThan(graphBytes(7));
  expect(graphBytes(7)).toBeLessThan(graphBytes(28));
});
