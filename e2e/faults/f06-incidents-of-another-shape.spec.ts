import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from './fault-test';
import { json } from './proxy/barn-fault';

const barn = '/dashboard/test-barn';
const shapes = ['{}', 'null', '{"data":{"incident":7,"incidentEvents":7}}'];

test('F6: another shape at one incident, its steps or the form is told by its call, and the page lives', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  const title = `Odd shape ${Date.now().toString(36)}`;
  const incidentId = await (await BarnApi.signIn(runningSuite().testBarn.address)).openIntervention(title);
  await suite.startAtCameras('test-barn', 'stockperson');
  const cases = [
    { call: 'POST api/incidents/queryOne', at: `/incident/${incidentId}`, stays: null, told: shapes },
    { call: 'POST api/incidentEvents/query', at: `/incident/${incidentId}`, stays: title, told: shapes },
    // Once it has been read it is kept, and nobody misses it.
    {
      call: 'GET api/incidents/handlers/barnIntervention/true',
      at: '/interventions?intervention=new',
      stays: null,
      told: ['{"data":{"handler":7}}'],
    },
  ];
  for (const { call, at, stays, told } of cases) {
    for (const shape of told) {
      await test.step(`${call}: ${shape}`, async () => {
        barnProxy.answers(new RegExp(`/${call.split(' ')[1]}$`), json(shape));
        await suite.open(`${barn}${at}`);
        const alert = page.getByRole('alert').filter({ hasText: call });
        await expect(alert).toContainText(suite.words('shared', 'request.unexpected-shape', { call }));
        if (stays !== null) await expect(suite.heading(stays)).toBeVisible();
        barnProxy.heal();
        await suite.tryAgainUntilGone(alert);
      });
    }
  }
});

test('F6: a barn of another shape costs the list of all barns its own part only', async ({ suite, barnProxy }) => {
  const { page } = suite;
  const main = page.getByRole('main');
  const t = (key: string, values = {}) => suite.words('mf-incidents', key, values);
  barnProxy.answers(/^\/api\/incidents\/query$/, json('{"data":{"incidents":7}}'));
  await suite.startAt('/interventions', { barn: 'test-barn', account: 'viewer' });
  const line = main.getByRole('listitem').filter({ hasText: 'Test barn' });
  const call = (name: string) => suite.words('shared', 'request.unexpected-shape', { call: name });
  await expect(line).toContainText(call('POST api/incidents/query'));
  await expect(main.getByText(t('globalInterventions.none.latest'))).toBeHidden();
  barnProxy.heal();
  barnProxy.answers(/^\/api\/incidentEvents\/query$/, json('{}'));
  await line.getByRole('button', { name: suite.words('shared', 'failure.tryAgain') }).click();
  const alert = main.getByRole('alert');
  await expect(alert).toContainText(t('globalInterventions.stepsFailed', { barn: 'Test barn' }));
  await expect(alert).toContainText(call('POST api/incidentEvents/query'));
  await expect(main.getByRole('article').first()).toContainText(t('globalInterventions.stepsUnknown'));
  await suite.pictureOf('F6');
  barnProxy.heal();
  await suite.tryAgainUntilGone(alert);
  await expect(main.getByText(t('globalInterventions.stepsUnknown'))).toHaveCount(0);
});
