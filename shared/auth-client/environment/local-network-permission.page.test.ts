import { localNetworkPermission, onLocalNetworkPermission } from './local-network-permission';

/** A browser that knows these permissions. */
function install(states: Readonly<Record<string, PermissionState>>): Record<string, EventTarget> {
  const known = Object.fromEntries(
    Object.entries(states).map(([name, state]) => [name, Object.assign(new EventTarget(), { state })]),
  );
  const query = async ({ name }: { name: string }): Promise<EventTarget> => {
    const status = known[name];
    if (!status) throw new TypeError(`no permission "${name}"`);
    return status;
  };
  Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true });
  return known;
}

test.each<[string, Record<string, PermissionState>, string, string]>([
  ['a browser without such a rule', {}, '192.168.1.20', 'not-needed'],
  ['one rule for all (Chromium 142)', { 'local-network-access': 'denied' }, '192.168.1.20', 'denied'],
  ['a rule for the local network', { 'local-network': 'prompt', 'loopback-network': 'granted' }, 'barn.lan', 'prompt'],
  ['a rule for this machine', { 'local-network': 'denied', 'loopback-network': 'granted' }, 'localhost', 'granted'],
])('%s', async (_name, states, hostname, expected) => {
  install(states);
  expect(await localNetworkPermission(hostname)).toBe(expected);
});

test('without a permissions interface nothing is needed', async () => {
  Object.defineProperty(navigator, 'permissions', { value: undefined, configurable: true });
  expect(await localNetworkPermission('barn.lan')).toBe('not-needed');
});

test('tells when the person has answered (F21)', async () => {
  const known = install({ 'local-network': 'prompt' });
  const heard = jest.fn();
  onLocalNetworkPermission(heard);
  await Promise.resolve();
  await Promise.resolve();
  known['local-network']?.dispatchEvent(new Event('change'));
  expect(heard).toHaveBeenCalledTimes(1);
});
