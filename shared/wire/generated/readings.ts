// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { array, boolean, fallback, literal, maxLength, maxValue, minLength, minValue, nullish, number, object, optional, pipe, record, string, unknown, type InferOutput } from 'valibot';
import { byId, call, inOrder, inOrderIfTold } from '../call';
import { openWord } from '../open-word';
import { readableItems } from '../readable-items';

export const identifier = /* @__PURE__ */ pipe(/* @__PURE__ */ string(), /* @__PURE__ */ minLength(1), /* @__PURE__ */ maxLength(128));
export type Identifier = InferOutput<typeof identifier>;

export const instanceVersion = /* @__PURE__ */ object({ product: /* @__PURE__ */ string(), version: /* @__PURE__ */ string(), contractVersion: /* @__PURE__ */ string(), globalUniqueIdentifier: identifier });
export type InstanceVersion = InferOutput<typeof instanceVersion>;

export const instanceType = /* @__PURE__ */ openWord<'barn' | 'senator'>();
export type InstanceType = InferOutput<typeof instanceType>;

export const identity = /* @__PURE__ */ object({ globalUniqueIdentifier: identifier, name: /* @__PURE__ */ string(), realWorldName: /* @__PURE__ */ string(), type: instanceType });
export type Identity = InferOutput<typeof identity>;

export const timestampMs = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(253402300799999));
export type TimestampMs = InferOutput<typeof timestampMs>;

export const account = /* @__PURE__ */ object({ accountId: identifier, displayName: /* @__PURE__ */ string(), kind: /* @__PURE__ */ openWord<'usernamePassword' | 'emailPassword' | 'remote' | 'serviceAccount'>(), username: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), email: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), createdAt: timestampMs, lastSignIn: /* @__PURE__ */ nullish(timestampMs, null) });
export type Account = InferOutput<typeof account>;

export const refreshToken = /* @__PURE__ */ string();
export type RefreshToken = InferOutput<typeof refreshToken>;

export const accessToken = /* @__PURE__ */ string();
export type AccessToken = InferOutput<typeof accessToken>;

export const session = /* @__PURE__ */ object({ sessionId: identifier, createdAt: timestampMs, lastRefreshedAt: timestampMs, expiresAt: timestampMs, userAgent: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null), current: /* @__PURE__ */ boolean() });
export type Session = InferOutput<typeof session>;

export const eula = /* @__PURE__ */ object({ eulaId: identifier, version: /* @__PURE__ */ string(), title: /* @__PURE__ */ string(), publishedAt: timestampMs, mediaType: /* @__PURE__ */ openWord<'text/plain' | 'text/markdown' | 'application/pdf'>(), current: /* @__PURE__ */ boolean() });
export type Eula = InferOutput<typeof eula>;

export const ticket = /* @__PURE__ */ object({ ticket: /* @__PURE__ */ string(), expiresAt: timestampMs });
export type Ticket = InferOutput<typeof ticket>;

export const serviceProvider = /* @__PURE__ */ object({ serviceProviderId: identifier, globalUniqueIdentifier: identifier, remoteAccountId: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null), remoteAuthenticationId: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null), name: /* @__PURE__ */ string() });
export type ServiceProvider = InferOutput<typeof serviceProvider>;

export const privacyState = /* @__PURE__ */ object({ active: /* @__PURE__ */ boolean(), until: /* @__PURE__ */ nullish(timestampMs, null) });
export type PrivacyState = InferOutput<typeof privacyState>;

export const camera = /* @__PURE__ */ object({ cameraId: identifier, name: /* @__PURE__ */ string(), tags: /* @__PURE__ */ array(/* @__PURE__ */ string()), sortPrefix: /* @__PURE__ */ string(), privacy: privacyState, managed: /* @__PURE__ */ boolean(), loadedTimestamp: timestampMs, online: /* @__PURE__ */ boolean(), lastSeen: /* @__PURE__ */ nullish(timestampMs, null), width: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(16384))), undefined), height: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(16384))), undefined), sourceKind: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ openWord<'simulated' | 'file' | 'rtsp'>()), undefined) });
export type Camera = InferOutput<typeof camera>;

export const triedPicture = /* @__PURE__ */ object({ jpeg: /* @__PURE__ */ string(), capturedAt: timestampMs, width: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(16384)), height: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(16384)) });
export type TriedPicture = InferOutput<typeof triedPicture>;

export const recording = /* @__PURE__ */ object({ recordingId: identifier, cameraId: identifier, start: timestampMs, end: timestampMs, sizeBytes: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0))), undefined), width: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(16384))), undefined), height: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(16384))), undefined) });
export type Recording = InferOutput<typeof recording>;

export const page = /* @__PURE__ */ object({ offset: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), limit: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(1000)), total: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), next: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined) });
export type Page = InferOutput<typeof page>;

export const timeSpan = /* @__PURE__ */ object({ start: timestampMs, end: timestampMs });
export type TimeSpan = InferOutput<typeof timeSpan>;

export const cameraSpans = /* @__PURE__ */ object({ cameraId: identifier, recorded: /* @__PURE__ */ readableItems(timeSpan), private: /* @__PURE__ */ readableItems(timeSpan) });
export type CameraSpans = InferOutput<typeof cameraSpans>;

export const durationMs = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(315360000000));
export type DurationMs = InferOutput<typeof durationMs>;

export const recordingProgress = /* @__PURE__ */ object({ state: /* @__PURE__ */ openWord<'unmade' | 'waiting' | 'making' | 'ready'>(), share: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1)) });
export type RecordingProgress = InferOutput<typeof recordingProgress>;

export const recordingEstimate = /* @__PURE__ */ object({ durationMs: durationMs, sizeBytes: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), gaps: /* @__PURE__ */ readableItems(timeSpan), privateSpans: /* @__PURE__ */ readableItems(timeSpan) });
export type RecordingEstimate = InferOutput<typeof recordingEstimate>;

