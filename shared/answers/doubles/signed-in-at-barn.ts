import type { AuthClient } from '../../auth-client/auth-client';
import { barnId, barnSettings, barnWorld, credentials, never } from '../../auth-client/doubles/barn-double';
import { settle } from '../../auth-client/doubles/device-double';
import { json } from '../../auth-client/doubles/instance-double';
import { startAuthClient } from '../../auth-client/start-auth-client';

let testNumber = 0;

/** Someone signed in at the selected barn, which answers names at an address that no other test asks. */
export async function signedInAtBarn() {
  testNumber += 1;
  const path = `api/cameras/${testNumber}`;
  const { device, barn } = barnWorld();
  let names: unknown = ['Pen 1', 'Pen 2'];
  barn.override = (call) => {
    const known = barn.accessTokens.has(call.authorization?.replace('Bearer ', '') ?? '');
    return call.path === path && known ? json({ names }) : undefined;
  };
  const open = async (): Promise<AuthClient> => {
    const client = startAuthClient(barnSettings(), device.window());
    await client.started;
    client.selectBarn(barnId);
    return client;
  };
  const client = await open();
  await client.signIn(barnId, credentials, never());
  await settle();
  return { device, barn, client, path, open, answerWith: (next: unknown) => (names = next) };
}
