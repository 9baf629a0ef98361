import { screens } from '../access/screens';
import type { Suite } from '../harness/suite';
import { type TextPlace, wordsPattern } from '../harness/words';
import { expect, test } from './fault-test';
import type { AnswerFault } from './proxy/barn-fault';

const barn = '/dashboard/north-barn';

type Members = Record<string, unknown>;

/** What an answer of the barn becomes with one damaged record. */
type Damage = (data: Members) => void;

function damaged(damage: Damage): AnswerFault {
  return {
    kind: 'changed',
    change(body) {
      const answer = JSON.parse(body.toString()) as { readonly data: Members };
      damage(answer.data);
      return Buffer.from(JSON.stringify(answer));
    },
  };
}

/** One more record in a list, of which nothing can be read. */
const oneMore =
  (member: string): Damage =>
  (data) => {
    const page = data.page as { total: number } | undefined;
    if (page) page.total += 1;
    data[member] = [...(data[member] as readonly unknown[]), null];
  };

/** The same within the one record that is answered. */
const oneMoreWithin =
  (record: string, member: string): Damage =>
  (data) => {
    const told = data[record] as Members;
    told[member] = [...((told[member] as readonly unknown[] | undefined) ?? []), null];
  };

/** One camera without a name (F6). */
const namelessCamera: Damage = (data) => {
  const cameras = data.cameras as Record<string, Members>;
  cameras['pen-02'] = { ...cameras['pen-02'], name: null };
};

interface DamagedList {
  readonly call: RegExp;
  readonly damage: Damage;
  /** Screens that show the list, by their names in `access/screens`, and what each says of the record. */
  readonly told: readonly (readonly [screen: string, place: TextPlace, key: string])[];
}