export const artifactType = /* @__PURE__ */ openWord<'heatmap' | 'longTimeExposure'>();
export type ArtifactType = InferOutput<typeof artifactType>;

export const timeWindow = /* @__PURE__ */ object({ start: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined), end: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined), duration: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(durationMs), undefined) });
export type TimeWindow = InferOutput<typeof timeWindow>;

export const artifact = /* @__PURE__ */ object({ artifactId: identifier, type: artifactType, preferredFilename: /* @__PURE__ */ string(), state: /* @__PURE__ */ openWord<'pending' | 'ready' | 'failed'>(), progress: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1)), createdAt: timestampMs, stored: /* @__PURE__ */ boolean(), mediaType: /* @__PURE__ */ string(), sizeBytes: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0))), undefined), privateMs: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0))), undefined), parameters: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ object({ cameraId: identifier, width: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(64), /* @__PURE__ */ maxValue(3840)), time: timeWindow, colorMap: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()), labels: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()), settings: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()), frameInterval: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()), offset: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()) })), undefined) });
export type Artifact = InferOutput<typeof artifact>;

export const heatmapData = /* @__PURE__ */ object({ cameraId: identifier, columns: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(4000)), rows: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(4000)), cells: /* @__PURE__ */ array(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0))), unit: /* @__PURE__ */ openWord<'animalMinutesPerHour'>(), least: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), most: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), fullColour: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), animalMinutes: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), seenMs: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), seen: timeSpan, privateMs: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)) });
export type HeatmapData = InferOutput<typeof heatmapData>;

export const color = /* @__PURE__ */ string();
export type Color = InferOutput<typeof color>;

export const regionType = /* @__PURE__ */ object({ regionTypeId: identifier, color: color });
export type RegionType = InferOutput<typeof regionType>;

export const regionSpecification = /* @__PURE__ */ object({ regionSpecificationId: identifier, color: color, regionType: identifier });
export type RegionSpecification = InferOutput<typeof regionSpecification>;

export const fraction = /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1));
export type Fraction = InferOutput<typeof fraction>;

export const point = /* @__PURE__ */ object({ x: fraction, y: fraction });
export type Point = InferOutput<typeof point>;

export const region = /* @__PURE__ */ object({ regionSpecification: identifier, color: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(color), undefined), points: /* @__PURE__ */ array(point) });
export type Region = InferOutput<typeof region>;

export const regionMapping = /* @__PURE__ */ object({ regionMappingId: identifier, cameraId: identifier, regionType: identifier, regions: /* @__PURE__ */ array(region), autoGeneratedMappingId: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null), isNew: /* @__PURE__ */ boolean(), lastUpdated: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined) });
export type RegionMapping = InferOutput<typeof regionMapping>;

export const dataAcknowledgement = /* @__PURE__ */ object({ rows: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), truncated: /* @__PURE__ */ boolean(), coveredTime: timeSpan });
export type DataAcknowledgement = InferOutput<typeof dataAcknowledgement>;

export const dataTable = /* @__PURE__ */ object({ columns: /* @__PURE__ */ array(/* @__PURE__ */ string()), rows: /* @__PURE__ */ array(/* @__PURE__ */ unknown()), timeResolution: durationMs, acknowledgement: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(dataAcknowledgement), undefined) });
export type DataTable = InferOutput<typeof dataTable>;

export const label = /* @__PURE__ */ object({ label: /* @__PURE__ */ string(), species: /* @__PURE__ */ openWord<'pig' | 'broiler'>(), posture: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ openWord<'lying' | 'sitting' | 'standing'>()), undefined) });
export type Label = InferOutput<typeof label>;

export const detectionsTaken = /* @__PURE__ */ object({ looks: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), detections: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), hidden: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)) });
export type DetectionsTaken = InferOutput<typeof detectionsTaken>;

export const animalDistributionSetup = /* @__PURE__ */ object({ animalDistributionId: identifier, name: /* @__PURE__ */ string(), regionType: identifier, cameraIds: /* @__PURE__ */ array(identifier), labels: /* @__PURE__ */ array(/* @__PURE__ */ string()), minimumTimeResolution: durationMs });
export type AnimalDistributionSetup = InferOutput<typeof animalDistributionSetup>;

export const animalDistribution = /* @__PURE__ */ object({ animalDistributionId: identifier, time: timeSpan, timeResolution: durationMs, regionMapping: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ object({ regionMappingId: identifier, lastUpdated: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined) })), undefined), progress: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1)), samples: /* @__PURE__ */ readableItems(/* @__PURE__ */ object({ time: timestampMs, animals: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0))), undefined), inRegions: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ array(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)))), undefined), index: /* @__PURE__ */ nullish(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1)), null), shares: /* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1))) })) });
export type AnimalDistribution = InferOutput<typeof animalDistribution>;

export const canvasCorner = /* @__PURE__ */ object({ x: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(-1), /* @__PURE__ */ maxValue(2)), y: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(-1), /* @__PURE__ */ maxValue(2)) });
export type CanvasCorner = InferOutput<typeof canvasCorner>;

export const canvasCamera = /* @__PURE__ */ object({ cameraId: identifier, x: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1)), y: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(10)), width: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ maxValue(1)), rotation: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(-360), /* @__PURE__ */ maxValue(360))), undefined), crop: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ object({ x: fraction, y: fraction, width: fraction, height: fraction })), undefined), corners: /* @__PURE__ */ optional(/* @__PURE__ */ array(canvasCorner)) });
export type CanvasCamera = InferOutput<typeof canvasCamera>;

export const canvasFloorPlan = /* @__PURE__ */ object({ canvasPictureId: identifier, opacity: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ maxValue(1)) });
export type CanvasFloorPlan = InferOutput<typeof canvasFloorPlan>;

