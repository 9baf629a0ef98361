import type { InstanceView } from '@barnwatch/shared/auth-client';

import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { millisecondsInHour } from 'date-fns/constants';
import type { ReactNode } from 'react';
import type { RemoteState } from '../loader/remote-state';
import { shellTexts } from '../testing/shell-texts';
import { InstanceRowView } from './instance-row-view';
import { RemoteRowView } from './remote-row-view';

const noon = Date.UTC(2026, 0, 1, 12);
const open = (row: ReactNode) => renderInSuite(<ul>{row}</ul>, { texts: shellTexts.en, now: noon });

test.each<readonly [string, Partial<InstanceView>, RegExp]>([
  [
    'reached through the gateway',
    { activeConnectionStrategy: 'gateway', latencyMs: 41.6, version: '2.4.0', lastContact: noon - millisecondsInHour },
    /^North barn2\.4\.0.*Through the gateway.*42 ms.*1 h ago/,
  ],
  [
    'reached through the internet, its delay unknown',
    { activeConnectionStrategy: 'remote', latencyMs: null, version: '2.4.0', lastContact: noon - millisecondsInHour },
    /^North barn2\.4\.0.*Internet(?!.* ms).*1 h ago/,
  ],
  [
    'silent for an hour',
    { reachability: 'offline', lastContact: noon - millisecondsInHour, activeConnectionStrategy: null },
    /^North barn1\.0\.0.*Offline.*1 h ago/,
  ],
  [
    'never reached',
    { reachability: 'offline', version: null, lastContact: null, activeConnectionStrategy: null },
    /^North barn–.*Offline.*never reached yet$/,
  ],
])('product 2.6: an instance that is %s says so in words', async (_case, facts, words) => {
  await open(<InstanceRowView instance={exampleBarn(facts)} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(words);
});

const failure = { code: 'timeout', context: { remote: 'mf-pens', version: '1.0.0', file: 'entry.js' } } as const;

test.each<readonly [RemoteState, RegExp]>([
  [{ phase: 'idle' }, /not opened yet/],
  [{ phase: 'loading', attempt: 1, startedAt: 0 }, /loading …/],
  [{ phase: 'ready', loadMilliseconds: 87.6 }, /ready, loaded in 88 ms/],
  [{ phase: 'failed', attempt: 3, failure, retryAt: null }, /failed \(try 3\)\. Its files did not arrive in time\./],
  [{ phase: 'incompatible', needed: '^2.0.0', provided: '1.2.0' }, /needs version \^2\.0\.0 .* provides 1\.2\.0/],
  [{ phase: 'disabled' }, /switched off by the operator/],
])('product 2.6: a part in the state %j says so in words', async (state, words) => {
  const row = {
    name: 'mf-pens',
    version: '1.0.0',
    givenUp: null,
    staged: null,
    from: null,
    bytes: 1_500_000,
    state,
    leftovers: { intervals: 0, listeners: 0, nodes: 0 },
  };
  await open(<RemoteRowView row={row} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^mf-pens1\.0\.01\.5\sMB/);
  expect(screen.getByRole('listitem')).toHaveTextContent(words);
});
