/** Every call of the specification, with the names that the contract gives to parameters. */
export const specifiedCalls = `
GET api/p
GET api/v
GET api/identity/imageUrl
GET api/auth/usernamePassword
GET api/auth/emailPassword
GET api/auth/remote
POST api/auth/usernamePassword/login
POST api/auth/emailPassword/login
POST api/auth/emailPassword
POST api/auth/usernamePassword
POST api/auth/emailPassword/verify
POST api/auth/emailPassword/verification/new
POST api/login/refresh
DELETE api/login/{refreshToken}
GET api/permissions
GET api/eulas/current
GET api/eulas
GET api/serviceProviders/
POST api/serviceProviders
POST api/idp/{serviceProviderId}/account
GET api/idp/{serviceProviderId}/login/
GET api/cameras
GET api/cameras/{cameraId}
DELETE api/cameras/{cameraId}
POST api/cameras
PATCH api/cameras/{key}/{cameraId}
PUT api/cameras/{cameraId}/management/{autoManaged}
GET api/cameras/{cameraId}/still
PUT api/privacy/{cameraId}/{privacy}
PUT api/privacy/multiple/{duration}
GET api/streaming/{cameraId}
GET api/recordings/frame/{cameraId}/{timestamp}
POST api/recordings/markAsFallback/{cameraId}/{timestamp}
POST api/recordings/query
GET api/recordings/thumbnail/gif/{recordingId}
GET api/recordings/thumbnail/image/{recordingId}
GET api/recordings/file/{cameraId}/{start}/{end}
POST api/artifact/create/heatmap
POST api/artifact/data
GET api/artifact/{artifactId}
GET api/regions/types
PUT api/regions/types/{regionTypeId}
DELETE api/regions/types/{regionTypeId}
GET api/regions/specifications
PUT api/regions/specifications/{regionSpecificationId}
DELETE api/regions/specifications/{regionSpecificationId}
GET api/regions/mappings
GET api/regions/mappings/{regionMappingId}
PUT api/regions/mappings/{regionMappingId}
POST api/regions/mappings/
POST api/data/labelCount
POST api/data/nightvision
GET api/data/labels
GET api/animalDistribution/setup
GET api/animalDistribution/{animalDistributionId}
POST api/animalDistribution/{animalDistributionId}
POST api/cameraCanvases/query
POST api/cameraCanvases/queryOne
GET api/cameraCanvases/
POST api/cameraCanvases
PATCH api/cameraCanvases/{cameraCanvasId}
DELETE api/cameraCanvases/{cameraCanvasId}
PATCH api/config/{product}.camera.canvas.management/
POST api/incidents/query
POST api/incidents/queryOne
GET api/incidents/handlers/{incidentType}/{simplified}
POST api/incidents/
PUT api/incidents/{incidentId}
DELETE api/incidents/{incidentId}
POST api/incidentEvents/query
POST api/incidentEvents/queryOne
DELETE api/incidentEvents/{incidentEventId}
POST api/watchdogs/queryOne
POST api/watchdogs/schedule/speed
PATCH api/watchdogs/{watchdogId}
GET api/authorization/permissions/all
GET api/authorization/roles/all
GET api/accounts
GET api/authorization/permissions/by_user/{accountId}/
GET api/authorization/roles/by_user/{accountId}/
GET api/authorization/roles/available_for_user/{accountId}
PUT api/authorization/add_role/{roleId}/to_user/{accountId}
DELETE api/authorization/delete_role/{roleId}/from_user/{accountId}
PUT api/authorization/add_permission/{permissionId}/to_user/{accountId}
DELETE api/authorization/delete_permission/{permissionId}/from_user/{accountId}
GET api/service_accounts/all
GET api/service_accounts/own
GET api/service_accounts/own/{serviceAccountId}
GET api/service_accounts/all/{serviceAccountId}
PUT api/service_accounts/own/{serviceAccountId}/pubkeys
PUT api/service_accounts/all/{serviceAccountId}/pubkeys
DELETE api/service_accounts/own/{serviceAccountId}/pubkeys/{fingerprint}
DELETE api/service_accounts/all/{serviceAccountId}/pubkeys/{fingerprint}
`
  .trim()
  .split('\n');

/** Actions of the client that the specification names without the call behind them. */
export const specifiedActions = [
  'closeIncident',
  'deleteIncident',
  'triggerIncidentEvent',
  'loadFirstEventsForIncident',
  'getIncidentSchema',
  'loadAllEventsForIncidentList',
  'loadAllEventsForMultiInstanceIncidentList',
  'loadGlobalOpenBarnInterventionIncidents',
  'loadGlobalLatestBarnInterventionIncidents',
  'verifyEmail',
  'resendEmailVerification',
  'loginWithEmailAndPassword',
  'registerWithEmailAndPassword',
  'loginWithIdentityProvider',
  'logOutOfInstance',
  'checkConnectionStrategy',
];