export const cameraCanvas = /* @__PURE__ */ object({ cameraCanvasId: identifier, name: /* @__PURE__ */ string(), published: /* @__PURE__ */ boolean(), editable: /* @__PURE__ */ boolean(), heightRatio: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ maxValue(10)), cameras: /* @__PURE__ */ optional(/* @__PURE__ */ array(canvasCamera)), floorPlan: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(canvasFloorPlan), undefined), lastUpdated: timestampMs, ownerAccountId: identifier });
export type CameraCanvas = InferOutput<typeof cameraCanvas>;

export const canvasPicture = /* @__PURE__ */ object({ canvasPictureId: identifier, sizeBytes: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1)), width: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(2048)), height: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(2048)) });
export type CanvasPicture = InferOutput<typeof canvasPicture>;

export const canvasManagement = /* @__PURE__ */ object({ baseCanvas: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null) });
export type CanvasManagement = InferOutput<typeof canvasManagement>;

export const incidentState = /* @__PURE__ */ openWord<'created' | 'hidden' | 'actionRequired' | 'closed' | 'solved' | 'issueResolved' | 'barnEmpty' | 'barnPartlyFull' | 'barnFull' | 'deadAnimalExists' | 'noDeadAnimal' | 'faultExists'>();
export type IncidentState = InferOutput<typeof incidentState>;

export const incident = /* @__PURE__ */ object({ incidentId: identifier, type: /* @__PURE__ */ openWord<'barnIntervention' | 'barnDocumentation' | 'barnState' | 'generic'>(), state: incidentState, openedAt: timestampMs, lastUpdated: timestampMs, closedAt: /* @__PURE__ */ nullish(timestampMs, null), identifier: /* @__PURE__ */ string(), messagePayload: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()), globalUniqueIdentifier: identifier, barnName: /* @__PURE__ */ string(), realWorldName: /* @__PURE__ */ string(), isPublicOpen: /* @__PURE__ */ boolean(), attachmentIds: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ array(identifier)), undefined) });
export type Incident = InferOutput<typeof incident>;

export const incidentType = /* @__PURE__ */ openWord<'barnDocumentation' | 'barnIntervention' | 'barnState' | 'generic'>();
export type IncidentType = InferOutput<typeof incidentType>;

export const incidentTrigger = /* @__PURE__ */ openWord<'create' | 'hide' | 'issueDetected' | 'noIssueDetected' | 'stateDetected' | 'close'>();
export type IncidentTrigger = InferOutput<typeof incidentTrigger>;

export const incidentIssue = /* @__PURE__ */ object({ issue: /* @__PURE__ */ string(), title: /* @__PURE__ */ object({ en: /* @__PURE__ */ string(), de: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined) }) });
export type IncidentIssue = InferOutput<typeof incidentIssue>;

export const incidentHandler = /* @__PURE__ */ object({ type: incidentType, triggers: /* @__PURE__ */ readableItems(/* @__PURE__ */ object({ trigger: incidentTrigger, from: /* @__PURE__ */ array(incidentState), to: /* @__PURE__ */ array(incidentState) })), typeSetup: /* @__PURE__ */ readableItems(/* @__PURE__ */ object({ type: /* @__PURE__ */ string(), title: /* @__PURE__ */ object({ en: /* @__PURE__ */ string(), de: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined) }), issues: /* @__PURE__ */ readableItems(incidentIssue) })), payloadSchema: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ unknown())), undefined) });
export type IncidentHandler = InferOutput<typeof incidentHandler>;

export const incidentPayload = /* @__PURE__ */ unknown();
export type IncidentPayload = InferOutput<typeof incidentPayload>;

export const incidentEvent = /* @__PURE__ */ object({ incidentEventId: identifier, incidentId: identifier, trigger: incidentTrigger, state: incidentState, payload: /* @__PURE__ */ fallback(/* @__PURE__ */ nullish(incidentPayload), undefined), eventTimestamp: timestampMs, globalUniqueIdentifier: identifier, realWorldName: /* @__PURE__ */ string(), accountId: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null), authorName: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), identifier: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined) });
export type IncidentEvent = InferOutput<typeof incidentEvent>;

export const incidentAttachment = /* @__PURE__ */ object({ attachmentId: identifier, incidentId: identifier, identifier: /* @__PURE__ */ string(), sizeBytes: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1)), width: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(2048)), height: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(1), /* @__PURE__ */ maxValue(2048)), caption: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), cameraId: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(identifier), undefined), capturedAt: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined), createdAt: timestampMs, accountId: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null), authorName: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined) });
export type IncidentAttachment = InferOutput<typeof incidentAttachment>;

export const schedule = /* @__PURE__ */ string();
export type Schedule = InferOutput<typeof schedule>;

export const watchdogParameters = /* @__PURE__ */ object({ speedThreshold: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1000)), dailyResetOffsetHours: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(24)), maxDailyIncreasedSeverityWarnings: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(3)) });
export type WatchdogParameters = InferOutput<typeof watchdogParameters>;

export const watchdogRun = /* @__PURE__ */ object({ startedAt: timestampMs, speed: /* @__PURE__ */ nullish(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)), null), warned: /* @__PURE__ */ boolean(), incidentId: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(identifier), undefined) });
export type WatchdogRun = InferOutput<typeof watchdogRun>;

export const watchdog = /* @__PURE__ */ object({ watchdogId: identifier, type: /* @__PURE__ */ openWord<'speed'>(), breedName: /* @__PURE__ */ string(), schedule: schedule, parameters: watchdogParameters, enabled: /* @__PURE__ */ boolean(), lastUpdated: timestampMs, recentRuns: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ readableItems(watchdogRun)), undefined) });
export type Watchdog = InferOutput<typeof watchdog>;

