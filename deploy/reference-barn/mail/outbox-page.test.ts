import { outboxContentSecurityPolicy, outboxLanguage, outboxPage } from './outbox-page';

const hostile = '"><script>alert(1)</script>';

test('shows whatever is in a mail as text', () => {
  const mail = { mailId: 1, attempts: 0, createdAt: 0, recipient: hostile, subject: hostile, body: hostile };
  const page = outboxPage(hostile, [mail]);
  expect(page).not.toContain('<script');
  expect(page.match(/&lt;script&gt;/g)).toHaveLength(5);
});

test('makes links of addresses, and of nothing else', () => {
  const body = 'see http://a.example/?x=1&y="2 and javascript:alert(1)';
  const page = outboxPage('Senator', [
    { mailId: 1, attempts: 0, createdAt: 0, recipient: 'a@b.example', subject: 's', body },
  ]);
  expect([...page.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'http://a.example/?x=1&amp;y=&quot;2',
  ]);
});

test('says when there is none', () => {
  expect(outboxPage('Senator', [])).toContain('No mail has been sent yet.');
});

test.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr, en-GB;q=0.8, de;q=0.5', 'en'],
])('speaks to who accepts %s in %s', (accepted, language) => {
  expect(outboxLanguage(accepted)).toBe(language);
});

test('has its own words in German too', () => {
  const mail = { mailId: 1, attempts: 0, createdAt: 0, recipient: 'a@b.example', subject: 's', body: 'b' };
  expect(outboxPage('Anmeldung', [], 'de')).toContain('Es wurde noch keine E-Mail verschickt.');
  const page = outboxPage('Anmeldung', [mail], 'de');
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('E-Mails von Anmeldung');
  expect(page).toContain('An a@b.example');
});

test('lets nothing load or run but its own style', () => {
  expect(outboxContentSecurityPolicy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
  expect(outboxContentSecurityPolicy).not.toContain('unsafe');
});
