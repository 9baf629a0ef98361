import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../../texts/en.json';
import type { CanvasCamera } from '../record/canvas-camera';
import { CanvasPicture } from './canvas-picture';
import { askedHeight } from './canvas-still';

const still = 'GET api/cameras/{cameraId}/still';

const camera: CanvasCamera = {
  cameraId: 'pen-01',
  name: 'Pen 1',
  sortPrefix: '',
  ratio: 16 / 9,
  isOnline: true,
  isPrivate: false,
  isDecommissioned: false,
};

let barn: BarnDoor;
beforeEach(async () => {
  barn = await openBarnDoor({ permissions: ['cameras.view'] });
});

function Picture({ of, hasWords = true }: { readonly of: CanvasCamera | null; readonly hasWords?: boolean }) {
  const selected = useSelectedBarn();
  return (
    selected && (
      <CanvasPicture
        barn={selected}
        cameraId="pen-01"
        camera={of}
        crop={{ x: 0, y: 0, width: 1, height: 0.5 }}
        height={100}
        since={1}
        hasWords={hasWords}
      />
    )
  );
}

const open = (of: CanvasCamera | null) => renderInSuite(<Picture of={of} />, { texts: { 'mf-regions': en } });

test('a camera in privacy mode is not asked for a picture, and its place says why (product 10.3)', async () => {
  await open({ ...camera, isPrivate: true });
  expect(screen.getByText('Privacy mode')).toBeVisible();
  expect(barn.asked(still)).toEqual([]);
});

test('so is one of which the barn has not said anything yet', async () => {
  await open(null);
  expect(barn.asked(still)).toEqual([]);
});

test('one that became private between two looks says so, too', async () => {
  barn.refuse(still, 403, 'camera-in-privacy');
  await open(camera);
  expect(await screen.findByText('Privacy mode')).toBeVisible();
  expect(screen.queryByRole('presentation')).toBeNull();
});

test('no more is asked for than is shown, in steps: of half a picture, the height of the whole one', async () => {
  barn.refuse(still, 404, 'camera-offline');
  await open(camera);
  await waitFor(() => expect(barn.asked(still)).toHaveLength(1));
  expect(barn.asked(still)[0]?.query).toEqual({ resizeY: '360' });
  expect([90, 91, 5000].map(askedHeight)).toEqual([90, 180, 1080]);
});

test('one that is offline shows what was marked for that, or says that it is', async () => {
  barn.refuse(still, 404, 'fallback-missing');
  await open({ ...camera, isOnline: false });
  expect(await screen.findByText('Offline')).toBeVisible();
  expect(barn.asked(still)[0]?.query).toEqual({ resizeY: '360', forceFallback: 'true' });
});

test('F33: bytes that are no picture are said to be damaged', async () => {
  barn.answer(still, () => new Response('<html>', { headers: { 'content-type': 'image/jpeg' } }));
  await open(camera);
  expect(await screen.findByText('Damaged picture')).toBeVisible();
});