export const permissionEntry = /* @__PURE__ */ object({ permissionId: identifier, description: /* @__PURE__ */ string() });
export type PermissionEntry = InferOutput<typeof permissionEntry>;

export const role = /* @__PURE__ */ object({ roleId: identifier, name: /* @__PURE__ */ string(), description: /* @__PURE__ */ string(), permissions: /* @__PURE__ */ array(identifier), inheritedRoles: /* @__PURE__ */ array(identifier) });
export type Role = InferOutput<typeof role>;

export const heldPermission = /* @__PURE__ */ object({ permissionId: identifier, inheritedFrom: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null) });
export type HeldPermission = InferOutput<typeof heldPermission>;

export const heldRole = /* @__PURE__ */ object({ roleId: identifier, inheritedFrom: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null) });
export type HeldRole = InferOutput<typeof heldRole>;

export const fingerprint = /* @__PURE__ */ string();
export type Fingerprint = InferOutput<typeof fingerprint>;

export const publicKey = /* @__PURE__ */ object({ fingerprint: fingerprint, expiry: /* @__PURE__ */ nullish(timestampMs, null), publicKey: /* @__PURE__ */ string() });
export type PublicKey = InferOutput<typeof publicKey>;

export const serviceAccount = /* @__PURE__ */ object({ serviceAccountId: identifier, name: /* @__PURE__ */ string(), ownerAccountId: identifier, createdAt: timestampMs, publicKeys: /* @__PURE__ */ readableItems(publicKey) });
export type ServiceAccount = InferOutput<typeof serviceAccount>;

export const interventionType = /* @__PURE__ */ openWord<'climate' | 'moisture' | 'technical' | 'stress' | 'health' | 'other'>();
export type InterventionType = InferOutput<typeof interventionType>;

export const severity = /* @__PURE__ */ openWord<'none' | 'low' | 'middle' | 'high'>();
export type Severity = InferOutput<typeof severity>;

export const barnInterventionPayload = /* @__PURE__ */ object({ type: interventionType, title: /* @__PURE__ */ string(), description: /* @__PURE__ */ string(), severity: severity, issue: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null), typeSpecificPayload: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ object({ temperatureRating: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), cameraId: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(identifier), undefined), timestamp: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined) })), undefined) });
export type BarnInterventionPayload = InferOutput<typeof barnInterventionPayload>;

export const documentationLocation = /* @__PURE__ */ object({ kind: /* @__PURE__ */ openWord<'global' | 'camera' | 'region'>(), cameraId: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()), regionSpecification: /* @__PURE__ */ optional(/* @__PURE__ */ unknown()) });
export type DocumentationLocation = InferOutput<typeof documentationLocation>;

export const barnDocumentationPayload = /* @__PURE__ */ object({ classification: /* @__PURE__ */ string(), description: /* @__PURE__ */ string(), specification: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ object({ type: /* @__PURE__ */ string() })), undefined), startTimestamp: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined), endTimestamp: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined), timestamp: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(timestampMs), undefined), location: documentationLocation });
export type BarnDocumentationPayload = InferOutput<typeof barnDocumentationPayload>;

export const hideReasonPayload = /* @__PURE__ */ object({ reason: /* @__PURE__ */ string() });
export type HideReasonPayload = InferOutput<typeof hideReasonPayload>;

export const barnStateName = /* @__PURE__ */ openWord<'barnEmpty' | 'barnPartlyFull' | 'barnFull' | 'deadAnimalExists' | 'noDeadAnimal' | 'faultExists'>();
export type BarnStateName = InferOutput<typeof barnStateName>;

export const barnFault = /* @__PURE__ */ openWord<'cameraSilent' | 'recordingStopped' | 'diskFilling' | 'storeAway' | 'clockJumped' | 'detectorSilent' | 'lensDirty' | 'cameraMoved' | 'pictureFrozen'>();
export type BarnFault = InferOutput<typeof barnFault>;

export const barnStatePayload = /* @__PURE__ */ object({ state: barnStateName, description: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), cameraId: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(identifier), undefined), position: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(point), undefined), animalCount: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0), /* @__PURE__ */ maxValue(1000000))), undefined), outcome: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ openWord<'collected' | 'notDead'>()), undefined), fault: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(barnFault), undefined) });
export type BarnStatePayload = InferOutput<typeof barnStatePayload>;

export const genericPayload = /* @__PURE__ */ object({ title: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), description: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(/* @__PURE__ */ string()), undefined), severity: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(severity), undefined) });
export type GenericPayload = InferOutput<typeof genericPayload>;

/** Which program runs there? */
export const readVersion = /* @__PURE__ */ call('GET api/v', /* @__PURE__ */ object({ version: instanceVersion }), {  });

/** Who is the instance? */
export const readIdentity = /* @__PURE__ */ call('GET api/identity', /* @__PURE__ */ object({ identity: identity }), {  });

/** Where is the picture of the instance? */
export const readIdentityImageUrl = /* @__PURE__ */ call('GET api/identity/imageUrl', /* @__PURE__ */ object({ imageUrl: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null) }), {  });

/** How can one sign in? */
export const listSignInMethods = /* @__PURE__ */ call('GET api/auth/methods', /* @__PURE__ */ object({ methods: /* @__PURE__ */ object({ usernamePassword: /* @__PURE__ */ boolean(), emailPassword: /* @__PURE__ */ boolean(), remote: /* @__PURE__ */ boolean() }) }), {  });

/** Can one sign in by user name and password? */
export const probeUsernamePassword = /* @__PURE__ */ call('GET api/auth/usernamePassword', /* @__PURE__ */ object({ supported: /* @__PURE__ */ literal(true) }), {  });

/** Sign up by user name. */
export const signUpByUsername = /* @__PURE__ */ call('POST api/auth/usernamePassword', /* @__PURE__ */ object({ account: account }), {  });

