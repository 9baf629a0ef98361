import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../../texts/en.json';
import { PlanBelow } from './plan-below';

const call = 'GET api/canvasPictures/{canvasPictureId}';

let barn: BarnDoor;
beforeEach(async () => {
  barn = await openBarnDoor({ permissions: ['canvases.view'] });
});

function Plan({ onRatio }: { readonly onRatio: (ratio: number) => void }) {
  const selected = useSelectedBarn();
  const plan = { pictureId: 'plan-1', opacity: 0.4 };
  return selected && <PlanBelow barn={selected} plan={plan} hasWords onRatio={onRatio} />;
}

async function open() {
  const onRatio = jest.fn();
  await renderInSuite(<Plan onRatio={onRatio} />, { texts: { 'mf-regions': en } });
  return onRatio;
}

test('F33: a floor plan that is no picture is told; the canvas is seen without it (issue 16)', async () => {
  barn.answer(call, () => new Response('<html>', { headers: { 'content-type': 'image/jpeg' } }));
  const onRatio = await open();
  expect(await screen.findByText(en.floorPlan.notShown)).toBeVisible();
  expect(barn.asked(call).map(({ path }) => path)).toEqual([{ canvasPictureId: 'plan-1' }]);
  expect(onRatio).toHaveBeenLastCalledWith(0);
});

test('one that the barn does not give any more is told, too', async () => {
  barn.refuse(call, 404, 'canvas-picture-unknown');
  const onRatio = await open();
  expect(await screen.findByText(en.floorPlan.notShown)).toBeVisible();
  await waitFor(() => expect(onRatio).toHaveBeenLastCalledWith(0));
});
