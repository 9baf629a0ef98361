import sharp from 'sharp';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';

let barn: TestInstance;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  const drawing = ['canvases.view', 'canvases.manage'];
  barn = await startTestInstance({
    accounts: [
      testAccount('manager', drawing),
      testAccount('colleague', drawing),
      testAccount('viewer', ['canvases.view']),
    ],
    cameras: [testCamera('pen-01')],
  });
  for (const name of ['manager', 'colleague', 'viewer']) tokens[name] = await barn.access(name);
});
afterAll(() => barn.stop());

const call = (who: string, method: string, path: string, body?: unknown) =>
  barn.call(method, `api/${path}`, { token: String(tokens[who]), ...(body !== undefined && { body }) });

const canvas = (name: string, more: object = {}) => ({
  cameraCanvas: {
    name,
    published: true,
    editable: false,
    heightRatio: 0.5625,
    cameras: [{ cameraId: 'pen-01', x: 0, y: 0, width: 0.5 }],
    ...more,
  },
});

async function create(who: string, name: string, more: object = {}): Promise<string> {
  const { status, body } = await call(who, 'POST', 'cameraCanvases', canvas(name, more));
  expect(status).toBe(201);
  return String(Object(body.data?.cameraCanvas).cameraCanvasId);
}

const codeOf = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer;
  return [status, body.error?.code];
};

test('creates, changes and deletes', async () => {
  const id = await create('manager', 'Whole barn');
  const changed = await call('manager', 'PATCH', `cameraCanvases/${id}`, { updates: { heightRatio: 1 } });
  expect(changed.body.data?.cameraCanvas).toMatchObject({
    ...canvas('Whole barn').cameraCanvas,
    heightRatio: 1,
    ownerAccountId: 'account-manager',
  });
  expect((await call('manager', 'DELETE', `cameraCanvases/${id}`)).status).toBe(200);
  expect(await codeOf(call('manager', 'DELETE', `cameraCanvases/${id}`))).toEqual([404, 'canvas-unknown']);
});

test('has every name once', async () => {
  await create('manager', 'North side');
  const id = await create('manager', 'South side');
  expect(await codeOf(call('colleague', 'POST', 'cameraCanvases', canvas('North side')))).toEqual([
    409,
    'canvas-name-in-use',
  ]);
  const rename = (name: string) => call('manager', 'PATCH', `cameraCanvases/${id}`, { updates: { name } });
  expect(await codeOf(rename('North side'))).toEqual([409, 'canvas-name-in-use']);
  expect((await rename('South side')).status).toBe(200);
});

test('tells who changes what someone else has changed meanwhile', async () => {
  const id = await create('manager', 'Shared', { editable: true });
  const { body } = await call('manager', 'POST', 'cameraCanvases/queryOne', { query: { cameraCanvasId: id } });
  const { lastUpdated } = Object(body.data?.cameraCanvas);
  const change = (who: string, heightRatio: number) =>
    call(who, 'PATCH', `cameraCanvases/${id}`, { updates: { heightRatio }, expectedLastUpdated: lastUpdated });
  expect((await change('colleague', 1)).status).toBe(200);
  const late = await change('manager', 2);
  expect([late.status, late.body.error?.code]).toEqual([409, 'canvas-changed']);
  expect(late.body.error?.details?.cameraCanvas).toMatchObject({ heightRatio: 1 });
});