/** Can one sign in by e-mail and password? */
export const probeEmailPassword = /* @__PURE__ */ call('GET api/auth/emailPassword', /* @__PURE__ */ object({ supported: /* @__PURE__ */ literal(true) }), {  });

/** Sign up by e-mail. */
export const signUpByEmail = /* @__PURE__ */ call('POST api/auth/emailPassword', /* @__PURE__ */ object({ account: account }), {  });

/** Can one sign in by single sign-on by a senator? */
export const probeRemote = /* @__PURE__ */ call('GET api/auth/remote', /* @__PURE__ */ object({ supported: /* @__PURE__ */ literal(true) }), {  });

/** Sign in by user name. */
export const signInByUsername = /* @__PURE__ */ call('POST api/auth/usernamePassword/login', /* @__PURE__ */ object({ refreshToken: refreshToken }), {  });

/** Sign in by e-mail. */
export const signInByEmail = /* @__PURE__ */ call('POST api/auth/emailPassword/login', /* @__PURE__ */ object({ refreshToken: refreshToken }), {  });

/** Verify an e-mail address. */
export const verifyEmail = /* @__PURE__ */ call('POST api/auth/emailPassword/verify', /* @__PURE__ */ object({  }), {  });

/** Send the verification mail again. */
export const resendEmailVerification = /* @__PURE__ */ call('POST api/auth/emailPassword/verification/new', /* @__PURE__ */ object({  }), {  });

/** Get an access token. */
export const refreshAccess = /* @__PURE__ */ call('POST api/login/refresh', /* @__PURE__ */ object({ accessToken: accessToken, refreshToken: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(refreshToken), undefined) }), {  });

/** Where am I signed in? */
export const listOwnSessions = /* @__PURE__ */ call('GET api/login/sessions', /* @__PURE__ */ object({  }), { sessions: /* @__PURE__ */ inOrder(session) });

/** Sign out on one of my devices. */
export const endOwnSession = /* @__PURE__ */ call('DELETE api/login/sessions/{sessionId}', /* @__PURE__ */ object({  }), {  });

/** Sign out on all my other devices. */
export const endOtherSessions = /* @__PURE__ */ call('POST api/login/sessions/endOthers', /* @__PURE__ */ object({ ended: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)) }), {  });

/** Sign out. */
export const signOut = /* @__PURE__ */ call('DELETE api/login/{refreshToken}', /* @__PURE__ */ object({  }), {  });

/** What may I do? */
export const listOwnPermissions = /* @__PURE__ */ call('GET api/permissions', /* @__PURE__ */ object({ permissions: /* @__PURE__ */ array(/* @__PURE__ */ openWord<'cameras.view' | 'cameras.manage' | 'cameras.privacy' | 'recordings.view' | 'artifacts.view' | 'artifacts.manage' | 'regions.view' | 'regions.manage' | 'data.view' | 'data.write' | 'canvases.view' | 'canvases.manage' | 'incidents.view' | 'incidents.manage' | 'incidents.manage.advanced' | 'incidents.barnDocumentation.manage' | 'incidents.barnIntervention.manage' | 'incidents.barnState.manage' | 'incidents.generic.manage' | 'watchdogs.view' | 'watchdogs.manage' | 'authorization.view' | 'authorization.manage' | 'serviceAccounts.own' | 'serviceAccounts.all' | 'config.manage'>()) }), {  });

/** Versions of the licence agreement. */
export const listEulas = /* @__PURE__ */ call('GET api/eulas', /* @__PURE__ */ object({  }), { eulas: /* @__PURE__ */ inOrder(eula) });

/** Sign in as a service account. */
export const signInByKey = /* @__PURE__ */ call('POST api/auth/serviceAccount/login', /* @__PURE__ */ object({ refreshToken: refreshToken }), {  });

/** Get a ticket for one file or stream. */
export const createTicket = /* @__PURE__ */ call('POST api/tickets', /* @__PURE__ */ object({ ticket: ticket }), {  });

/** Create an account for someone known to a senator. */
export const createAccountForSenator = /* @__PURE__ */ call('POST api/auth/remote/account', /* @__PURE__ */ object({ remoteAccountId: identifier, remoteAuthenticationId: identifier }), {  });

/** Sign in someone known to a senator. */
export const signInForSenator = /* @__PURE__ */ call('POST api/auth/remote/login', /* @__PURE__ */ object({ refreshToken: refreshToken }), {  });

/** Barns that I can sign in at. */
export const listServiceProviders = /* @__PURE__ */ call('GET api/serviceProviders/', /* @__PURE__ */ object({  }), { serviceProviders: /* @__PURE__ */ inOrder(serviceProvider) });

/** Add a barn to sign in at. */
export const createServiceProvider = /* @__PURE__ */ call('POST api/serviceProviders', /* @__PURE__ */ object({ serviceProvider: serviceProvider }), {  });

/** Create my account at the barn. */
export const createRemoteAccount = /* @__PURE__ */ call('POST api/idp/{serviceProviderId}/account', /* @__PURE__ */ object({ serviceProvider: serviceProvider }), {  });

/** Sign in at the barn. */
export const signInAtProvider = /* @__PURE__ */ call('GET api/idp/{serviceProviderId}/login/', /* @__PURE__ */ object({ refreshToken: refreshToken }), {  });

/** All cameras. */
export const listCameras = /* @__PURE__ */ call('GET api/cameras', /* @__PURE__ */ object({  }), { cameras: /* @__PURE__ */ byId(camera) });

/** Create a camera. */
export const createCamera = /* @__PURE__ */ call('POST api/cameras', /* @__PURE__ */ object({ camera: camera }), {  });

/** One camera. */
export const readCamera = /* @__PURE__ */ call('GET api/cameras/{cameraId}', /* @__PURE__ */ object({ camera: camera }), {  });

