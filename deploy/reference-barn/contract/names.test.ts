import { startTestInstance, type TestInstance, testAccount, testCamera, testPassword } from '../testing/test-instance';

let barn: TestInstance;
let token: string;
beforeAll(async () => {
  barn = await startTestInstance({
    authentication: { usernamePassword: true, signUp: true },
    accounts: [testAccount('manager', ['*'])],
    cameras: [testCamera('pen-01')],
  });
  token = await barn.access('manager');
});
afterAll(() => barn.stop());

const source = { kind: 'simulated', seed: 7, species: 'pig', animalCount: 3, flooring: 'slatted' };
const canvas = {
  published: true,
  editable: false,
  heightRatio: 1,
  cameras: [{ cameraId: 'pen-01', x: 0, y: 0, width: 1 }],
};

/** Every place at which somebody gives something a name. */
const places: readonly (readonly [string, string, string, (name: string) => object])[] = [
  ['a camera', 'POST', 'api/cameras', (name) => ({ camera: { name, source } })],
  ['the id of a camera', 'POST', 'api/cameras', (cameraId) => ({ camera: { cameraId, name: 'a', source } })],
  ['the tag of a camera', 'POST', 'api/cameras', (tag) => ({ camera: { name: 'a', tags: [tag], source } })],
  ['a changed camera', 'PATCH', 'api/cameras/name/pen-01', (name) => ({ cameraRecord: { name } })],
  [
    'the order of a camera',
    'PATCH',
    'api/cameras/sortPrefix/pen-01',
    (sortPrefix) => ({ cameraRecord: { sortPrefix } }),
  ],
  ['a canvas', 'POST', 'api/cameraCanvases/', (name) => ({ cameraCanvas: { ...canvas, name } })],
  [
    'an account',
    'POST',
    'api/auth/usernamePassword',
    (displayName) => ({
      username: 'newcomer',
      password: testPassword,
      passwordRepetition: testPassword,
      displayName,
      acceptEula: true,
    }),
  ],
];

test.each(places)('%s has no name that shows something else than it says', async (_, method, path, bodyOf) => {
  for (const character of [
    '\0',
    '\n',
    '\u007f',
    '\u0085',
    '\u061c',
    '\u200f',
    '\u2028',
    '\u202e',
    '\u2066',
    '\u2069',
  ]) {
    const { status, body } = await barn.call(method, path, { token, body: bodyOf(`a${character}b`) });
    expect([status, body.error?.code]).toEqual([400, 'invalid-request']);
    expect(body.error?.details?.issues).toEqual([expect.objectContaining({ rule: 'pattern' })]);
  }
});

test('names of all languages are taken', async () => {
  for (const name of ['Schweinestall Süd', 'حظيرة ١', 'Łąka', '豚舎', 'Pen 1 👩‍🌾', 'می‌روم']) {
    const { status } = await barn.call('POST', 'api/cameras', { token, body: { camera: { name, source } } });
    expect(status).toBe(201);
  }
});