test('keeps drafts to their owner, and what is not editable from all others', async () => {
  const draft = await create('manager', 'Draft', { published: false });
  const shown = await create('manager', 'Shown');
  const update = { updates: { heightRatio: 1 } };
  expect(await codeOf(call('colleague', 'PATCH', `cameraCanvases/${draft}`, update))).toEqual([404, 'canvas-unknown']);
  expect(await codeOf(call('colleague', 'PATCH', `cameraCanvases/${shown}`, update))).toEqual([
    403,
    'canvas-not-editable',
  ]);
  expect(await codeOf(call('colleague', 'DELETE', `cameraCanvases/${shown}`))).toEqual([403, 'canvas-not-editable']);
  const named = async (who: string) => {
    const { body } = await call(who, 'POST', 'cameraCanvases/query', {
      query: { name: { $in: ['Draft', 'Shown'] } },
      order: [{ field: 'name', direction: 'asc' }],
      projection: { cameras: 0 },
    });
    const listed: { name: string; cameras?: unknown }[] = Object(body.data).cameraCanvases;
    expect(body.data?.page).toMatchObject({ total: listed.length });
    return listed.map(({ name, cameras }) => [name, cameras]);
  };
  expect(await named('manager')).toEqual([
    ['Draft', undefined],
    ['Shown', undefined],
  ]);
  expect(await named('viewer')).toEqual([['Shown', undefined]]);
  expect(await codeOf(call('viewer', 'POST', 'cameraCanvases', canvas('Mine')))).toEqual([403, 'permission-missing']);
});

test('has one canvas that is shown first, until that is deleted', async () => {
  const id = await create('manager', 'First');
  const path = 'config/barnwatch.camera.canvas.management/';
  const shownFirst = async (who = 'viewer') => (await call(who, 'GET', 'cameraCanvases/')).body.data?.baseCanvas;
  const set = await call('manager', 'PATCH', path, { doc: { baseCanvas: id } });
  expect(set.body.data?.config).toEqual({ baseCanvas: id });
  expect(await shownFirst()).toBe(id);
  expect(await codeOf(call('manager', 'PATCH', path, { doc: { baseCanvas: 'none' } }))).toEqual([
    404,
    'canvas-unknown',
  ]);
  expect(await codeOf(call('viewer', 'PATCH', path, { doc: { baseCanvas: null } }))).toEqual([
    403,
    'permission-missing',
  ]);
  expect(
    await codeOf(call('manager', 'PATCH', 'config/other.camera.canvas.management/', { doc: { baseCanvas: null } })),
  ).toEqual([404, 'route-unknown']);
  await call('manager', 'PATCH', `cameraCanvases/${id}`, { updates: { published: false } });
  expect([await shownFirst(), await shownFirst('manager')]).toEqual([null, id]);
  await call('manager', 'DELETE', `cameraCanvases/${id}`);
  expect(await shownFirst('manager')).toBeNull();
});

test('refuses cameras that are not there', async () => {
  const cameras = [{ cameraId: 'none', x: 0, y: 0, width: 1 }];
  expect(await codeOf(call('manager', 'POST', 'cameraCanvases', canvas('Other', { cameras })))).toEqual([
    404,
    'camera-unknown',
  ]);
});

describe('corners of a picture that was straightened', () => {
  const corners = [
    { x: 0.1, y: 0 },
    { x: 0.9, y: 0 },
    { x: 1.2, y: 1 },
    { x: -0.2, y: 1 },
  ];
  const withCorners = (of: readonly object[]) => ({
    cameras: [{ cameraId: 'pen-01', x: 0, y: 0, width: 0.5, corners: of }],
  });

  test('are kept as they are told', async () => {
    const id = await create('manager', 'Straight', withCorners(corners));
    const { body } = await call('manager', 'POST', 'cameraCanvases/queryOne', { query: { cameraCanvasId: id } });
    expect(body.data?.cameraCanvas).toMatchObject(withCorners(corners));
  });

  test('are refused where they fold back, and the place is named', async () => {
    const [one, two, three, four] = corners;
    const crossed = canvas('Folded', withCorners([one, three, two, four] as object[]));
    const refused = await call('manager', 'POST', 'cameraCanvases', crossed);
    expect([refused.status, refused.body.error?.code]).toEqual([400, 'invalid-request']);
    expect(JSON.stringify(refused.body.error)).toContain('/cameraCanvas/cameras/0/corners');
    const id = await create('manager', 'Unfolded');
    const flat = withCorners([one, two, two, four] as object[]);
    expect(await codeOf(call('manager', 'PATCH', `cameraCanvases/${id}`, { updates: flat }))).toEqual([
      400,
      'invalid-request',
    ]);
  });
});

