import { readDatabases } from '../harness/device-storage';
import { expect, test } from './fault-test';
import { refusal } from './proxy/barn-fault';

const typed = 'Draught at the west door';

test('F12: a refresh that is refused (403) signs out of that barn only, says why, and keeps what was typed', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  const form = '/dashboard/test-barn/interventions?intervention=new';
  await suite.startAt('/select-barn', { account: 'viewer' });
  await suite.signIn({ barn: 'test-barn', account: 'manager' });
  await suite.expectCameras();
  await suite.open(form);
  const title = page.getByRole('textbox', {
    name: new RegExp(`^${suite.words('mf-incidents', 'interventionForm.title')}`),
  });
  await title.fill(typed);
  await expect.poll(async () => (await readDatabases(page))['barnwatch-drafts']).toContain(typed);

  barnProxy.answers(/\/login\/refresh$/, refusal(403, 'refresh-rejected'));
  await page.reload();
  await suite.leaveSignIn();
  const card = suite.barnCard('test-barn');
  await expect(card).toContainText(suite.words('mf-auth', 'signedOut.refused'));
  await expect(card).toContainText(suite.words('mf-auth', 'card.notSignedIn'));
  await expect(suite.barnCard('north-barn')).toContainText(
    suite.words('mf-auth', 'card.signedInAs', { account: 'viewer' }),
  );
  await suite.pictureOf('F12');

  barnProxy.heal();
  await suite.signIn({ barn: 'test-barn', account: 'manager' });
  await expect(page, 'back at the form').toHaveURL(/\/dashboard\/test-barn\//);
  await suite.open(form);
  await expect(title).toHaveValue(typed);
});
