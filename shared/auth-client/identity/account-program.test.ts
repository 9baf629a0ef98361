import { barnAddress, barnId, barnWorld, never, openWindow } from '../doubles/barn-double';

let isThere = false;

jest.mock('./account-calls', () => {
  if (!isThere) throw new Error('the file is gone');
  return jest.requireActual('./account-calls');
});

test('a program that cannot be fetched is a call that could not be sent, and it is fetched anew', async () => {
  const { device } = barnWorld();
  const client = await openWindow(device);
  const data = {
    kind: 'email',
    email: 'a@b.example',
    password: 'x',
    passwordRepetition: 'x',
    acceptEula: true,
  } as const;
  const verification = { discoveryObject: { remote: barnAddress }, authenticationId: 'a', verificationToken: 'b' };
  const offline = { error: { code: 'offline' } };
  expect(await client.signUp(barnId, data, never())).toMatchObject({ ok: false, reason: 'failed', ...offline });
  expect(await client.verifyEmail(verification, never())).toMatchObject({ ok: false, ...offline });
  expect(await client.signInAtProvider(barnId, never())).toMatchObject({ ok: false, reason: 'failed', ...offline });
  expect(client.log.get().map(({ message }) => message)).toContain('the program for accounts could not be fetched');
  isThere = true;
  jest.resetModules();
  expect(await client.verifyEmail(verification, never())).toMatchObject({ ok: false, error: { code: 'no-auth' } });
});
