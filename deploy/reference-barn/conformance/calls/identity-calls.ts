import { answers, type Row, refuses } from '../row';

const password = 'Barnwatch-2026!';
const repeated = { password, passwordRepetition: password };

const probes: readonly Row[] = [
  answers('GET api/p', 200),
  answers('GET api/v', 200),
  answers('GET api/identity', 200),
  answers('GET api/identity/imageUrl', 200),
  answers('GET api/identity/image', 200),
  refuses('GET api/identity/image', 404, 'image-missing', { at: 'senator' }),
];

const byUsername: readonly Row[] = [
  answers('GET api/auth/methods', 200),
  answers('GET api/auth/methods', 200, { at: 'senator' }),
  answers('GET api/auth/usernamePassword', 200),
  refuses('GET api/auth/usernamePassword', 404, 'route-unknown', { at: 'senator' }),
  answers('POST api/auth/usernamePassword', 201, { body: { username: 'anna.new', ...repeated, acceptEula: true } }),
  refuses('POST api/auth/usernamePassword', 409, 'username-in-use', {
    body: { username: 'Anna.New', ...repeated, acceptEula: true },
  }),
  refuses('POST api/auth/usernamePassword', 451, 'eula-required', {
    body: { username: 'bert.new', ...repeated, acceptEula: false },
  }),
  refuses('POST api/auth/usernamePassword', 404, 'route-unknown', { at: 'senator' }),
  answers('POST api/auth/usernamePassword/login', 200, { keep: { refresh: 'refreshToken' } }),
  refuses('POST api/auth/usernamePassword/login', 401, 'credentials-rejected', {
    body: { username: 'manager', password: 'wrong' },
  }),
  refuses('POST api/auth/usernamePassword/login', 404, 'route-unknown', { at: 'senator' }),
];

const email = 'carla@barnwatch.example';
const unproven = { email, password };

const byEmail: readonly Row[] = [
  answers('GET api/auth/emailPassword', 200),
  refuses('GET api/auth/emailPassword', 404, 'route-unknown', { at: 'plain' }),
  answers('POST api/auth/emailPassword', 201, { body: { email, ...repeated, acceptEula: true } }),
  refuses('POST api/auth/emailPassword', 409, 'email-in-use', { body: { email, ...repeated, acceptEula: true } }),
  refuses('POST api/auth/emailPassword', 451, 'eula-required', {
    body: { email: 'dora@barnwatch.example', ...repeated, acceptEula: false },
  }),
  refuses('POST api/auth/emailPassword', 404, 'route-unknown', { at: 'plain' }),
  refuses('POST api/auth/emailPassword/login', 412, 'email-not-verified', { body: unproven }),
  answers('POST api/auth/emailPassword/verification/new', 200, { body: { email } }),
  refuses('POST api/auth/emailPassword/verification/new', 404, 'route-unknown', { at: 'plain' }),
  refuses('POST api/auth/emailPassword/verify', 404, 'verification-rejected'),
  answers('POST api/auth/emailPassword/verify', 200, {
    body: { authenticationId: '{mailedId}', verificationToken: '{mailedToken}' },
  }),
  refuses('POST api/auth/emailPassword/verify', 404, 'route-unknown', { at: 'plain' }),
  answers('POST api/auth/emailPassword/login', 200, { body: unproven }),
  refuses('POST api/auth/emailPassword/login', 401, 'credentials-rejected', { body: { email, password: 'wrong' } }),
  refuses('POST api/auth/emailPassword/login', 404, 'route-unknown', { at: 'plain' }),
];

const sessions: readonly Row[] = [
  refuses('POST api/login/refresh', 451, 'eula-required', { body: { refreshToken: '{unsureRefresh}' } }),
  answers('POST api/login/refresh', 200, { body: { refreshToken: '{unsureRefresh}', acceptEula: true } }),
  refuses('POST api/login/refresh', 403, 'refresh-rejected'),
  answers('POST api/auth/usernamePassword/login', 200),
  answers('GET api/login/sessions', 200, { keep: { newestSession: 'sessions.0.sessionId' } }),
  answers('DELETE api/login/sessions/{sessionId}', 200, { path: { sessionId: '{newestSession}' } }),
  answers('GET api/login/sessions', 200, { as: 'newcomer', keep: { newcomersSession: 'sessions.0.sessionId' } }),
  refuses('DELETE api/login/sessions/{sessionId}', 404, 'session-unknown', {
    path: { sessionId: '{newcomersSession}' },
  }),
  answers('POST api/login/sessions/endOthers', 200, { as: 'newcomer' }),
  answers('GET api/permissions', 200),
  answers('GET api/eulas/current', 200),
  refuses('GET api/eulas/current', 404, 'eula-missing', { at: 'senator' }),
  answers('GET api/eulas', 200),
  answers('POST api/tickets', 201, { body: { path: 'api/streaming/pen-01' } }),
  refuses('POST api/tickets', 401, 'token-missing', { as: 'nobody' }),
  answers('DELETE api/login/{refreshToken}', 200, { path: { refreshToken: '{refresh}' } }),
];

const asProgram: readonly Row[] = [
  answers('POST api/auth/serviceAccount/login', 200, { body: { assertion: '{programStatement}' } }),
  refuses('POST api/auth/serviceAccount/login', 401, 'assertion-rejected', {
    body: { assertion: '{programStatement}' },
  }),
];

/** Who may come in, and how. */
export const identityCalls: readonly Row[] = [...probes, ...byUsername, ...byEmail, ...sessions];

/** Needs the program's key. */
export const programCalls: readonly Row[] = asProgram;
