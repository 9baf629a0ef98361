import { isLocalAddress, isLoopback } from './local-address';

describe('local addresses', () => {
  test.each(['localhost', 'barn.localhost', '127.0.0.1', '127.9.9.9', '[::1]'])('%s is this machine', (hostname) => {
    expect(isLoopback(hostname)).toBe(true);
    expect(isLocalAddress(hostname)).toBe(true);
  });

  test.each([
    '10.0.0.1',
    '192.168.1.20',
    '172.16.0.1',
    '172.31.9.9',
    '169.254.1.1',
    '[fd00::1]',
    '[fe80::1]',
    'barn.local',
    'barn-pc',
  ])('%s is in the local network', (hostname) => {
    expect(isLoopback(hostname)).toBe(false);
    expect(isLocalAddress(hostname)).toBe(true);
  });

  test.each([
    'barn.example',
    '172.32.0.1',
    '8.8.8.8',
    '[2001:db8::1]',
    'localhost.example',
    '10.example',
    '127.example',
  ])('%s is elsewhere', (hostname) => {
    expect(isLoopback(hostname)).toBe(false);
    expect(isLocalAddress(hostname)).toBe(false);
  });
});