/** Delete a camera. */
export const deleteCamera = /* @__PURE__ */ call('DELETE api/cameras/{cameraId}', /* @__PURE__ */ object({  }), {  });

/** Change a camera. */
export const updateCamera = /* @__PURE__ */ call('PATCH api/cameras/{key}/{cameraId}', /* @__PURE__ */ object({ camera: camera }), {  });

/** Let the instance manage a camera, or not. */
export const setCameraManagement = /* @__PURE__ */ call('PUT api/cameras/{cameraId}/management/{autoManaged}', /* @__PURE__ */ object({ camera: camera }), {  });

/** Try a source of pictures. */
export const trySource = /* @__PURE__ */ call('POST api/cameraSources/picture', /* @__PURE__ */ object({ picture: triedPicture }), {  });

/** Switch privacy mode of all cameras. */
export const setPrivacyOfAll = /* @__PURE__ */ call('PUT api/privacy/multiple/{duration}', /* @__PURE__ */ object({  }), { privacy: /* @__PURE__ */ byId(privacyState) });

/** Switch privacy mode of a camera. */
export const setPrivacy = /* @__PURE__ */ call('PUT api/privacy/{cameraId}/{privacy}', /* @__PURE__ */ object({ privacy: privacyState }), {  });

/** Mark a moment as fallback still. */
export const markAsFallback = /* @__PURE__ */ call('POST api/recordings/markAsFallback/{cameraId}/{timestamp}', /* @__PURE__ */ object({ timestamp: timestampMs }), {  });

/** Recordings by camera and time. */
export const queryRecordings = /* @__PURE__ */ call('POST api/recordings/query', /* @__PURE__ */ object({ page: page }), { recordings: /* @__PURE__ */ inOrder(recording) });

/** Where something is recorded. */
export const queryRecordedSpans = /* @__PURE__ */ call('POST api/recordings/spans', /* @__PURE__ */ object({ resolution: durationMs }), { cameras: /* @__PURE__ */ inOrder(cameraSpans) });

/** How far the video of a span is. */
export const readRecordingProgress = /* @__PURE__ */ call('GET api/recordings/file/{cameraId}/{start}/{end}/progress', /* @__PURE__ */ object({ progress: recordingProgress }), {  });

/** How long and how large the video of a span would be. */
export const estimateRecording = /* @__PURE__ */ call('GET api/recordings/file/{cameraId}/{start}/{end}/estimate', /* @__PURE__ */ object({ estimate: recordingEstimate }), {  });

/** Make a heatmap. */
export const createHeatmap = /* @__PURE__ */ call('POST api/artifact/create/heatmap', /* @__PURE__ */ object({ artifact: artifact }), {  });

/** Make a long-time exposure. */
export const createLongTimeExposure = /* @__PURE__ */ call('POST api/artifact/create/longTimeExposure', /* @__PURE__ */ object({ artifact: artifact }), {  });

/** Artifacts. */
export const queryArtifacts = /* @__PURE__ */ call('POST api/artifact/data', /* @__PURE__ */ object({ page: page }), { artifacts: /* @__PURE__ */ inOrder(artifact) });

/** Delete an artifact, or give up making it. */
export const deleteArtifact = /* @__PURE__ */ call('DELETE api/artifact/{artifactId}', /* @__PURE__ */ object({  }), {  });

/** What a heatmap shows, in numbers. */
export const readHeatmapData = /* @__PURE__ */ call('GET api/artifact/{artifactId}/data', /* @__PURE__ */ object({ heatmap: heatmapData }), {  });

/** Region types. */
export const listRegionTypes = /* @__PURE__ */ call('GET api/regions/types', /* @__PURE__ */ object({  }), { regionTypes: /* @__PURE__ */ inOrder(regionType) });

/** Create or change a region type. */
export const putRegionType = /* @__PURE__ */ call('PUT api/regions/types/{regionTypeId}', /* @__PURE__ */ object({ regionType: regionType }), {  });

/** Delete a region type. */
export const deleteRegionType = /* @__PURE__ */ call('DELETE api/regions/types/{regionTypeId}', /* @__PURE__ */ object({  }), {  });

/** Region specifications. */
export const listRegionSpecifications = /* @__PURE__ */ call('GET api/regions/specifications', /* @__PURE__ */ object({  }), { regionSpecifications: /* @__PURE__ */ inOrder(regionSpecification) });

/** Create or change a region specification. */
export const putRegionSpecification = /* @__PURE__ */ call('PUT api/regions/specifications/{regionSpecificationId}', /* @__PURE__ */ object({ regionSpecification: regionSpecification }), {  });

/** Delete a region specification. */
export const deleteRegionSpecification = /* @__PURE__ */ call('DELETE api/regions/specifications/{regionSpecificationId}', /* @__PURE__ */ object({  }), {  });

/** Region mappings. */
export const listRegionMappings = /* @__PURE__ */ call('GET api/regions/mappings', /* @__PURE__ */ object({  }), { regionMappings: /* @__PURE__ */ inOrder(regionMapping) });

/** One region mapping. */
export const readRegionMapping = /* @__PURE__ */ call('GET api/regions/mappings/{regionMappingId}', /* @__PURE__ */ object({ regionMapping: regionMapping }), {  });

/** Change a region mapping. */
export const putRegionMapping = /* @__PURE__ */ call('PUT api/regions/mappings/{regionMappingId}', /* @__PURE__ */ object({ regionMapping: regionMapping }), {  });

/** Create a region mapping. */
export const createRegionMapping = /* @__PURE__ */ call('POST api/regions/mappings/', /* @__PURE__ */ object({ regionMapping: regionMapping }), {  });

/** Animals by label over time. */
export const queryLabelCount = /* @__PURE__ */ call('POST api/data/labelCount', /* @__PURE__ */ object({ labelCount: dataTable }), {  });

