import { type Row, refuses } from '../row';

const password = 'Barnwatch-2026!';
const repeated = { password, passwordRepetition: password, acceptEula: true };
const person = { displayName: 'Anna Schmidt', acceptEula: true };
const fails = (operation: Row['operation'], more: Parameters<typeof refuses>[3]): Row =>
  refuses(operation, 500, 'internal-error', more);

/** Calls without a bearer, each so that it has to look into the storage: for an instance that has lost it. */
export const publicFailures: readonly Row[] = [
  fails('POST api/auth/usernamePassword', { body: { username: 'eva.new', ...repeated } }),
  fails('POST api/auth/usernamePassword/login', {}),
  fails('POST api/auth/emailPassword', { body: { email: 'eva@barnwatch.example', ...repeated } }),
  fails('POST api/auth/emailPassword/login', { body: { email: 'eva@barnwatch.example', password } }),
  fails('POST api/auth/emailPassword/verify', {}),
  fails('POST api/auth/emailPassword/verification/new', { body: { email: 'fritz@barnwatch.example' } }),
  fails('POST api/login/refresh', { body: { refreshToken: '{spareRefresh}', acceptEula: true } }),
  fails('DELETE api/login/{refreshToken}', { path: { refreshToken: '{spareRefresh}' } }),
  fails('GET api/eulas', {}),
  fails('POST api/auth/serviceAccount/login', { body: { assertion: '{programStatement}' } }),
  fails('POST api/auth/remote/account', { body: { ...person, assertion: '{personStatement5}' } }),
  fails('POST api/auth/remote/login', { body: { assertion: '{personStatement6}' } }),
];