describe('a floor plan below the cameras (issue 16)', () => {
  const drawn = async (width = 40) => {
    const picture = sharp({ create: { width, height: 20, channels: 3, background: '#557755' } });
    const content = (
      await picture
        .withExif({ IFD0: { Copyright: 'secret' } })
        .jpeg()
        .toBuffer()
    ).toString('base64');
    return { canvasPicture: { content } };
  };
  const send = async (who: string): Promise<string> => {
    const { status, body } = await call(who, 'POST', 'canvasPictures', await drawn());
    expect([status, body.data?.canvasPicture]).toEqual([201, expect.objectContaining({ width: 40, height: 20 })]);
    return String(Object(body.data?.canvasPicture).canvasPictureId);
  };
  const read = async (who: string, id: string) => (await call(who, 'GET', `canvasPictures/${id}`)).status;

  test('is drawn anew, and is shown to whom the canvas is shown', async () => {
    const canvasPictureId = await send('manager');
    const { bytes } = await call('manager', 'GET', `canvasPictures/${canvasPictureId}`);
    expect([(await sharp(bytes).metadata()).exif, bytes.includes('secret')]).toEqual([undefined, false]);
    expect(await read('viewer', canvasPictureId)).toBe(404);
    const floorPlan = { canvasPictureId, opacity: 0.5 };
    const id = await create('manager', 'With a plan', { floorPlan, published: false });
    expect(await read('viewer', canvasPictureId)).toBe(404);
    await call('manager', 'PATCH', `cameraCanvases/${id}`, { updates: { published: true } });
    expect(await read('viewer', canvasPictureId)).toBe(200);
    const { body } = await call('viewer', 'POST', 'cameraCanvases/queryOne', { query: { cameraCanvasId: id } });
    expect(body.data?.cameraCanvas).toMatchObject({ floorPlan });
  });

  test('goes with the last canvas that has it, and can be taken away', async () => {
    const canvasPictureId = await send('manager');
    const floorPlan = { canvasPictureId, opacity: 0.5 };
    const one = await create('manager', 'One with a plan', { floorPlan });
    const copy = await create('colleague', 'Copy with a plan', { floorPlan });
    await call('manager', 'DELETE', `cameraCanvases/${one}`);
    expect(await read('colleague', canvasPictureId)).toBe(200);
    const { body } = await call('colleague', 'PATCH', `cameraCanvases/${copy}`, { updates: { floorPlan: null } });
    expect(body.data?.cameraCanvas).not.toHaveProperty('floorPlan');
    // Taken back before it was forgotten: whoever sent it has it still.
    expect(await read('manager', canvasPictureId)).toBe(200);
    await call('colleague', 'PATCH', `cameraCanvases/${copy}`, { updates: { name: 'Copy without' } });
    const again = await create('manager', 'Again with a plan', { floorPlan });
    await call('manager', 'DELETE', `cameraCanvases/${again}`);
    expect(await read('manager', canvasPictureId)).toBe(404);
  });

  test('is refused where it is no picture, or not shown to whoever places it', async () => {
    const text = { canvasPicture: { content: Buffer.from('<html>').toString('base64') } };
    expect(await codeOf(call('manager', 'POST', 'canvasPictures', text))).toEqual([400, 'canvas-picture-rejected']);
    expect(await codeOf(call('viewer', 'POST', 'canvasPictures', await drawn()))).toEqual([403, 'permission-missing']);
    const floorPlan = { canvasPictureId: await send('manager'), opacity: 1 };
    const stolen = canvas('Stolen', { floorPlan });
    expect(await codeOf(call('colleague', 'POST', 'cameraCanvases', stolen))).toEqual([404, 'canvas-picture-unknown']);
  });

  test('of those on no canvas an account has the newest twenty', async () => {
    const first = await send('colleague');
    for (let number = 0; number < 20; number += 1) await send('colleague');
    expect(await read('colleague', first)).toBe(404);
  });
});
