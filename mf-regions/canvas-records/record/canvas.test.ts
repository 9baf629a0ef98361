import { canvasOf, isOwnOrShared, placeOf, toldPlace } from './canvas';

const told = {
  cameraCanvasId: 'canvas-1',
  name: 'Whole barn',
  published: true,
  editable: false,
  heightRatio: 0.5,
  cameras: [{ cameraId: 'pen-01', x: 0, y: 0, width: 0.5 }],
  lastUpdated: 1,
  ownerAccountId: 'account-1',
};

test('a canvas is read as it is told (product 3.14)', () => {
  expect(canvasOf(told)).toMatchObject({
    canvasId: 'canvas-1',
    isPublished: true,
    isEditable: false,
    heightRatio: 0.5,
  });
  const { cameras, ...without } = told;
  expect(cameras).toHaveLength(1);
  expect(canvasOf(without).places).toEqual([]);
});

test('a place comes back to the barn as it was told, and says nothing that it need not say', () => {
  const plain = { cameraId: 'pen-01', x: 0.1, y: 0.2, width: 0.5 };
  expect(toldPlace(placeOf(plain))).toEqual(plain);
  const full = {
    ...plain,
    rotation: 30,
    crop: { x: 0.1, y: 0.1, width: 0.5, height: 0.5 },
    corners: [
      { x: 0.1, y: 0 },
      { x: 0.9, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ],
  };
  expect(toldPlace(placeOf(full))).toEqual(full);
});

test('what cannot be drawn is read as if it had not been told', () => {
  const folded = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ];
  const place = placeOf({
    cameraId: 'a',
    x: 0,
    y: 0,
    width: -1,
    crop: { x: 1, y: 0.5, width: 0, height: 1 },
    corners: folded,
  });
  expect(place).toMatchObject({ width: 0.01, corners: null, crop: { x: 0.98, y: 0.5, width: 0.02, height: 0.5 } });
  expect(placeOf({ cameraId: 'a', x: 0, y: 0, width: 1, crop: { x: 0, y: 0, width: 1, height: 1 } }).crop).toBeNull();
  expect(canvasOf({ ...told, heightRatio: 0 }).heightRatio).toBe(9 / 16);
});

test('its owner may change it, others where it is marked as editable', () => {
  const canvas = canvasOf(told);
  expect(isOwnOrShared(canvas, 'account-1')).toBe(true);
  expect(isOwnOrShared(canvas, 'account-2')).toBe(false);
  expect(isOwnOrShared({ ...canvas, isEditable: true }, 'account-2')).toBe(true);
});