/** Infrared over time. */
export const queryNightVision = /* @__PURE__ */ call('POST api/data/nightvision', /* @__PURE__ */ object({ nightvision: dataTable }), {  });

/** How fast the herd moves. */
export const queryHerdSpeed = /* @__PURE__ */ call('POST api/data/speed', /* @__PURE__ */ object({ speed: dataTable }), {  });

/** What is counted. */
export const listLabels = /* @__PURE__ */ call('GET api/data/labels', /* @__PURE__ */ object({  }), { labels: /* @__PURE__ */ inOrder(label) });

/** Send what a detector has found. */
export const sendDetections = /* @__PURE__ */ call('POST api/data/detections', /* @__PURE__ */ object({ taken: detectionsTaken }), {  });

/** Which distributions there are. */
export const readAnimalDistributionSetup = /* @__PURE__ */ call('GET api/animalDistribution/setup', /* @__PURE__ */ object({  }), { setup: /* @__PURE__ */ inOrder(animalDistributionSetup), ofCameras: /* @__PURE__ */ inOrderIfTold(animalDistributionSetup) });

/** Distribution of the last hour. */
export const readAnimalDistribution = /* @__PURE__ */ call('GET api/animalDistribution/{animalDistributionId}', /* @__PURE__ */ object({ animalDistribution: animalDistribution }), {  });

/** Distribution of a span. */
export const queryAnimalDistribution = /* @__PURE__ */ call('POST api/animalDistribution/{animalDistributionId}', /* @__PURE__ */ object({ animalDistribution: animalDistribution }), {  });

/** Canvases. */
export const queryCameraCanvases = /* @__PURE__ */ call('POST api/cameraCanvases/query', /* @__PURE__ */ object({ page: page }), { cameraCanvases: /* @__PURE__ */ inOrder(cameraCanvas) });

/** One canvas. */
export const queryOneCameraCanvas = /* @__PURE__ */ call('POST api/cameraCanvases/queryOne', /* @__PURE__ */ object({ cameraCanvas: /* @__PURE__ */ nullish(cameraCanvas, null) }), {  });

/** All canvases and which one is shown first. */
export const listCameraCanvases = /* @__PURE__ */ call('GET api/cameraCanvases/', /* @__PURE__ */ object({ baseCanvas: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null) }), { cameraCanvases: /* @__PURE__ */ inOrder(cameraCanvas) });

/** Create a canvas. */
export const createCameraCanvas = /* @__PURE__ */ call('POST api/cameraCanvases', /* @__PURE__ */ object({ cameraCanvas: cameraCanvas }), {  });

/** Change a canvas. */
export const updateCameraCanvas = /* @__PURE__ */ call('PATCH api/cameraCanvases/{cameraCanvasId}', /* @__PURE__ */ object({ cameraCanvas: cameraCanvas }), {  });

/** Delete a canvas. */
export const deleteCameraCanvas = /* @__PURE__ */ call('DELETE api/cameraCanvases/{cameraCanvasId}', /* @__PURE__ */ object({  }), {  });

/** Send a picture that lies below a canvas. */
export const sendCanvasPicture = /* @__PURE__ */ call('POST api/canvasPictures', /* @__PURE__ */ object({ canvasPicture: canvasPicture }), {  });

/** Choose the canvas that is shown first. */
export const setBaseCanvas = /* @__PURE__ */ call('PATCH api/config/{product}.camera.canvas.management/', /* @__PURE__ */ object({ config: canvasManagement }), {  });

/** Incidents. */
export const queryIncidents = /* @__PURE__ */ call('POST api/incidents/query', /* @__PURE__ */ object({ page: page }), { incidents: /* @__PURE__ */ inOrder(incident) });

/** One incident. */
export const queryOneIncident = /* @__PURE__ */ call('POST api/incidents/queryOne', /* @__PURE__ */ object({ incident: /* @__PURE__ */ nullish(incident, null) }), {  });

/** How a type of incident is handled. */
export const readIncidentHandler = /* @__PURE__ */ call('GET api/incidents/handlers/{incidentType}/{simplified}', /* @__PURE__ */ object({ handler: incidentHandler }), {  });

/** Create an incident. */
export const createIncident = /* @__PURE__ */ call('POST api/incidents/', /* @__PURE__ */ object({ incident: incident, incidentEvent: incidentEvent }), {  });

/** Close an incident. */
export const closeIncident = /* @__PURE__ */ call('PUT api/incidents/{incidentId}', /* @__PURE__ */ object({ incident: incident }), {  });

/** Delete an incident. */
export const deleteIncident = /* @__PURE__ */ call('DELETE api/incidents/{incidentId}', /* @__PURE__ */ object({  }), {  });

/** Pictures attached to an incident. */
export const listIncidentAttachments = /* @__PURE__ */ call('GET api/incidents/{incidentId}/attachments', /* @__PURE__ */ object({  }), { attachments: /* @__PURE__ */ inOrder(incidentAttachment) });

/** Attach a picture to an incident. */
export const attachToIncident = /* @__PURE__ */ call('POST api/incidents/{incidentId}/attachments', /* @__PURE__ */ object({ attachment: incidentAttachment }), {  });

/** Take a picture away from an open incident. */
export const removeIncidentAttachment = /* @__PURE__ */ call('DELETE api/incidentAttachments/{incidentId}/{attachmentId}', /* @__PURE__ */ object({  }), {  });

/** Events of incidents. */
export const queryIncidentEvents = /* @__PURE__ */ call('POST api/incidentEvents/query', /* @__PURE__ */ object({ page: page }), { incidentEvents: /* @__PURE__ */ inOrder(incidentEvent) });

/** One event. */
export const queryOneIncidentEvent = /* @__PURE__ */ call('POST api/incidentEvents/queryOne', /* @__PURE__ */ object({ incidentEvent: /* @__PURE__ */ nullish(incidentEvent, null) }), {  });

