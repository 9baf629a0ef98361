import { parseDevCommand } from './dev-command';

const remotes = ['mf-auth', 'mf-cameras'];
const parsed = (...words: string[]) => parseDevCommand(words, remotes);

test('takes all remotes, some, or one within a deployed suite', () => {
  expect(parsed()).toEqual({ ok: true, command: { live: remotes, against: undefined } });
  expect(parsed('mf-cameras')).toEqual({ ok: true, command: { live: ['mf-cameras'], against: undefined } });
  expect(parsed('mf-cameras', '--against', 'https://suite.example/select-barn')).toEqual({
    ok: true,
    command: { live: ['mf-cameras'], against: 'https://suite.example' },
  });
});

test.each([
  ['an unknown remote', ['mf-gone'], /There is no remote mf-gone\. Remotes: mf-auth, mf-cameras\./],
  ['an unknown option', ['--fast'], /npm run dev -- mf-cameras/],
  ['no address', ['mf-cameras', '--against', 'suite.example'], /no address of a suite/],
  ['an address of another kind', ['mf-cameras', '--against', 'file:///etc/passwd'], /no address of a suite/],
  ['an address with a name in it', ['mf-cameras', '--against', 'https://a:b@suite.example'], /no address of a suite/],
  ['two remotes at once', ['mf-cameras', 'mf-auth', '--against', 'https://suite.example'], /the one remote/],
])('refuses %s', (_what, words, problem) => {
  expect(parsed(...words)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});
