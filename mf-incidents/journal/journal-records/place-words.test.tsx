import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../../texts/en.json';
import { PlaceWords } from './place-words';

const list = 'GET api/regions/specifications';

async function open(permissions: readonly string[], color: string): Promise<BarnDoor> {
  const barn = await openBarnDoor({ permissions });
  barn.answer(list, { regionSpecifications: [{ regionSpecificationId: 'trough', color, regionType: 'feeder' }] });
  await renderInSuite(<PlaceWords place={{ kind: 'region', regionSpecification: 'trough' }} />, {
    texts: { 'mf-incidents': en },
  });
  return barn;
}

const color = () => document.querySelector('[data-color]')?.getAttribute('data-color');

test('3.4: a region has its name, and the colour in which it is drawn on pictures', async () => {
  await open(['incidents.view', 'regions.view'], '#5B8DEF');
  expect(screen.getByText('trough')).toBeVisible();
  await waitFor(() => expect(color()).toBe('#5B8DEF'));
});

test('5.13: what is stored as a colour and is none is not drawn', async () => {
  const barn = await open(['incidents.view', 'regions.view'], 'red;bac');
  await waitFor(() => expect(barn.asked(list)).toHaveLength(1));
  expect(color()).toBeUndefined();
});

test('who may not see regions asks for none', async () => {
  const barn = await open(['incidents.view'], '#5b8def');
  expect(screen.getByText('trough')).toBeVisible();
  expect(barn.asked(list)).toHaveLength(0);
});
