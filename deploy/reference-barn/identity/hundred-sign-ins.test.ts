import { startTestInstance, type TestInstance, testAccount, testPassword } from '../testing/test-instance';

const people = ['anna', 'bert', 'cleo', 'dora'];
let barn: TestInstance;
beforeAll(async () => {
  barn = await startTestInstance({
    listen: { port: 0, trustedProxies: ['127.0.0.1'] },
    accounts: people.map((name) => testAccount(name, [])),
  });
});
afterAll(() => barn.stop());

// How long it takes with real hashes: `npm run bench -- SIGN-INS`.
test('a hundred people who sign in at once from a hundred places are all let in, and the barn answers meanwhile', async () => {
  const signIns = Array.from({ length: 100 }, (_, index) =>
    barn.call('POST', 'api/auth/usernamePassword/login', {
      headers: { 'x-forwarded-for': `10.1.0.${index + 1}` },
      body: { username: people[index % people.length], password: testPassword },
    }),
  );
  const meanwhile = await barn.call('GET', 'api/p');
  expect(meanwhile.status).toBe(200);
  const answers = await Promise.all(signIns);
  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(new Set(answers.map(({ body }) => body.data?.refreshToken)).size).toBe(100);
});
