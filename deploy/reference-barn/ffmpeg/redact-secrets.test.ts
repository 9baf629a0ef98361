import fc from 'fast-check';
import { LastWords } from './last-words';
import { redactSecrets } from './redact-secrets';

describe('redacting', () => {
  test.each([
    ['rtsp://barn:secret@10.0.0.5/live: refused', 'rtsp://barn:***@10.0.0.5/live: refused'],
    ['rtsp://barn:se:cr@et@10.0.0.5/live', 'rtsp://barn:***@10.0.0.5/live'],
    ['rtsp://:secret@10.0.0.5/', 'rtsp://:***@10.0.0.5/'],
    ['http://h/live?user=a&password=secret&x=1', 'http://h/live?user=a&password=***&x=1'],
    ['rtsp://h/user=admin_password=secret_channel=1.sdp', 'rtsp://h/user=admin_password=***_channel=1.sdp'],
    ['?password=se_cret', '?password=***'],
    ['rtsp://10.0.0.5:554/live: 404 Not Found', 'rtsp://10.0.0.5:554/live: 404 Not Found'],
  ])('turns %s into %s', (text, expected) => {
    expect(redactSecrets(text)).toBe(expected);
  });

  test('never leaves a password in an address, whatever it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9!@:#$%^*()+=_-]{6,20}$/), (password) => {
        expect(redactSecrets(`rtsp://barn:${password}@10.0.0.5/live`)).toBe('rtsp://barn:***@10.0.0.5/live');
      }),
    );
  });
});

describe('last words', () => {
  test('keep the end, within bounds, and redact what was cut between two chunks', () => {
    const words = new LastWords();
    for (let index = 0; index < 10_000; index++) words.add(Buffer.from(`line ${index}\n`));
    words.add(Buffer.from('rtsp://barn:sec'));
    words.add(Buffer.from('ret@10.0.0.5/live failed\n'));
    expect(`${words}`.length).toBeLessThanOrEqual(4_000);
    expect(`${words}`).toMatch(/^line \d+\n/);
    expect(`${words}`).toMatch(/line 9999\nrtsp:\/\/barn:\*\*\*@10\.0\.0\.5\/live failed$/);
  });
});
