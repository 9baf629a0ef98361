import { timesTried } from '@barnwatch/shared/testing/thorough';
import { demoPassword } from '../../deploy/demo/accounts';
import { senatorIdentifier } from '../../deploy/reference-barn/configuration/senator-identifier';
import { runningSuite } from '../harness/running-suite';
import { testBarnCode, testBarnId } from '../harness/test-barn-code';
import { expect, test } from './fault-test';
import { refusal } from './proxy/barn-fault';
import { inSession, openSessionPage } from './session-page/open-session-page';
import type { SessionInstances } from './session-page/session-page';

const tabs = 6;
const callsOfATab = 8;
const runs = timesTried({ usually: 20, thoroughly: 100 });

/** Long enough for every tab to hear of the moment at which all of them call, ms. */
const leadMs = 60;

/** The test barn behind its proxy, and the senator of the demo. */
function knownInstances(): SessionInstances {
  const { testBarn, senator } = runningSuite();
  const { hostname, port } = new URL(senator);
  const remote = { protocol: 'http', hostname, port: Number(port) };
  const known = (id: string, type: 'barn' | 'senator', discoveryCode: string) =>
    ({ globalUniqueIdentifier: id, name: id, realWorldName: id, type, discoveryCode }) as const;
  return {
    barn: known(testBarnId, 'barn', testBarnCode(testBarn).code),
    senator: known(senatorIdentifier, 'senator', Buffer.from(JSON.stringify({ remote })).toString('base64')),
  };
}

test(`F10: ${tabs} tabs whose ${callsOfATab} calls are refused (401) together make one refresh of a single-use token and lose nobody, ${runs} times`, async ({
  suite,
  barnProxy,
}) => {
  const context = suite.page.context();
  // The light page is a picture, for which browsers ask a sign of its own.
  suite.watch.expect(/favicon\.ico/);
  const instances = knownInstances();
  const pages = [suite.page];
  for (let tab = 1; tab < tabs; tab += 1) pages.push(await context.newPage());
  await openSessionPage(suite.page, instances);
  const credentials = { username: 'viewer', password: demoPassword };
  expect(
    await inSession(suite.page, (session, { username, password }) => session.signIn(username, password), credentials),
  ).toBe('signed-in');
  for (const page of pages.slice(1)) await openSessionPage(page, instances);

  const callTogether = (at: number) =>
    Promise.all(
      pages.map((page) =>
        inSession(page, (session, { count, at }) => session.callTogether(count, at), { count: callsOfATab, at }),
      ),
    );
  // Each tab has an access token before the first of them is turned down.
  expect(await callTogether(Date.now() + leadMs)).toEqual(pages.map(() => callsOfATab));

  // From now on the proxy turns down every token that was in use before the round.
  const turnedDown = new Set<string | undefined>();
  const notAccepted = refusal(401, 'token-rejected');
  barnProxy.answers(/^\/api\/permissions$/, {
    kind: 'chosen',
    choose: ({ headers: { authorization } }) => (turnedDown.has(authorization) ? notAccepted : null),
  });
  for (let run = 1; run <= runs; run += 1) {
    for (const { authorization } of barnProxy.asked(/./)) turnedDown.add(authorization);
    turnedDown.delete(undefined);
    barnProxy.forget();
    const answered = await callTogether(Date.now() + leadMs);
    expect(answered, `run ${run}: every call is answered`).toEqual(pages.map(() => callsOfATab));
    expect(barnProxy.asked(/\/login\/refresh$/), `run ${run}: one refresh`).toHaveLength(1);
    const signedIn = await Promise.all(pages.map((page) => inSession(page, (session) => session.isSignedIn(), null)));
    expect(signedIn, `run ${run}: nobody is signed out`).toEqual(pages.map(() => true));
    expect(barnProxy.asked(/^\/api\/login\/ey/), `run ${run}: no session is ended`).toEqual([]);
  }
});