/** Add an event to an incident. */
export const triggerIncidentEvent = /* @__PURE__ */ call('POST api/incidentEvents', /* @__PURE__ */ object({ incidentEvent: incidentEvent, incident: incident }), {  });

/** Delete an event. */
export const deleteIncidentEvent = /* @__PURE__ */ call('DELETE api/incidentEvents/{incidentEventId}', /* @__PURE__ */ object({ incident: incident }), {  });

/** One watchdog. */
export const queryOneWatchdog = /* @__PURE__ */ call('POST api/watchdogs/queryOne', /* @__PURE__ */ object({ watchdog: /* @__PURE__ */ nullish(watchdog, null) }), {  });

/** Schedule the speed watchdog. */
export const scheduleSpeedWatchdog = /* @__PURE__ */ call('POST api/watchdogs/schedule/speed', /* @__PURE__ */ object({ watchdog: watchdog }), {  });

/** Change a watchdog. */
export const updateWatchdog = /* @__PURE__ */ call('PATCH api/watchdogs/{watchdogId}', /* @__PURE__ */ object({ watchdog: watchdog }), {  });

/** All permissions. */
export const listPermissions = /* @__PURE__ */ call('GET api/authorization/permissions/all', /* @__PURE__ */ object({  }), { permissions: /* @__PURE__ */ inOrder(permissionEntry) });

/** All roles. */
export const listRoles = /* @__PURE__ */ call('GET api/authorization/roles/all', /* @__PURE__ */ object({  }), { roles: /* @__PURE__ */ inOrder(role) });

/** All accounts. */
export const listAccounts = /* @__PURE__ */ call('GET api/accounts', /* @__PURE__ */ object({  }), { accounts: /* @__PURE__ */ inOrder(account) });

/** Permissions of an account. */
export const listPermissionsOfAccount = /* @__PURE__ */ call('GET api/authorization/permissions/by_user/{accountId}/', /* @__PURE__ */ object({  }), { permissions: /* @__PURE__ */ inOrder(heldPermission) });

/** Roles of an account. */
export const listRolesOfAccount = /* @__PURE__ */ call('GET api/authorization/roles/by_user/{accountId}/', /* @__PURE__ */ object({  }), { roles: /* @__PURE__ */ inOrder(heldRole) });

/** Roles that an account may inherit. */
export const listRolesAvailableForAccount = /* @__PURE__ */ call('GET api/authorization/roles/available_for_user/{accountId}', /* @__PURE__ */ object({  }), { roles: /* @__PURE__ */ inOrder(role) });

/** Add a role to an account. */
export const addRoleToAccount = /* @__PURE__ */ call('PUT api/authorization/add_role/{roleId}/to_user/{accountId}', /* @__PURE__ */ object({  }), { roles: /* @__PURE__ */ inOrder(heldRole) });

/** Remove a role from an account. */
export const removeRoleFromAccount = /* @__PURE__ */ call('DELETE api/authorization/delete_role/{roleId}/from_user/{accountId}', /* @__PURE__ */ object({  }), { roles: /* @__PURE__ */ inOrder(heldRole) });

/** Add a permission to an account. */
export const addPermissionToAccount = /* @__PURE__ */ call('PUT api/authorization/add_permission/{permissionId}/to_user/{accountId}', /* @__PURE__ */ object({  }), { permissions: /* @__PURE__ */ inOrder(heldPermission) });

/** Remove a permission from an account. */
export const removePermissionFromAccount = /* @__PURE__ */ call('DELETE api/authorization/delete_permission/{permissionId}/from_user/{accountId}', /* @__PURE__ */ object({  }), { permissions: /* @__PURE__ */ inOrder(heldPermission) });

/** All service accounts. */
export const listAllServiceAccounts = /* @__PURE__ */ call('GET api/service_accounts/all', /* @__PURE__ */ object({  }), { serviceAccounts: /* @__PURE__ */ inOrder(serviceAccount) });

/** My service accounts. */
export const listOwnServiceAccounts = /* @__PURE__ */ call('GET api/service_accounts/own', /* @__PURE__ */ object({  }), { serviceAccounts: /* @__PURE__ */ inOrder(serviceAccount) });

/** Read one of my service accounts. */
export const readOwnServiceAccount = /* @__PURE__ */ call('GET api/service_accounts/own/{serviceAccountId}', /* @__PURE__ */ object({ serviceAccount: serviceAccount }), {  });

/** Add a public key to one of my service accounts. */
export const addPublicKeyToOwnServiceAccount = /* @__PURE__ */ call('PUT api/service_accounts/own/{serviceAccountId}/pubkeys', /* @__PURE__ */ object({ serviceAccount: serviceAccount }), {  });

/** Delete a public key of one of my service accounts. */
export const deletePublicKeyOfOwnServiceAccount = /* @__PURE__ */ call('DELETE api/service_accounts/own/{serviceAccountId}/pubkeys/{fingerprint}', /* @__PURE__ */ object({ serviceAccount: serviceAccount }), {  });

/** Read any service account. */
export const readAnyServiceAccount = /* @__PURE__ */ call('GET api/service_accounts/all/{serviceAccountId}', /* @__PURE__ */ object({ serviceAccount: serviceAccount }), {  });

/** Add a public key to any service account. */
export const addPublicKeyToAnyServiceAccount = /* @__PURE__ */ call('PUT api/service_accounts/all/{serviceAccountId}/pubkeys', /* @__PURE__ */ object({ serviceAccount: serviceAccount }), {  });

/** Delete a public key of any service account. */
export const deletePublicKeyOfAnyServiceAccount = /* @__PURE__ */ call('DELETE api/service_accounts/all/{serviceAccountId}/pubkeys/{fingerprint}', /* @__PURE__ */ object({ serviceAccount: serviceAccount }), {  });
