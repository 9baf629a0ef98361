import { answers, type Row, refuses } from '../row';

const at = 'senator';
const person = { displayName: 'Anna Schmidt', acceptEula: true };

/** Signing in at barns through the senator, both halves. */
export const senatorCalls: readonly Row[] = [
  answers('GET .well-known/jwks.json', 200, { at }),
  refuses('GET .well-known/jwks.json', 404, 'route-unknown'),
  answers('GET api/auth/remote', 200),
  refuses('GET api/auth/remote', 404, 'route-unknown', { at }),
  refuses('POST api/auth/remote/account', 451, 'eula-required', {
    body: { ...person, assertion: '{personStatement1}', acceptEula: false },
  }),
  answers('POST api/auth/remote/account', 201, { body: { ...person, assertion: '{personStatement2}' } }),
  refuses('POST api/auth/remote/account', 409, 'remote-account-exists', {
    body: { ...person, assertion: '{personStatement3}' },
  }),
  refuses('POST api/auth/remote/account', 401, 'assertion-rejected', {
    body: { ...person, assertion: '{personStatement2}' },
  }),
  refuses('POST api/auth/remote/account', 404, 'route-unknown', { at, body: { ...person, assertion: 'x' } }),
  answers('POST api/auth/remote/login', 200, { body: { assertion: '{personStatement4}' } }),
  refuses('POST api/auth/remote/login', 401, 'assertion-rejected', { body: { assertion: '{personStatement4}' } }),
  refuses('POST api/auth/remote/login', 404, 'remote-account-missing', { body: { assertion: '{strangerStatement}' } }),
  answers('POST api/serviceProviders', 201, {
    at,
    body: { name: 'Test barn', globalUniqueIdentifier: 'test-barn' },
    keep: { provider: 'serviceProvider.serviceProviderId' },
  }),
  answers('POST api/serviceProviders', 201, {
    at,
    body: { name: 'Gone barn', globalUniqueIdentifier: 'gone-barn' },
    keep: { goneProvider: 'serviceProvider.serviceProviderId' },
  }),
  answers('POST api/serviceProviders', 201, {
    at,
    body: { name: 'Silent barn', globalUniqueIdentifier: 'silent-barn' },
    keep: { silentProvider: 'serviceProvider.serviceProviderId' },
  }),
  refuses('POST api/serviceProviders', 409, 'service-provider-exists', {
    at,
    body: { name: 'Test barn', globalUniqueIdentifier: 'test-barn' },
  }),
  refuses('POST api/serviceProviders', 404, 'instance-unknown', {
    at,
    body: { name: 'No barn', globalUniqueIdentifier: 'no-barn' },
  }),
  answers('GET api/serviceProviders/', 200, { at }),
  refuses('GET api/serviceProviders/', 404, 'route-unknown'),
  refuses('GET api/idp/{serviceProviderId}/login/', 404, 'remote-account-missing', {
    at,
    path: { serviceProviderId: '{provider}' },
  }),
  refuses('POST api/idp/{serviceProviderId}/account', 451, 'eula-required', {
    at,
    path: { serviceProviderId: '{provider}' },
    body: { ...person, acceptEula: false },
  }),
  answers('POST api/idp/{serviceProviderId}/account', 201, { at, path: { serviceProviderId: '{provider}' } }),
  refuses('POST api/idp/{serviceProviderId}/account', 409, 'remote-account-exists', {
    at,
    path: { serviceProviderId: '{provider}' },
  }),
  refuses('POST api/idp/{serviceProviderId}/account', 404, 'service-provider-unknown', { at }),
  refuses('POST api/idp/{serviceProviderId}/account', 502, 'instance-unreachable', {
    at,
    path: { serviceProviderId: '{goneProvider}' },
  }),
  answers('GET api/idp/{serviceProviderId}/login/', 200, { at, path: { serviceProviderId: '{provider}' } }),
  refuses('GET api/idp/{serviceProviderId}/login/', 502, 'instance-unreachable', {
    at,
    path: { serviceProviderId: '{goneProvider}' },
  }),
];

const silent = { at, path: { serviceProviderId: '{silentProvider}' } } as const;

/** A barn that takes calls on and never answers: each of these takes as long as a barn is waited for. */
export const silentBarnCalls: readonly Row[] = [
  refuses('POST api/idp/{serviceProviderId}/account', 504, 'instance-silent', silent),
  refuses('GET api/idp/{serviceProviderId}/login/', 504, 'instance-silent', silent),
];
