import { openBarnDoor, renderInSuite, ShownParts } from '@barnwatch/shared/testing';
import { screen, within } from '@testing-library/react';
import { exampleCamera } from '../../camera-records/record/example-camera';
import de from '../../texts/de.json';
import { useCameraParts } from './camera-entries';

test('the finder is told the cameras in use in the order of the walk, damaged ones by their number', async () => {
  const barn = await openBarnDoor({ permissions: ['cameras.view'] });
  const pen = (id: string, facts = {}) => exampleCamera(id, { tags: ['Mast'], ...facts });
  barn.answer('GET api/cameras', {
    cameras: {
      b: pen('b', { name: 'Bucht 2', sortPrefix: '02' }),
      a: pen('a', { name: 'Bucht 1', sortPrefix: '01' }),
      untagged: pen('untagged', { name: 'Neu', sortPrefix: '03', tags: [] }),
      old: pen('old', { tags: ['decommissioned'] }),
      broken: { ...pen('broken'), name: null },
    },
  });
  await renderInSuite(<ShownParts useParts={useCameraParts} />, { language: 'de', texts: { 'mf-cameras': de } });
  await screen.findByText('Bucht 1 | Mast | /dashboard/north-barn/camera/a');
  const part = screen.getByRole('region', { name: 'Kameras' });
  expect(
    within(part)
      .getAllByText(/\|/)
      .map(({ textContent }) => textContent?.split(' |')[0]),
  ).toEqual(['Bucht 1', 'Bucht 2', 'Neu']);
  expect(within(part).getByText('set aside: 1')).toBeVisible();
});