const lists: readonly DamagedList[] = [
  {
    call: /^\/api\/cameras$/,
    damage: namelessCamera,
    told: [
      ['cameras', 'mf-cameras', 'cameraList.setAside_one'],
      ['one camera', 'mf-cameras', 'cameraList.setAside_one'],
      ['walk-round', 'mf-cameras', 'cameraList.setAside_one'],
      ['overview', 'mf-cameras', 'cameraList.setAside_one'],
      ['grid', 'mf-cameras', 'cameraList.setAside_one'],
      ['summary', 'mf-cameras', 'cameraList.setAside_one'],
      ['recordings', 'mf-cameras', 'cameraList.setAside_one'],
      ['image carousel', 'mf-cameras', 'cameraList.setAside_one'],
      ['camera overview', 'mf-admin', 'cameraOverview.unreadable_one'],
      ['setting up regions', 'mf-regions', 'regionWizard.cameras.unreadable_one'],
    ],
  },
  {
    call: /^\/api\/incidents\/query$/,
    damage: oneMore('incidents'),
    told: [
      ['incidents', 'mf-incidents', 'status.unreadable_one'],
      ['interventions', 'mf-incidents', 'interventions.unreadable_one'],
      ['interventions as a table', 'mf-incidents', 'interventions.unreadable_one'],
      ['interventions of all barns', 'mf-incidents', 'status.unreadable_one'],
      ['documentation', 'mf-incidents', 'documentation.unreadable_one'],
      ['dead animals', 'mf-incidents', 'deadAnimalMap.unreadable_one'],
      ['statistics of dead animals', 'mf-incidents', 'deadAnimalMap.unreadable_one'],
      ['overview', 'mf-cameras', 'barnFacts.setAside_one'],
      ['summary', 'mf-cameras', 'summary.unreadable_one'],
      ['recordings', 'mf-cameras', 'timeline.setAside'],
    ],
  },
  {
    call: /^\/api\/recordings\/query$/,
    damage: oneMore('recordings'),
    told: [['recordings', 'mf-cameras', 'recordings.setAside_one']],
  },
  {
    call: /^\/api\/recordings\/spans$/,
    damage: oneMore('cameras'),
    told: [['recordings', 'mf-cameras', 'timeline.setAside']],
  },
  {
    call: /^\/api\/incidentEvents\/query$/,
    damage: oneMore('incidentEvents'),
    told: [
      ['one incident', 'mf-incidents', 'incident.unreadable_one'],
      ['interventions', 'mf-incidents', 'globalInterventions.stepsUnreadable'],
      ['interventions of all barns', 'mf-incidents', 'globalInterventions.stepsUnreadable'],
      ['statistics of dead animals', 'mf-incidents', 'deadAnimalStatistics.stockUnreadable_one'],
    ],
  },
  {
    call: /^\/api\/incidents\/handlers\//,
    damage: oneMoreWithin('handler', 'typeSetup'),
    told: [['form of an intervention', 'mf-incidents', 'interventionForm.choicesUnreadable_one']],
  },
  {
    call: /^\/api\/watchdogs\/queryOne$/,
    damage: oneMoreWithin('watchdog', 'recentRuns'),
    told: [['speed watchdog', 'mf-incidents', 'speedWatchdog.runsUnreadable_one']],
  },
  {
    call: /^\/api\/regions\/specifications$/,
    damage: oneMore('regionSpecifications'),
    told: [
      ['documentation', 'mf-incidents', 'documentation.placesUnreadable_one'],
      ['region specifications', 'mf-regions', 'regionSpecifications.unreadable_one'],
      ['region types', 'mf-regions', 'regionSpecifications.unreadable_one'],
      ['setting up regions', 'mf-regions', 'regionSpecifications.unreadable_one'],
    ],
  },
  {
    call: /^\/api\/regions\/types$/,
    damage: oneMore('regionTypes'),
    told: [
      ['region types', 'mf-regions', 'regionTypes.unreadable_one'],
      ['setting up regions', 'mf-regions', 'regionTypes.unreadable_one'],
    ],
  },
  {
    call: /^\/api\/regions\/mappings$/,
    damage: oneMore('regionMappings'),
    told: [
      ['region types', 'mf-regions', 'regionMappings.unreadable_one'],
      ['region specifications', 'mf-regions', 'regionMappings.unreadable_one'],
      ['setting up regions', 'mf-regions', 'regionMappings.unreadable_one'],
    ],
  },
  {
    call: /^\/api\/animalDistribution\/setup$/,
    damage: oneMore('setup'),
    told: [
      ['animal distribution', 'mf-cameras', 'barnFacts.setAside_one'],
      ['counts by place', 'mf-regions', 'regionWizard.check.unreadable_one'],
    ],
  },
  {
    call: /^\/api\/animalDistribution\/(?!setup)/,
    damage: oneMoreWithin('animalDistribution', 'samples'),
    told: [
      ['animal distribution', 'mf-cameras', 'distribution.unreadable_one'],
      ['counts by place', 'mf-regions', 'regionWizard.check.looksUnreadable_one'],
    ],
  },
  {
    call: /^\/api\/login\/sessions$/,
    damage: oneMore('sessions'),
    told: [['my account', 'mf-auth', 'account.devicesUnreadable_one']],
  },
];

/** Opens a screen with all that it shows, and looks for what it says of the damaged record. */
async function expectTold(suite: Suite, name: string, place: TextPlace, key: string): Promise<void> {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`no screen is called ${name}`);
  await suite.open(screen.path);
  await screen.isComplete(suite);
  const words = suite.page.getByText(wordsPattern(place, suite.language, key)).filter({ visible: true });
  await expect(words.first(), `${name} says ${key}`).toBeVisible();
}

for (const { call, damage, told } of lists) {
  test(`F49: one damaged record in answers to ${call.source}: the others are there, and every screen of the list tells of it`, async ({
    suite,
    northProxy,
  }) => {
    await suite.startAtCameras('north-barn', 'manager');
    northProxy.answers(call, damaged(damage));
    for (const [screen, place, key] of told) await expectTold(suite, screen, place, key);
    await suite.pictureOf('F49');
  });
}

test('F6, F49: screens of a camera without a name say that it could not be read', async ({ suite, northProxy }) => {
  await suite.startAtCameras('north-barn', 'manager');
  northProxy.answers(/^\/api\/cameras$/, damaged(namelessCamera));
  const says = suite.page.getByText(wordsPattern('mf-cameras', suite.language, 'cameraList.unreadable'));
  const named = 'pen-02/Pen%202';
  for (const path of ['pen-02', `streaming/${named}`, `images/${named}`, `graph/${named}`, `edit/${named}`]) {
    await suite.open(`${barn}/camera/${path}`);
    await expect(says.filter({ visible: true }).first(), path).toBeVisible();
  }
});
