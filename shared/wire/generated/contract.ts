// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import type { FileAnswer } from '../file-answer';

/**
 * One line as people read it, without control characters and without those that turn the direction of what follows. It may say something else than it shows with them.
 */
export type LineOfText = string;
/**
 * Identifier. Opaque; compare as a whole, show only where nothing better exists.
 */
export type Identifier = string;
/**
 * Made by the client, unique per record (128 random bits). The same one sent twice answers the first result, so that a write whose answer was lost may be sent again.
 */
export type ClientIdentifier = string;
/**
 * Moment in milliseconds since 1970-01-01T00:00:00Z.
 */
export type TimestampMs = number;
/**
 * Length of time in milliseconds, at most ten years.
 */
export type DurationMs = number;
/**
 * Colour as #rrggbb. Clients cut longer values to their first 7 characters before sending.
 */
export type Color = string;
/**
 * Share of the picture’s width or height, from its left upper corner.
 */
export type Fraction = number;
/**
 * Name of a permission; x-permissions says what each allows.
 */
export type Permission =
  | 'cameras.view'
  | 'cameras.manage'
  | 'cameras.privacy'
  | 'recordings.view'
  | 'artifacts.view'
  | 'artifacts.manage'
  | 'regions.view'
  | 'regions.manage'
  | 'data.view'
  | 'data.write'
  | 'canvases.view'
  | 'canvases.manage'
  | 'incidents.view'
  | 'incidents.manage'
  | 'incidents.manage.advanced'
  | 'incidents.barnDocumentation.manage'
  | 'incidents.barnIntervention.manage'
  | 'incidents.barnState.manage'
  | 'incidents.generic.manage'
  | 'watchdogs.view'
  | 'watchdogs.manage'
  | 'authorization.view'
  | 'authorization.manage'
  | 'serviceAccounts.own'
  | 'serviceAccounts.all'
  | 'config.manage';
/**
 * Error codes of this contract version. A later version may add codes: a client treats an unknown one by its HTTP status.
 */
export type ErrorCode =
  | 'invalid-request'
  | 'invalid-json'
  | 'unknown-field'
  | 'private-key-refused'
  | 'token-missing'
  | 'token-invalid'
  | 'token-expired'
  | 'credentials-rejected'
  | 'ticket-rejected'
  | 'assertion-rejected'
  | 'permission-missing'
  | 'refresh-rejected'
  | 'camera-in-privacy'
  | 'incident-not-closable'
  | 'route-unknown'
  | 'camera-unknown'
  | 'camera-offline'
  | 'source-silent'
  | 'frame-missing'
  | 'fallback-missing'
  | 'recording-unknown'
  | 'artifact-unknown'
  | 'artifact-not-ready'
  | 'artifact-failed'
  | 'artifact-without-data'
  | 'region-type-unknown'
  | 'region-type-in-use'
  | 'region-type-changed'
  | 'region-specification-unknown'
  | 'region-specification-in-use'
  | 'region-specification-changed'
  | 'region-mapping-unknown'
  | 'region-mapping-exists'
  | 'region-mapping-changed'
  | 'distribution-unknown'
  | 'canvas-unknown'
  | 'canvas-name-in-use'
  | 'canvas-changed'
  | 'canvas-not-editable'
  | 'canvas-picture-rejected'
  | 'canvas-picture-unknown'
  | 'incident-unknown'
  | 'incident-closed'
  | 'incident-type-unknown'
  | 'trigger-not-allowed'
  | 'payload-rejected'
  | 'identifier-in-use'
  | 'incident-event-unknown'
  | 'first-event-needed'
  | 'attachment-rejected'
  | 'attachment-unknown'
  | 'too-many-attachments'
  | 'watchdog-unknown'
  | 'watchdog-exists'
  | 'camera-simulated'
  | 'look-out-of-order'
  | 'account-unknown'
  | 'session-unknown'
  | 'role-unknown'
  | 'role-not-available'
  | 'permission-unknown'
  | 'permission-not-direct'
  | 'last-administrator'
  | 'service-account-unknown'
  | 'public-key-unknown'
  | 'public-key-exists'
  | 'username-in-use'
  | 'email-in-use'
  | 'verification-rejected'
  | 'service-provider-unknown'
  | 'service-provider-exists'
  | 'remote-account-exists'
  | 'remote-account-missing'
  | 'camera-exists'
  | 'image-missing'
  | 'eula-missing'
  | 'email-not-verified'
  | 'eula-required'
  | 'body-too-large'
  | 'media-type-unsupported'
  | 'range-not-satisfiable'
  | 'too-many-streams'
  | 'rate-limited'
  | 'internal-error'
  | 'instance-unknown'
  | 'instance-unreachable'
  | 'instance-silent'
  | 'media-unavailable'
  | 'unavailable';
/**
 * A plain value (equal to it), or operators that must all hold.
 */
export type FilterCondition = FilterValue | FilterOperators;
/**
 * Value to compare with. Values of different kinds are never equal nor ordered.
 */
export type FilterValue = string | number | boolean | null;
/**
 * Sort keys, the first one first; equal records follow by their id.
 *
 * Items: One key.
 */
export type Order = {
  /**
   * Field as in x-queryable.
   */
  field: string;
  /**
   * Ascending or descending.
   */
  direction: 'asc' | 'desc';
}[];
/**
 * Kind of instance.
 */
export type InstanceType = 'barn' | 'senator';
/**
 * User name: letters, digits, dots, dashes and underscores.
 */
export type Username = string;
/**
 * E-mail address.
 */
export type Email = string;
/**
 * Password as typed; only its presence is checked. Older accounts may have passwords that break the present rules.
 */
export type LoginPassword = string;
/**
 * New password: 8 to 70 characters with a lower-case letter, an upper-case letter, a digit and one of ! " # $ % & ' ( ) * + , - . / : ; < = > ? @ [ \ ] ^ _ ` { | } ~
 */
export type NewPassword = string;
/**
 * Name shown to others.
 */
export type DisplayName = string;
/**
 * JWT {uid, refresh: true, iat, exp}, exp in seconds. The client only decodes it.
 */
export type RefreshToken = string;
/**
 * JWT {uid, iat, exp} and, from this server, sid (the session), exp in seconds; sent as bearer.
 */
export type AccessToken = string;
/**
 * Where a camera’s pictures come from.
 */
export type CameraSource =
  | {
      kind: 'rtsp';
      /**
       * RTSP address; may carry user and password, is stored and never sent back.
       */
      url: string;
    }
  | {
      kind: 'file';
      /**
       * Path relative to the media folder, which it does not leave.
       */
      path: string;
    }
  | {
      kind: 'simulated';
      /**
       * Seed of the herd.
       */
      seed: number;
      /**
       * Species.
       */
      species: 'pig' | 'broiler';
      /**
       * Animals in view; as many as can be drawn without keeping others waiting.
       */
      animalCount: number;
      /**
       * Floor.
       */
      flooring: 'slatted' | 'litter';
    };
/**
 * Kind of artifact; a later version may add kinds.
 */
export type ArtifactType = ('heatmap' | 'longTimeExposure') | string;
/**
 * Type of an incident.
 */
export type IncidentType = 'barnDocumentation' | 'barnIntervention' | 'barnState' | 'generic';
/**
 * State. barnIntervention: actionRequired, solved, issueResolved, closed. barnDocumentation: created, hidden, closed. generic: created, closed. barnState: the states of BarnStateName; closed after faultExists.
 */
export type IncidentState =
  | 'created'
  | 'hidden'
  | 'actionRequired'
  | 'closed'
  | 'solved'
  | 'issueResolved'
  | 'barnEmpty'
  | 'barnPartlyFull'
  | 'barnFull'
  | 'deadAnimalExists'
  | 'noDeadAnimal'
  | 'faultExists';
/**
 * State of the barn. Occupancy: barnEmpty, barnPartlyFull, barnFull. Dead animals: deadAnimalExists, noDeadAnimal. Its technology: faultExists, told by the instance alone, which closes it once the fault is over.
 */
export type BarnStateName =
  'barnEmpty' | 'barnPartlyFull' | 'barnFull' | 'deadAnimalExists' | 'noDeadAnimal' | 'faultExists';
/**
 * What an instance finds wrong with itself. cameraSilent: the camera sends no picture. recordingStopped: it does, and nothing of it is recorded. diskFilling: little room is left. storeAway: recordings do not reach the store that keeps them. clockJumped: the clock was set, or the machine slept. detectorSilent: a detector that used to tell something tells nothing. lensDirty, cameraMoved, pictureFrozen: by comparing pictures, the picture is blurred, shows another section, or does not change.
 */
export type BarnFault =
  | 'cameraSilent'
  | 'recordingStopped'
  | 'diskFilling'
  | 'storeAway'
  | 'clockJumped'
  | 'detectorSilent'
  | 'lensDirty'
  | 'cameraMoved'
  | 'pictureFrozen';
/**
 * Severity, from the lowest on: blue, green, orange, red.
 */
export type Severity = 'none' | 'low' | 'middle' | 'high';
/**
 * Type of an intervention.
 */
export type InterventionType = 'climate' | 'moisture' | 'technical' | 'stress' | 'health' | 'other';
/**
 * Where a record belongs.
 */
export type DocumentationLocation =
  | {
      kind: 'global';
    }
  | {
      kind: 'camera';
      cameraId: Identifier;
    }
  | {
      kind: 'region';
      regionSpecification: Identifier;
    };
/**
 * Something that happened in a barn.
 */
export type Incident = BarnInterventionIncident | BarnDocumentationIncident | BarnStateIncident | GenericIncident;
/**
 * What an event does. barnIntervention: issueDetected → actionRequired, noIssueDetected → solved as first event, issueResolved later. barnDocumentation: create → created, hide → hidden. barnState: stateDetected → the payload’s state. generic: create → created. close → closed is written by the call that closes.
 */
export type IncidentTrigger = 'create' | 'hide' | 'issueDetected' | 'noIssueDetected' | 'stateDetected' | 'close';
/**
 * Payload that fits the incident’s type and trigger.
 */
export type IncidentPayload =
  BarnInterventionPayload | BarnDocumentationPayload | HideReasonPayload | BarnStatePayload | GenericPayload;
/**
 * Cron expression with five fields in the barn’s time; every 10 minutes by default.
 */
export type Schedule = string;
/**
 * SHA-256 of the key’s DER bytes in base64url, after `SHA256:`.
 */
export type Fingerprint = string;

/**
 * Position in a picture, in shares of its width and height.
 */
export interface Point {
  x: Fraction;
  y: Fraction;
}
/**
 * Closed span of time.
 */
export interface TimeSpan {
  /**
   * First moment.
   */
  start: TimestampMs;
  /**
   * Last moment; not before start.
   */
  end: TimestampMs;
}
/**
 * Span of time: start and end, or a duration with start or end, or a duration alone (it ends now). All three at once are refused.
 */
export interface TimeWindow {
  /**
   * First moment.
   */
  start?: TimestampMs;
  /**
   * Last moment; not before start.
   */
  end?: TimestampMs;
  /**
   * Length; more than 0.
   */
  duration?: DurationMs;
}
/**
 * Every answer with a status from 400 on.
 */
export interface ErrorEnvelope {
  /**
   * What went wrong.
   */
  error: {
    /**
     * Stable code, for programs.
     */
    code: ErrorCode | string;
    /**
     * One English sentence for developers and logs; clients show their own words.
     */
    message: string;
    /**
     * Facts that belong to the code; open, because each code has its own.
     */
    details?: {
      /**
       * The broken rules, with codes that say so.
       */
      issues?: ValidationIssue[];
      [k: string]: unknown;
    };
  };
}
/**
 * One broken rule, an item of details.issues.
 */
export interface ValidationIssue {
  /**
   * Where it is.
   */
  in: 'path' | 'query' | 'body';
  /**
   * JSON pointer of the field, empty for the whole.
   */
  field: string;
  /**
   * Keyword of JSON Schema or name of the rule.
   */
  rule: string;
  /**
   * One English sentence.
   */
  message: string;
}
/**
 * Which records: each key is a field (dots go into payloads) and all must hold. `$and` and `$or` combine. Every operation lists its fields in x-queryable; another one is refused with `unknown-field`. At most 16 levels of `$and` and `$or`, 200 operators and 10,000 values in all: more is refused with `invalid-request`.
 */
export interface Filter {
  /**
   * All of these hold.
   */
  $and?: Filter[];
  /**
   * At least one of these holds.
   */
  $or?: Filter[];
  [k: string]: FilterCondition | Filter[] | undefined;
}
/**
 * The documented subset of Mongo-style operators.
 */
export interface FilterOperators {
  /**
   * Equal.
   */
  $eq?: FilterValue;
  /**
   * Equal to one of these.
   */
  $in?: FilterValue[];
  /**
   * Greater (numbers and times; strings by code point).
   */
  $gt?: FilterValue;
  /**
   * Greater or equal.
   */
  $gte?: FilterValue;
  /**
   * Less.
   */
  $lt?: FilterValue;
  /**
   * Less or equal.
   */
  $lte?: FilterValue;
  /**
   * Whether the field is there and not null.
   */
  $exists?: boolean;
}
/**
 * Leaves optional members out of each record: {member: 0} without it, {member: 1} only those named. Required members are always sent.
 */
export interface Projection {
  [k: string]: 0 | 1;
}
/**
 * Question for a list.
 */
export interface QueryRequest {
  query?: Filter;
  order?: Order;
  /**
   * How many records at most.
   */
  limit?: number;
  /**
   * How many records to pass over: where the next page goes on.
   */
  offset?: number;
  /**
   * The `next` of the page before, instead of an offset: goes on behind its last record, whatever was added or removed meanwhile. It belongs to the same query and order.
   */
  after?: string;
  projection?: Projection;
}
/**
 * Question for one record: the first in order.
 */
export interface QueryOneRequest {
  query?: Filter;
  order?: Order;
  projection?: Projection;
}
/**
 * Where a list stands in the whole, so that nobody takes a part for all of it.
 */
export interface Page {
  /**
   * Records passed over.
   */
  offset: number;
  /**
   * Limit that was applied.
   */
  limit: number;
  /**
   * Records that match in all.
   */
  total: number;
  /**
   * Where the next page goes on (`after`). Missing at the end of the list, from instances that do not know it, and where records are in order by what is too long for it: then by `offset`.
   */
  next?: string;
}
/**
 * Who an instance is. A client compares globalUniqueIdentifier before it sends a token.
 */
export interface Identity {
  /**
   * Unique in the world and for ever.
   */
  globalUniqueIdentifier: Identifier;
  /**
   * Technical name.
   */
  name: string;
  /**
   * Name as people say it.
   */
  realWorldName: string;
  type: InstanceType;
}
/**
 * What runs there.
 */
export interface InstanceVersion {
  /**
   * Product name, the first part of configuration documents.
   */
  product: string;
  /**
   * Version of the program.
   */
  version: string;
  /**
   * Version of this contract (semver).
   */
  contractVersion: string;
  globalUniqueIdentifier: Identifier;
}
/**
 * A sign-in of an account on one device. Ending it is signing out there.
 */
export interface Session {
  sessionId: Identifier;
  /**
   * When it was begun.
   */
  createdAt: TimestampMs;
  /**
   * When it last got an access token.
   */
  lastRefreshedAt: TimestampMs;
  /**
   * When its refresh token ends.
   */
  expiresAt: TimestampMs;
  /**
   * What the device says about itself (User-Agent), shortened; null when it said nothing.
   */
  userAgent: string | null;
  /**
   * This is the one that asks.
   */
  current: boolean;
}
/**
 * A version of the licence agreement.
 */
export interface Eula {
  eulaId: Identifier;
  /**
   * Version as printed.
   */
  version: string;
  /**
   * Title.
   */
  title: string;
  publishedAt: TimestampMs;
  /**
   * Type of the file of api/eulas/current.
   */
  mediaType: 'text/plain' | 'text/markdown' | 'application/pdf';
  /**
   * Whether this is the version to accept.
   */
  current: boolean;
}
/**
 * A barn that a senator account can sign in at.
 */
export interface ServiceProvider {
  serviceProviderId: Identifier;
  /**
   * The barn.
   */
  globalUniqueIdentifier: Identifier;
  /**
   * Account at the barn; null until one is created.
   */
  remoteAccountId: string | null;
  /**
   * How the barn knows the senator’s account; null until an account is created.
   */
  remoteAuthenticationId: string | null;
  /**
   * Name of the barn.
   */
  name: string;
}
/**
 * Stands for the bearer where no header can be set, for one path, once, for a short time.
 */
export interface Ticket {
  /**
   * Opaque secret for the query parameter `ticket`.
   */
  ticket: string;
  /**
   * Not later than 30 s after it was made.
   */
  expiresAt: TimestampMs;
}
/**
 * Whether privacy mode hides a camera.
 */
export interface PrivacyState {
  /**
   * Whether it is hidden now.
   */
  active: boolean;
  /**
   * When it ends by itself; null while off or without end.
   */
  until: TimestampMs | null;
}
/**
 * A camera. The tag `decommissioned` takes it out of lists.
 */
export interface Camera {
  cameraId: Identifier;
  /**
   * Name; not unique.
   */
  name: string;
  /**
   * Tags.
   *
   * Items: Tag.
   */
  tags: string[];
  /**
   * Sorts before the name.
   */
  sortPrefix: string;
  privacy: PrivacyState;
  /**
   * Whether the instance keeps the camera’s settings by itself (auto managed).
   */
  managed: boolean;
  /**
   * When the instance read this record: its age.
   */
  loadedTimestamp: TimestampMs;
  /**
   * Whether pictures come.
   */
  online: boolean;
  /**
   * Capture time of the last picture; null if there never was one.
   */
  lastSeen: TimestampMs | null;
  /**
   * Width of its pictures in pixels.
   */
  width?: number;
  /**
   * Height of its pictures in pixels.
   */
  height?: number;
  /**
   * Where its pictures come from. The address itself is never sent.
   */
  sourceKind?: 'simulated' | 'file' | 'rtsp';
}
/**
 * What can be set on a camera; members left out stay as they are.
 */
export interface CameraRecord {
  /**
   * Name.
   */
  name?: LineOfText;
  /**
   * Tags, all of them.
   *
   * Items: Tag.
   */
  tags?: LineOfText[];
  /**
   * Sorts before the name.
   */
  sortPrefix?: LineOfText;
  source?: CameraSource;
}
/**
 * A camera to create.
 */
export interface NewCamera {
  /**
   * Chosen by the caller; made by the instance if left out. `multiple` is reserved.
   */
  cameraId?: Identifier;
  /**
   * Name.
   */
  name: LineOfText;
  /**
   * Tags.
   *
   * Items: Tag.
   */
  tags?: LineOfText[];
  /**
   * Sorts before the name.
   */
  sortPrefix?: LineOfText;
  source: CameraSource;
}
/**
 * One picture of a source that was tried.
 */
export interface TriedPicture {
  /**
   * The picture, at most 360 high.
   */
  jpeg: string;
  capturedAt: TimestampMs;
  /**
   * Width in pixels.
   */
  width: number;
  /**
   * Height in pixels.
   */
  height: number;
}
/**
 * A recorded span of one camera.
 */
export interface Recording {
  recordingId: Identifier;
  cameraId: Identifier;
  /**
   * Capture time of the first frame.
   */
  start: TimestampMs;
  /**
   * Capture time of the last frame.
   */
  end: TimestampMs;
  /**
   * Size of the file; absent where it is made on demand.
   */
  sizeBytes?: number;
  /**
   * Width in pixels.
   */
  width?: number;
  /**
   * Height in pixels.
   */
  height?: number;
}
/**
 * A file made from pictures.
 */
export interface Artifact {
  artifactId: Identifier;
  type: ArtifactType;
  /**
   * File name for a download, without folders.
   */
  preferredFilename: string;
  /**
   * Where it stands.
   */
  state: 'pending' | 'ready' | 'failed';
  /**
   * Share that is done.
   */
  progress: number;
  createdAt: TimestampMs;
  /**
   * Whether it is kept and listed; otherwise it is removed after an hour.
   */
  stored: boolean;
  /**
   * Type of the file.
   */
  mediaType: string;
  /**
   * Size, once ready.
   */
  sizeBytes?: number;
  /**
   * How much of the span, in ms, was private time and is left out. Absent in what was made before this was told.
   */
  privateMs?: number;
  /**
   * What it was made from.
   */
  parameters?: HeatmapParameters | LongTimeExposureParameters;
}
/**
 * What a heatmap shows: animal minutes per cell.
 */
export interface HeatmapParameters {
  cameraId: Identifier;
  /**
   * Width of the picture in pixels; the height follows the camera.
   */
  width: number;
  time: TimeWindow;
  /**
   * Colour map.
   */
  colorMap: 'viridis' | 'magma' | 'inferno' | 'plasma' | 'cividis' | 'turbo';
  /**
   * Labels that count.
   *
   * Items: Label as of api/data/labels.
   */
  labels: string[];
  /**
   * Settings.
   */
  settings: {
    /**
     * Width of a cell in pixels of the result.
     */
    gridsize: number;
  };
}
/**
 * What a long-time exposure lays over one another.
 */
export interface LongTimeExposureParameters {
  cameraId: Identifier;
  /**
   * Width of the picture in pixels.
   */
  width: number;
  time: TimeWindow;
  /**
   * Time between two frames, at least 1,000.
   */
  frameInterval: DurationMs;
  /**
   * Shift of the first frame from the start.
   */
  offset?: DurationMs;
}
/**
 * Heatmap to make.
 */
export interface HeatmapRequest {
  /**
   * Keep and list it.
   */
  storeArtifact: boolean;
  data: HeatmapParameters;
}
/**
 * What a heatmap shows. Two of the same camera, width and gridsize have the same cells.
 */
export interface HeatmapData {
  cameraId: Identifier;
  /**
   * Cells beside each other; the last may reach beyond the picture.
   */
  columns: number;
  /**
   * Cells below each other; the last may reach beyond the picture.
   */
  rows: number;
  /**
   * Each cell, row after row from the top left, rounded to 4 digits after the point.
   *
   * Items: In the unit.
   */
  cells: number[];
  /**
   * animalMinutesPerHour: animal minutes per hour that was seen, so that spans of different lengths can be compared. An animal that lies in a cell for half of the time gives it 30.
   */
  unit: 'animalMinutesPerHour';
  /**
   * The emptiest cell.
   */
  least: number;
  /**
   * The fullest cell.
   */
  most: number;
  /**
   * From here on the picture has the last colour of its map; the colour at v is that at the share √(v ÷ fullColour).
   */
  fullColour: number;
  /**
   * All cells over the time that was seen.
   */
  animalMinutes: number;
  /**
   * Time that was seen, in whole minutes.
   */
  seenMs: number;
  /**
   * From the first to the end of the last minute that was seen.
   */
  seen: TimeSpan;
  /**
   * How much of the span, in ms, was private time and is left out.
   */
  privateMs: number;
}
/**
 * Long-time exposure to make.
 */
export interface LongTimeExposureRequest {
  /**
   * Keep and list it.
   */
  storeArtifact: boolean;
  data: LongTimeExposureParameters;
}
/**
 * Kind of region; its id is its name.
 */
export interface RegionType {
  regionTypeId: Identifier;
  color: Color;
}
/**
 * What can be set on a region type.
 */
export interface RegionTypeValue {
  color: Color;
}
/**
 * A named kind of place, of one region type.
 */
export interface RegionSpecification {
  regionSpecificationId: Identifier;
  color: Color;
  /**
   * Its region type.
   */
  regionType: Identifier;
}
/**
 * What can be set on a region specification.
 */
export interface RegionSpecificationValue {
  color: Color;
  /**
   * Its region type.
   */
  regionType: Identifier;
}
/**
 * A polygon on a camera’s picture. It must not cross itself and its points must not be closer than 0.5 % of the picture’s diagonal to one another.
 */
export interface Region {
  /**
   * Its specification.
   */
  regionSpecification: Identifier;
  /**
   * Own colour; otherwise that of its specification.
   */
  color?: Color;
  /**
   * Corners in order; the last one joins the first.
   */
  points: Point[];
}
/**
 * The regions of one type on one camera.
 */
export interface RegionMapping {
  regionMappingId: Identifier;
  cameraId: Identifier;
  regionType: Identifier;
  /**
   * Regions.
   */
  regions: Region[];
  /**
   * Mapping made by the instance that this one replaces, or null.
   */
  autoGeneratedMappingId: string | null;
  /**
   * Made by the instance and not yet confirmed by a person.
   */
  isNew: boolean;
  /**
   * Its last change; 0 where the instance did not note it yet. Instances older than this member leave it out.
   */
  lastUpdated?: TimestampMs;
}
/**
 * What can be set on a region mapping.
 */
export interface RegionMappingValue {
  cameraId: Identifier;
  regionType: Identifier;
  /**
   * Regions, all of them.
   */
  regions: Region[];
}
/**
 * Rows that count, by column; the operators of Filter.
 */
export interface DataWhere {
  [k: string]: FilterCondition;
}
/**
 * Question for counts by label.
 */
export interface LabelCountRequest {
  /**
   * Asks for an acknowledgement in the answer.
   */
  acknowledge: boolean;
  /**
   * Query.
   */
  query: {
    /**
     * Columns in the order wanted.
     *
     * Items: `time`, `cameraId` or a label as of api/data/labels.
     */
    columns: string[];
    time: TimeWindow;
    where?: DataWhere;
    /**
     * Length of one row’s span, at least 60,000; chosen by the instance if left out.
     */
    timeResolution?: DurationMs;
  };
}
/**
 * Question for night vision.
 */
export interface NightVisionRequest {
  /**
   * Asks for an acknowledgement in the answer.
   */
  acknowledge: boolean;
  /**
   * Query.
   */
  query: {
    /**
     * Columns in the order wanted.
     *
     * Items: Column.
     */
    columns: ('time' | 'cameraId' | 'nightvision')[];
    time: TimeWindow;
    where?: DataWhere;
    /**
     * Length of one row’s span, at least 60,000.
     */
    timeResolution?: DurationMs;
  };
}
/**
 * Question for the speed of the herd.
 */
export interface HerdSpeedRequest {
  /**
   * Asks for an acknowledgement in the answer.
   */
  acknowledge: boolean;
  /**
   * Query.
   */
  query: {
    /**
     * Columns in the order wanted.
     *
     * Items: Column.
     */
    columns: ('time' | 'cameraId' | 'speed')[];
    time: TimeWindow;
    where?: DataWhere;
    /**
     * Length of one row’s span, a multiple of 600,000; chosen by the instance if left out.
     */
    timeResolution?: DurationMs;
  };
}
/**
 * Says what an answer covers.
 */
export interface DataAcknowledgement {
  /**
   * Rows sent.
   */
  rows: number;
  /**
   * Whether the last rows were left out: because of the limit of 100,000, or because the instance would have had to work them out for longer than a client waits. Ask for the rest from there on.
   */
  truncated: boolean;
  coveredTime: TimeSpan;
}
/**
 * Rows by time.
 */
export interface DataTable {
  /**
   * Columns.
   *
   * Items: Column name.
   */
  columns: string[];
  /**
   * Rows, oldest first. `time` is the start of the row’s span in ms; a label’s value is the mean count in it; nightvision is the share of the span in infrared, 0 to 1; speed is the mean in body lengths a minute.
   */
  rows: (number | string | null)[][];
  /**
   * Length of one row’s span.
   */
  timeResolution: DurationMs;
  acknowledgement?: DataAcknowledgement;
}
/**
 * What the instance counts.
 */
export interface Label {
  /**
   * Name in queries, for example pig_lying.
   */
  label: string;
  /**
   * Species.
   */
  species: 'pig' | 'broiler';
  /**
   * Posture.
   */
  posture?: 'lying' | 'sitting' | 'standing';
}
/**
 * What a detector has found in some pictures, at most 10,000 detections together.
 */
export interface DetectionBatch {
  identifier: ClientIdentifier;
  /**
   * In order of time for each camera.
   */
  looks: DetectionLook[];
}
/**
 * One picture of a camera, with all that was found in it.
 */
export interface DetectionLook {
  cameraId: Identifier;
  /**
   * When the picture was captured.
   */
  time: TimestampMs;
  /**
   * Labels of which everything in the picture was found, so that their number is a count, zero included. Detections of other labels have a place, but no number.
   *
   * Items: A label of api/data/labels.
   */
  counted: string[];
  /**
   * What was found.
   */
  detections: Detection[];
  /**
   * For a detector that cannot follow single animals, how far they have walked on average since the look before, in body lengths a minute. Not used where detections have tracks.
   */
  activity?: number;
  /**
   * Whether the picture is infrared. The instance looks by itself if left out.
   */
  nightVision?: boolean;
  /**
   * Width of the picture by its height; 16 to 9 if left out.
   */
  aspectRatio?: number;
}
/**
 * One animal in a picture, by its box or by a point on it. Where both are given, the box counts.
 */
export interface Detection {
  /**
   * A label of api/data/labels.
   */
  label: string;
  box?: DetectionBox;
  /**
   * The middle of the animal.
   */
  point?: Point;
  /**
   * For a label that names none; it must be that of a label that does.
   */
  posture?: 'lying' | 'sitting' | 'standing';
  /**
   * How sure the detector is.
   */
  confidence?: number;
  /**
   * The same for the same animal from look to look. Speed is measured of boxes with tracks.
   */
  track?: string;
}
/**
 * A part of a picture, in shares of its width and height; it may end beyond the picture’s edge.
 */
export interface DetectionBox {
  /**
   * Its left edge.
   */
  x: Fraction;
  /**
   * Its upper edge.
   */
  y: Fraction;
  /**
   * Its width.
   */
  width: number;
  /**
   * Its height.
   */
  height: number;
}
/**
 * What was taken of a batch.
 */
export interface DetectionsTaken {
  /**
   * Looks that are used.
   */
  looks: number;
  /**
   * Detections in them that are used.
   */
  detections: number;
  /**
   * Looks that were dropped, as they were captured in privacy mode.
   */
  hidden: number;
}
/**
 * A distribution that the instance can compute.
 */
export interface AnimalDistributionSetup {
  animalDistributionId: Identifier;
  /**
   * Name.
   */
  name: string;
  /**
   * Regions of this type are its places.
   */
  regionType: Identifier;
  /**
   * Cameras that take part.
   */
  cameraIds: Identifier[];
  /**
   * Labels that count.
   *
   * Items: Label.
   */
  labels: string[];
  minimumTimeResolution: DurationMs;
}
/**
 * Span of a distribution.
 */
export interface AnimalDistributionRequest {
  /**
   * Span that ends now.
   */
  time: {
    duration: DurationMs;
  };
  /**
   * Length of one sample’s span, not below the setup’s minimum.
   */
  timeResolution: DurationMs;
  /**
   * Only these of the cameras that take part; all of them by default.
   */
  cameraIds?: Identifier[];
}
/**
 * How animals spread over places.
 */
export interface AnimalDistribution {
  animalDistributionId: Identifier;
  time: TimeSpan;
  timeResolution: DurationMs;
  /**
   * Whose regions `inRegions` counts. Left out where several cameras are looked at, and by older instances.
   */
  regionMapping?: {
    regionMappingId: Identifier;
    /**
     * Its last change.
     */
    lastUpdated?: TimestampMs;
  };
  /**
   * How much of the span has been worked out. Less than 1 where that takes long: whoever asks again for the same is answered from there on.
   */
  progress: number;
  /**
   * Samples, oldest first; while `progress` is less than 1 the newest of them.
   *
   * Items: One span.
   */
  samples: {
    /**
     * Its start.
     */
    time: TimestampMs;
    /**
     * Animals in all places together, on average of the looks; left out without data, and by older instances.
     */
    animals?: number;
    /**
     * Animals in each region of `regionMapping`, in its order, on average of the looks: each in all regions that it is in. Left out without data, and where `regionMapping` is.
     *
     * Items: Animals.
     */
    inRegions?: number[];
    /**
     * Evenness of the spread: 1 as even as the places’ areas, 0 all in one place; null without data.
     */
    index: number | null;
    /**
     * Share of the animals by region specification.
     */
    shares: {
      [k: string]: number;
    };
  }[];
}
/**
 * A camera’s place on a canvas, in shares of the canvas’s width (also vertically).
 */
export interface CanvasCamera {
  cameraId: Identifier;
  /**
   * Left edge.
   */
  x: number;
  /**
   * Upper edge.
   */
  y: number;
  /**
   * Width.
   */
  width: number;
  /**
   * Turn clockwise in degrees around the centre.
   */
  rotation?: number;
  /**
   * Part of the picture that is shown.
   */
  crop?: {
    x: Fraction;
    y: Fraction;
    width: Fraction;
    height: Fraction;
  };
  /**
   * Where the corners of the part that is shown lie: upper left, upper right, lower right, lower left, in shares of its place before it is turned. They are convex in this order. Without them: the corners of the place.
   */
  corners?: CanvasCorner[];
}
/**
 * A corner of a picture that was straightened, in shares of the width and of the height of its place.
 */
export interface CanvasCorner {
  /**
   * From the left edge.
   */
  x: number;
  /**
   * From the upper edge.
   */
  y: number;
}
/**
 * Several cameras arranged as one picture.
 */
export interface CameraCanvas {
  cameraCanvasId: Identifier;
  /**
   * Name, unique in the barn.
   */
  name: string;
  /**
   * Whether others see it.
   */
  published: boolean;
  /**
   * Whether others may change it.
   */
  editable: boolean;
  /**
   * Height divided by width.
   */
  heightRatio: number;
  /**
   * Cameras, from the lowest to the uppermost.
   */
  cameras?: CanvasCamera[];
  /**
   * Picture below the cameras; left out where there is none.
   */
  floorPlan?: CanvasFloorPlan;
  lastUpdated: TimestampMs;
  ownerAccountId: Identifier;
}
/**
 * A picture that lies below the cameras of a canvas, as large as the canvas lets it be whole.
 */
export interface CanvasFloorPlan {
  canvasPictureId: Identifier;
  /**
   * 1 is opaque.
   */
  opacity: number;
}
/**
 * A canvas to create.
 */
export interface CameraCanvasValue {
  /**
   * Name, unique in the barn.
   */
  name: LineOfText;
  /**
   * Whether others see it.
   */
  published: boolean;
  /**
   * Whether others may change it.
   */
  editable: boolean;
  /**
   * Height divided by width.
   */
  heightRatio: number;
  /**
   * Cameras, from the lowest to the uppermost.
   */
  cameras: CanvasCamera[];
  /**
   * Picture below the cameras.
   */
  floorPlan?: CanvasFloorPlan;
}
/**
 * Changes of a canvas; members left out stay.
 */
export interface CameraCanvasUpdates {
  /**
   * Name.
   */
  name?: LineOfText;
  /**
   * Whether others see it.
   */
  published?: boolean;
  /**
   * Whether others may change it.
   */
  editable?: boolean;
  /**
   * Height divided by width.
   */
  heightRatio?: number;
  /**
   * Cameras, all of them.
   */
  cameras?: CanvasCamera[];
  /**
   * Picture below the cameras; null takes it away.
   */
  floorPlan?: CanvasFloorPlan | null;
}
/**
 * A picture that can lie below canvases, always a JPEG.
 */
export interface CanvasPicture {
  canvasPictureId: Identifier;
  /**
   * Size of the file.
   */
  sizeBytes: number;
  /**
   * Pixels.
   */
  width: number;
  /**
   * Pixels.
   */
  height: number;
}
/**
 * A picture to send.
 */
export interface NewCanvasPicture {
  /**
   * A JPEG file as base64 (RFC 4648, with padding): at most 750,000 bytes.
   */
  content: string;
}
/**
 * Configuration document {product}.camera.canvas.management.
 */
export interface CanvasManagement {
  /**
   * Canvas shown first, or null.
   */
  baseCanvas: string | null;
}
/**
 * What was done about a problem.
 */
export interface BarnInterventionPayload {
  type: InterventionType;
  /**
   * Title.
   */
  title: string;
  /**
   * Description, plain text.
   */
  description: string;
  severity: Severity;
  /**
   * Subtype: an issue of the type as the handler’s set-up lists it; null for a type without issues.
   */
  issue: string | null;
  /**
   * What only this type has. climate: temperatureRating. Of every type: cameraId and timestamp of the picture that it began with. Open, because a server may supply its own set-up of types.
   */
  typeSpecificPayload?: {
    /**
     * How the temperature was felt: an issue of climate, for example tooWarm.
     */
    temperatureRating?: string;
    /**
     * Camera that shows it, where it is about one.
     */
    cameraId?: Identifier;
    /**
     * Moment that it was seen in the pictures.
     */
    timestamp?: TimestampMs;
    [k: string]: unknown;
  };
}
/**
 * A record of the barn’s journal.
 */
export interface BarnDocumentationPayload {
  /**
   * Kind of record, for example feeding, cleaning, medication, visit.
   */
  classification: string;
  /**
   * Limited HTML: b i em strong hr p ol ul li h1 h2 h3 h4 h6, no attributes. A client sanitises it all the same.
   */
  description: string;
  /**
   * What exactly, by its type; open otherwise.
   */
  specification?: {
    /**
     * Type.
     */
    type: string;
    [k: string]: unknown;
  };
  startTimestamp?: TimestampMs;
  endTimestamp?: TimestampMs;
  /**
   * Moment, where there is no span.
   */
  timestamp?: TimestampMs;
  location: DocumentationLocation;
}
/**
 * Payload of trigger hide.
 */
export interface HideReasonPayload {
  /**
   * Why the record is hidden.
   */
  reason: string;
}
/**
 * A state of the barn.
 */
export interface BarnStatePayload {
  state: BarnStateName;
  /**
   * Words about it.
   */
  description?: string;
  /**
   * Camera that shows it.
   */
  cameraId?: Identifier;
  /**
   * Where in its picture, for example a dead animal.
   */
  position?: Point;
  /**
   * Animals that it is about.
   */
  animalCount?: number;
  /**
   * With noDeadAnimal: what became of it. collected: it was taken out. notDead: it was alive after all. Left out: not told.
   */
  outcome?: 'collected' | 'notDead';
  /**
   * With faultExists: which.
   */
  fault?: BarnFault;
}
/**
 * Payload of a generic incident. Open: whoever makes it defines it; title and description are shown.
 */
export interface GenericPayload {
  /**
   * Title.
   */
  title?: string;
  /**
   * Description, plain text.
   */
  description?: string;
  severity?: Severity;
  [k: string]: unknown;
}
/**
 * Incident of type barnIntervention.
 */
export interface BarnInterventionIncident {
  incidentId: Identifier;
  type: 'barnIntervention';
  state: IncidentState;
  openedAt: TimestampMs;
  lastUpdated: TimestampMs;
  /**
   * When it was closed; null while open.
   */
  closedAt: TimestampMs | null;
  /**
   * Made by the client that opened it.
   */
  identifier: string;
  /**
   * Payload of the latest event; absent only if a projection left it out.
   */
  messagePayload?: BarnInterventionPayload;
  /**
   * The barn.
   */
  globalUniqueIdentifier: Identifier;
  /**
   * Technical name of the barn.
   */
  barnName: string;
  /**
   * Name of the barn as people say it.
   */
  realWorldName: string;
  /**
   * Whether it is open to everyone in the barn, that is neither closed nor hidden.
   */
  isPublicOpen: boolean;
  /**
   * Pictures attached, in the order in which they came; left out where there are none.
   */
  attachmentIds?: Identifier[];
}
/**
 * Incident of type barnDocumentation.
 */
export interface BarnDocumentationIncident {
  incidentId: Identifier;
  type: 'barnDocumentation';
  state: IncidentState;
  openedAt: TimestampMs;
  lastUpdated: TimestampMs;
  /**
   * When it was closed; null while open.
   */
  closedAt: TimestampMs | null;
  /**
   * Made by the client that opened it.
   */
  identifier: string;
  /**
   * Payload of the latest event (of a hidden record: the reason); absent only if a projection left it out.
   */
  messagePayload?: BarnDocumentationPayload | HideReasonPayload;
  /**
   * The barn.
   */
  globalUniqueIdentifier: Identifier;
  /**
   * Technical name of the barn.
   */
  barnName: string;
  /**
   * Name of the barn as people say it.
   */
  realWorldName: string;
  /**
   * Whether it is open to everyone in the barn, that is neither closed nor hidden.
   */
  isPublicOpen: boolean;
  /**
   * Pictures attached, in the order in which they came; left out where there are none.
   */
  attachmentIds?: Identifier[];
}
/**
 * Incident of type barnState.
 */
export interface BarnStateIncident {
  incidentId: Identifier;
  type: 'barnState';
  state: IncidentState;
  openedAt: TimestampMs;
  lastUpdated: TimestampMs;
  /**
   * When it was closed; null while open.
   */
  closedAt: TimestampMs | null;
  /**
   * Made by the client that opened it.
   */
  identifier: string;
  /**
   * Payload of the latest event; absent only if a projection left it out.
   */
  messagePayload?: BarnStatePayload;
  /**
   * The barn.
   */
  globalUniqueIdentifier: Identifier;
  /**
   * Technical name of the barn.
   */
  barnName: string;
  /**
   * Name of the barn as people say it.
   */
  realWorldName: string;
  /**
   * Whether it is open to everyone in the barn, that is neither closed nor hidden.
   */
  isPublicOpen: boolean;
  /**
   * Pictures attached, in the order in which they came; left out where there are none.
   */
  attachmentIds?: Identifier[];
}
/**
 * Incident of type generic.
 */
export interface GenericIncident {
  incidentId: Identifier;
  type: 'generic';
  state: IncidentState;
  openedAt: TimestampMs;
  lastUpdated: TimestampMs;
  /**
   * When it was closed; null while open.
   */
  closedAt: TimestampMs | null;
  /**
   * Made by the client that opened it.
   */
  identifier: string;
  /**
   * Payload of the latest event; absent only if a projection left it out.
   */
  messagePayload?: GenericPayload;
  /**
   * The barn.
   */
  globalUniqueIdentifier: Identifier;
  /**
   * Technical name of the barn.
   */
  barnName: string;
  /**
   * Name of the barn as people say it.
   */
  realWorldName: string;
  /**
   * Whether it is open to everyone in the barn, that is neither closed nor hidden.
   */
  isPublicOpen: boolean;
  /**
   * Pictures attached, in the order in which they came; left out where there are none.
   */
  attachmentIds?: Identifier[];
}
/**
 * What the videos of a span come to, of what is recorded and may be seen.
 */
export interface RecordingEstimate {
  /**
   * Length together.
   */
  durationMs: DurationMs;
  /**
   * Size together, about.
   */
  sizeBytes: number;
  /**
   * Where nothing is recorded, in order and apart; private time is none.
   */
  gaps: TimeSpan[];
  /**
   * Private time, in order and apart.
   */
  privateSpans: TimeSpan[];
}
/**
 * What a timeline shows.
 */
export interface RecordedSpansRequest {
  /**
   * The cameras.
   */
  cameraIds: Identifier[];
  time: TimeWindow;
  /**
   * What is shorter cannot be seen, ms: gaps up to this are closed.
   */
  resolution: number;
}
/**
 * Where a camera has recorded something, and where it must not be looked at; each in order and apart.
 */
export interface CameraSpans {
  cameraId: Identifier;
  /**
   * What may be seen.
   */
  recorded: TimeSpan[];
  /**
   * Private time.
   */
  private: TimeSpan[];
}
/**
 * How far the video of a span is.
 */
export interface RecordingProgress {
  /**
   * unmade: nobody has asked for the file. waiting: others are made first. making. ready: it is sent at once.
   */
  state: 'unmade' | 'waiting' | 'making' | 'ready';
  /**
   * Share that is done; stays 0 where it is not known.
   */
  share: number;
}
/**
 * A JSON Web Key Set.
 */
export interface SenatorKeys {
  /**
   * Keys.
   *
   * Items: A public key.
   */
  keys: {
    /**
     * Kind of key.
     */
    kty: 'OKP';
    /**
     * Curve.
     */
    crv: 'Ed25519';
    /**
     * The key as base64url.
     */
    x: string;
    /**
     * Its id in the headers of statements.
     */
    kid: string;
    /**
     * Algorithm.
     */
    alg: 'EdDSA';
    /**
     * What it is for.
     */
    use: 'sig';
  }[];
}
/**
 * A picture that belongs to an incident, always a JPEG.
 */
export interface IncidentAttachment {
  attachmentId: Identifier;
  incidentId: Identifier;
  /**
   * Made by the client that sent it.
   */
  identifier: string;
  /**
   * Size of the file.
   */
  sizeBytes: number;
  /**
   * Pixels.
   */
  width: number;
  /**
   * Pixels.
   */
  height: number;
  /**
   * Words about it, plain text.
   */
  caption?: string;
  /**
   * Camera that it is a still of.
   */
  cameraId?: Identifier;
  /**
   * When it was taken.
   */
  capturedAt?: TimestampMs;
  /**
   * When it was attached.
   */
  createdAt: TimestampMs;
  /**
   * Who attached it; null if the instance itself.
   */
  accountId: string | null;
  /**
   * Display name of who attached it.
   */
  authorName?: string;
}
/**
 * A picture to attach.
 */
export interface NewIncidentAttachment {
  identifier: ClientIdentifier;
  /**
   * A JPEG file as base64 (RFC 4648, with padding): at most 750,000 bytes.
   */
  content: string;
  /**
   * Words about it, plain text.
   */
  caption?: string;
  /**
   * Camera that it is a still of.
   */
  cameraId?: Identifier;
  /**
   * When it was taken, not in the future.
   */
  capturedAt?: TimestampMs;
}
/**
 * Values that the instance would set itself.
 */
export interface IncidentOverrides {
  /**
   * When it really began, not in the future: entries made offline come later.
   */
  openedAt?: TimestampMs;
  /**
   * False for a record that only its author and managers see as open.
   */
  isPublicOpen?: boolean;
}
/**
 * Incident to create.
 */
export interface IncidentData {
  type: IncidentType;
  identifier: ClientIdentifier;
  trigger: IncidentTrigger;
  payload: IncidentPayload;
  optionalOverrides?: IncidentOverrides;
}
/**
 * A step in an incident’s life.
 */
export interface IncidentEvent {
  incidentEventId: Identifier;
  incidentId: Identifier;
  trigger: IncidentTrigger;
  /**
   * State of the incident after this event.
   */
  state: IncidentState;
  /**
   * Payload; absent only if a projection left it out.
   */
  payload?: IncidentPayload | null;
  /**
   * When it happened.
   */
  eventTimestamp: TimestampMs;
  /**
   * The barn.
   */
  globalUniqueIdentifier: Identifier;
  /**
   * Name of the barn as people say it.
   */
  realWorldName: string;
  /**
   * Author; null if the instance itself.
   */
  accountId: string | null;
  /**
   * Author’s display name.
   */
  authorName?: string;
  /**
   * Made by the client that sent it.
   */
  identifier?: string;
}
/**
 * Event to add.
 */
export interface IncidentEventData {
  incidentId: Identifier;
  identifier: ClientIdentifier;
  trigger: IncidentTrigger;
  payload: IncidentPayload;
  /**
   * When it really happened, not in the future and not before the incident; now if left out.
   */
  eventTimestamp?: TimestampMs;
}
/**
 * A choice for the subtype.
 */
export interface IncidentIssue {
  /**
   * Value.
   */
  issue: string;
  /**
   * Words by language.
   */
  title: {
    /**
     * English.
     */
    en: string;
    /**
     * German.
     */
    de?: string;
  };
}
/**
 * How an instance handles a type of incident: the set-up of forms.
 */
export interface IncidentHandler {
  type: IncidentType;
  /**
   * Triggers.
   *
   * Items: A trigger and where it leads.
   */
  triggers: {
    trigger: IncidentTrigger;
    /**
     * States from which it may be sent; empty: as first event.
     */
    from: IncidentState[];
    /**
     * States it may lead to.
     */
    to: IncidentState[];
  }[];
  /**
   * Set-up of types.
   *
   * Items: A subtype and its issues.
   */
  typeSetup: {
    /**
     * Value of payload.type or payload.classification.
     */
    type: string;
    /**
     * Words by language.
     */
    title: {
      /**
       * English.
       */
      en: string;
      /**
       * German.
       */
      de?: string;
    };
    /**
     * Issues; empty: no choice is asked for.
     */
    issues: IncidentIssue[];
  }[];
  /**
   * JSON Schema 2020-12 of the payload; absent in the simplified form.
   */
  payloadSchema?: {
    [k: string]: unknown;
  };
}
/**
 * When the speed watchdog warns.
 */
export interface WatchdogParameters {
  /**
   * Mean speed of the herd from which it warns, in body lengths a minute.
   */
  speedThreshold: number;
  /**
   * Hours after midnight (barn’s time) at which the count of warnings starts anew.
   */
  dailyResetOffsetHours: number;
  /**
   * Warnings of increased severity a day, at most.
   */
  maxDailyIncreasedSeverityWarnings: number;
}
/**
 * One check.
 */
export interface WatchdogRun {
  startedAt: TimestampMs;
  /**
   * Measured speed in body lengths a minute; null without data.
   */
  speed: number | null;
  /**
   * Whether it opened or raised an incident.
   */
  warned: boolean;
  incidentId?: Identifier;
}
/**
 * A check that runs by schedule and opens incidents.
 */
export interface Watchdog {
  watchdogId: Identifier;
  /**
   * Kind.
   */
  type: 'speed';
  /**
   * Breed that the threshold is for.
   */
  breedName: string;
  schedule: Schedule;
  parameters: WatchdogParameters;
  /**
   * Whether it runs.
   */
  enabled: boolean;
  lastUpdated: TimestampMs;
  /**
   * The last checks, newest first.
   */
  recentRuns?: WatchdogRun[];
}
/**
 * Speed watchdog to schedule.
 */
export interface NewWatchdog {
  /**
   * Breed.
   */
  breedName: string;
  schedule?: Schedule;
  parameters: WatchdogParameters;
  /**
   * Whether it runs.
   */
  enabled?: boolean;
}
/**
 * Changes of a watchdog; members left out stay.
 */
export interface WatchdogUpdates {
  /**
   * Breed.
   */
  breedName?: string;
  schedule?: Schedule;
  parameters?: WatchdogParameters;
  /**
   * Whether it runs.
   */
  enabled?: boolean;
}
/**
 * Someone or something that can sign in.
 */
export interface Account {
  accountId: Identifier;
  /**
   * Name shown.
   */
  displayName: string;
  /**
   * How it signs in.
   */
  kind: 'usernamePassword' | 'emailPassword' | 'remote' | 'serviceAccount';
  /**
   * User name.
   */
  username?: string;
  /**
   * E-mail address.
   */
  email?: string;
  createdAt: TimestampMs;
  /**
   * Last sign-in or refresh.
   */
  lastSignIn: TimestampMs | null;
}
/**
 * A permission that exists.
 */
export interface PermissionEntry {
  /**
   * Its name.
   */
  permissionId: Identifier;
  /**
   * What it allows.
   */
  description: string;
}
/**
 * A permission that an account holds.
 */
export interface HeldPermission {
  /**
   * Its name.
   */
  permissionId: Identifier;
  /**
   * Role through which it is held; null if held directly.
   */
  inheritedFrom: string | null;
}
/**
 * A named set of permissions.
 */
export interface Role {
  roleId: Identifier;
  /**
   * Name.
   */
  name: string;
  /**
   * What it is for.
   */
  description: string;
  /**
   * Permissions held directly.
   *
   * Items: Permission.
   */
  permissions: Identifier[];
  /**
   * Roles whose permissions it has as well.
   */
  inheritedRoles: Identifier[];
}
/**
 * A role that an account has.
 */
export interface HeldRole {
  roleId: Identifier;
  /**
   * Role through which it is had; null if had directly.
   */
  inheritedFrom: string | null;
}
/**
 * A key that a service account signs in with.
 */
export interface PublicKey {
  fingerprint: Fingerprint;
  /**
   * When it stops to count; null: never.
   */
  expiry: TimestampMs | null;
  /**
   * Key as PEM (SPKI).
   */
  publicKey: string;
}
/**
 * Key to add.
 */
export interface NewPublicKey {
  /**
   * Public key as PEM (SPKI): Ed25519, or RSA from 2,048 bits. A private key is refused.
   */
  publicKey: string;
  /**
   * When it stops to count; null: never.
   */
  expiry: TimestampMs | null;
}
/**
 * An account for a program.
 */
export interface ServiceAccount {
  serviceAccountId: Identifier;
  /**
   * Name.
   */
  name: string;
  /**
   * Account that may change its keys.
   */
  ownerAccountId: Identifier;
  createdAt: TimestampMs;
  /**
   * Keys.
   */
  publicKeys: PublicKey[];
}
/**
 * Answer of readVersion.
 */
export interface ReadVersionAnswer {
  /**
   * What runs there.
   */
  version: InstanceVersion;
}
/**
 * Answer of readIdentity.
 */
export interface ReadIdentityAnswer {
  identity: Identity;
}
/**
 * Answer of readIdentityImageUrl.
 */
export interface ReadIdentityImageUrlAnswer {
  /**
   * Address of the picture, absolute or relative to the instance’s base; null if it has none.
   */
  imageUrl: string | null;
}
/**
 * Answer of listSignInMethods.
 */
export interface ListSignInMethodsAnswer {
  /**
   * The ways, each true where it can be used here.
   */
  methods: {
    /**
     * By user name and password.
     */
    usernamePassword: boolean;
    /**
     * By e-mail and password.
     */
    emailPassword: boolean;
    /**
     * By single sign-on through a senator.
     */
    remote: boolean;
  };
}
/**
 * Answer of probeUsernamePassword.
 */
export interface ProbeUsernamePasswordAnswer {
  /**
   * Always true: an instance without it answers 404.
   */
  supported: true;
}
/**
 * New account. Both passwords must be equal.
 */
export interface SignUpByUsernameBody {
  username: Username;
  password: NewPassword;
  displayName?: DisplayName;
  /**
   * The same again.
   */
  passwordRepetition: NewPassword;
  /**
   * Accepts the current licence agreement; must be true where one exists.
   */
  acceptEula: boolean;
}
/**
 * Answer of signUpByUsername.
 */
export interface SignUpByUsernameAnswer {
  account: Account;
}
/**
 * Answer of probeEmailPassword.
 */
export interface ProbeEmailPasswordAnswer {
  /**
   * Always true: an instance without it answers 404.
   */
  supported: true;
}
/**
 * New account. Both passwords must be equal.
 */
export interface SignUpByEmailBody {
  email: Email;
  password: NewPassword;
  /**
   * The same again.
   */
  passwordRepetition: NewPassword;
  displayName?: DisplayName;
  /**
   * Accepts the current licence agreement; must be true where one exists.
   */
  acceptEula: boolean;
}
/**
 * Answer of signUpByEmail.
 */
export interface SignUpByEmailAnswer {
  account: Account;
}
/**
 * Answer of probeRemote.
 */
export interface ProbeRemoteAnswer {
  /**
   * Always true: an instance without it answers 404.
   */
  supported: true;
}
/**
 * Credentials.
 */
export interface SignInByUsernameBody {
  /**
   * User name as typed; compared without regard to case.
   */
  username: string;
  password: LoginPassword;
}
/**
 * Answer of signInByUsername.
 */
export interface SignInByUsernameAnswer {
  refreshToken: RefreshToken;
}
/**
 * Credentials.
 */
export interface SignInByEmailBody {
  email: Email;
  password: LoginPassword;
}
/**
 * Answer of signInByEmail.
 */
export interface SignInByEmailAnswer {
  refreshToken: RefreshToken;
}
/**
 * From the link in the mail.
 */
export interface VerifyEmailBody {
  authenticationId: Identifier;
  /**
   * Secret from the link.
   */
  verificationToken: string;
}
/**
 * Answer of verifyEmail.
 */
export interface VerifyEmailAnswer {}
/**
 * Whom to.
 */
export interface ResendEmailVerificationBody {
  email: Email;
}
/**
 * Answer of resendEmailVerification.
 */
export interface ResendEmailVerificationAnswer {}
/**
 * Refresh token.
 */
export interface RefreshAccessBody {
  refreshToken: RefreshToken;
  /**
   * Accepts the current licence agreement.
   */
  acceptEula?: boolean;
}
/**
 * Answer of refreshAccess.
 */
export interface RefreshAccessAnswer {
  accessToken: AccessToken;
  /**
   * Only from an instance with single-use refresh tokens: replaces the one sent, which stays good until the new one is used, for the answer may be lost, and for 10 s in any case. Sent again, it is answered with the same new one.
   */
  refreshToken?: RefreshToken;
}
/**
 * Answer of listOwnSessions.
 */
export interface ListOwnSessionsAnswer {
  /**
   * Sign-ins.
   */
  sessions: Session[];
}
/**
 * Path of endOwnSession.
 */
export interface EndOwnSessionPath {
  /**
   * The sign-in, by its id in api/login/sessions. No secret.
   */
  sessionId: Identifier;
}
/**
 * Answer of endOwnSession.
 */
export interface EndOwnSessionAnswer {}
/**
 * Answer of endOtherSessions.
 */
export interface EndOtherSessionsAnswer {
  /**
   * How many sign-ins have ended by it.
   */
  ended: number;
}
/**
 * Path of signOut.
 */
export interface SignOutPath {
  /**
   * The refresh token. The only secret in a path; never logged.
   */
  refreshToken: RefreshToken;
}
/**
 * Answer of signOut.
 */
export interface SignOutAnswer {}
/**
 * Answer of listOwnPermissions.
 */
export interface ListOwnPermissionsAnswer {
  /**
   * Names, those through roles included.
   *
   * Items: Name of a permission.
   */
  permissions: (Permission | string)[];
}
/**
 * Answer of listEulas.
 */
export interface ListEulasAnswer {
  /**
   * Newest first; empty where there is none.
   */
  eulas: Eula[];
}
/**
 * Signed statement.
 */
export interface SignInByKeyBody {
  /**
   * JWT {iss: service account id, aud: globalUniqueIdentifier, iat, exp, jti}, signed by one of the account’s keys (EdDSA or RS256), good for 5 minutes at most, usable once; header kid is the key’s fingerprint.
   */
  assertion: string;
}
/**
 * Answer of signInByKey.
 */
export interface SignInByKeyAnswer {
  refreshToken: RefreshToken;
}
/**
 * What for.
 */
export interface CreateTicketBody {
  /**
   * Path with query, relative to the instance, as it will be called.
   */
  path: string;
}
/**
 * Answer of createTicket.
 */
export interface CreateTicketAnswer {
  ticket: Ticket;
}
/**
 * Signed by the senator.
 */
export interface CreateAccountForSenatorBody {
  /**
   * JWT {iss: the senator’s globalUniqueIdentifier, aud: the barn’s, sub: account at the senator, iat, exp, jti}, signed by a senator that the barn trusts (EdDSA).
   */
  assertion: string;
  displayName: DisplayName;
  /**
   * Accepts the current licence agreement of the barn.
   */
  acceptEula: boolean;
}
/**
 * Answer of createAccountForSenator.
 */
export interface CreateAccountForSenatorAnswer {
  remoteAccountId: Identifier;
  remoteAuthenticationId: Identifier;
}
/**
 * Signed by the senator.
 */
export interface SignInForSenatorBody {
  /**
   * As in createAccountForSenator.
   */
  assertion: string;
}
/**
 * Answer of signInForSenator.
 */
export interface SignInForSenatorAnswer {
  refreshToken: RefreshToken;
}
/**
 * Answer of listServiceProviders.
 */
export interface ListServiceProvidersAnswer {
  /**
   * In order of name.
   */
  serviceProviders: ServiceProvider[];
}
/**
 * Barn.
 */
export interface CreateServiceProviderBody {
  /**
   * Name of the barn.
   */
  name: LineOfText;
  /**
   * The barn.
   */
  globalUniqueIdentifier: Identifier;
}
/**
 * Answer of createServiceProvider.
 */
export interface CreateServiceProviderAnswer {
  serviceProvider: ServiceProvider;
}
/**
 * Path of createRemoteAccount.
 */
export interface CreateRemoteAccountPath {
  /**
   * The service provider.
   */
  serviceProviderId: Identifier;
}
/**
 * Account.
 */
export interface CreateRemoteAccountBody {
  displayName: DisplayName;
  /**
   * Accepts the current licence agreement of the barn.
   */
  acceptEula: boolean;
}
/**
 * Answer of createRemoteAccount.
 */
export interface CreateRemoteAccountAnswer {
  serviceProvider: ServiceProvider;
}
/**
 * Path of signInAtProvider.
 */
export interface SignInAtProviderPath {
  /**
   * The service provider.
   */
  serviceProviderId: Identifier;
}
/**
 * Answer of signInAtProvider.
 */
export interface SignInAtProviderAnswer {
  /**
   * Of the barn, not of the senator.
   */
  refreshToken: RefreshToken;
}
/**
 * Answer of listCameras.
 */
export interface ListCamerasAnswer {
  /**
   * By cameraId; decommissioned ones included.
   */
  cameras: {
    [k: string]: Camera;
  };
}
/**
 * Camera.
 */
export interface CreateCameraBody {
  camera: NewCamera;
}
/**
 * Answer of createCamera.
 */
export interface CreateCameraAnswer {
  camera: Camera;
}
/**
 * Path of readCamera.
 */
export interface ReadCameraPath {
  /**
   * The camera.
   */
  cameraId: Identifier;
}
/**
 * Answer of readCamera.
 */
export interface ReadCameraAnswer {
  camera: Camera;
}
/**
 * Path of deleteCamera.
 */
export interface DeleteCameraPath {
  /**
   * The camera.
   */
  cameraId: Identifier;
}
/**
 * Answer of deleteCamera.
 */
export interface DeleteCameraAnswer {}
/**
 * Path of updateCamera.
 */
export interface UpdateCameraPath {
  /**
   * Part of the record that changes.
   */
  key: 'record' | 'name' | 'tags' | 'sortPrefix' | 'source';
  /**
   * The camera.
   */
  cameraId: Identifier;
}
/**
 * Change.
 */
export interface UpdateCameraBody {
  cameraRecord: CameraRecord;
}
/**
 * Answer of updateCamera.
 */
export interface UpdateCameraAnswer {
  camera: Camera;
}
/**
 * Path of setCameraManagement.
 */
export interface SetCameraManagementPath {
  /**
   * The camera.
   */
  cameraId: Identifier;
  /**
   * Whether the instance manages the camera.
   */
  autoManaged: boolean;
}
/**
 * Answer of setCameraManagement.
 */
export interface SetCameraManagementAnswer {
  camera: Camera;
}
/**
 * Path of readStill.
 */
export interface ReadStillPath {
  /**
   * The camera.
   */
  cameraId: Identifier;
}
/**
 * Query of readStill.
 */
export interface ReadStillQuery {
  /**
   * Height in pixels of the picture sent; the width follows. Never enlarged. Left out: as captured.
   */
  resizeY?: number;
  /**
   * `dot` marks every animal found with a dot.
   */
  draw?: 'dot';
  /**
   * Answer the still marked as fallback.
   */
  forceFallback?: boolean;
}
/**
 * What is tried.
 */
export interface TrySourceBody {
  source: CameraSource;
}
/**
 * Answer of trySource.
 */
export interface TrySourceAnswer {
  picture: TriedPicture;
}
/**
 * Path of setPrivacyOfAll.
 */
export interface SetPrivacyOfAllPath {
  /**
   * Length in ms, or `false`.
   */
  duration: string;
}
/**
 * Which.
 */
export interface SetPrivacyOfAllBody {
  /**
   * All cameras.
   */
  allCameras: true;
}
/**
 * Answer of setPrivacyOfAll.
 */
export interface SetPrivacyOfAllAnswer {
  /**
   * State by cameraId.
   */
  privacy: {
    [k: string]: PrivacyState;
  };
}
/**
 * Path of setPrivacy.
 */
export interface SetPrivacyPath {
  /**
   * The camera.
   */
  cameraId: Identifier;
  /**
   * `true` without end, `false`, or a length in ms.
   */
  privacy: string;
}
/**
 * Answer of setPrivacy.
 */
export interface SetPrivacyAnswer {
  privacy: PrivacyState;
}
/**
 * Path of streamCamera.
 */
export interface StreamCameraPath {
  /**
   * The camera.
   */
  cameraId: Identifier;
}
/**
 * Path of readRecordedFrame.
 */
export interface ReadRecordedFramePath {
  /**
   * The camera.
   */
  cameraId: Identifier;
  /**
   * The moment, ms since 1970.
   */
  timestamp: TimestampMs;
}
/**
 * Query of readRecordedFrame.
 */
export interface ReadRecordedFrameQuery {
  /**
   * Height in pixels of the picture sent; the width follows. Never enlarged. Left out: as captured.
   */
  resizeY?: number;
}
/**
 * Path of markAsFallback.
 */
export interface MarkAsFallbackPath {
  /**
   * The camera.
   */
  cameraId: Identifier;
  /**
   * The moment, ms since 1970.
   */
  timestamp: TimestampMs;
}
/**
 * Answer of markAsFallback.
 */
export interface MarkAsFallbackAnswer {
  /**
   * Capture time of the frame that was marked.
   */
  timestamp: TimestampMs;
}
/**
 * Answer of queryRecordings.
 */
export interface QueryRecordingsAnswer {
  /**
   * In the order asked for.
   */
  recordings: Recording[];
  page: Page;
}
/**
 * Answer of queryRecordedSpans.
 */
export interface QueryRecordedSpansAnswer {
  /**
   * Gaps up to this length are closed. More than was asked for where the answer would have more than 2,000 spans.
   */
  resolution: DurationMs;
  /**
   * In the order asked for.
   */
  cameras: CameraSpans[];
}
/**
 * Path of readRecordingGif.
 */
export interface ReadRecordingGifPath {
  /**
   * The recording.
   */
  recordingId: Identifier;
}
/**
 * Path of readRecordingImage.
 */
export interface ReadRecordingImagePath {
  /**
   * The recording.
   */
  recordingId: Identifier;
}
/**
 * Path of readRecordingFile.
 */
export interface ReadRecordingFilePath {
  /**
   * The camera.
   */
  cameraId: Identifier;
  /**
   * First moment, ms since 1970.
   */
  start: TimestampMs;
  /**
   * Last moment, ms since 1970, after start.
   */
  end: TimestampMs;
}
/**
 * Query of readRecordingFile.
 */
export interface ReadRecordingFileQuery {
  /**
   * file: one MP4, at most 24 hours. fragmented: for a player, at most 10 minutes.
   */
  form?: 'file' | 'fragmented';
}
/**
 * Path of readRecordingProgress.
 */
export interface ReadRecordingProgressPath {
  /**
   * The camera.
   */
  cameraId: Identifier;
  /**
   * First moment, ms since 1970.
   */
  start: TimestampMs;
  /**
   * Last moment, ms since 1970, after start.
   */
  end: TimestampMs;
}
/**
 * Answer of readRecordingProgress.
 */
export interface ReadRecordingProgressAnswer {
  progress: RecordingProgress;
}
/**
 * Path of estimateRecording.
 */
export interface EstimateRecordingPath {
  /**
   * The camera.
   */
  cameraId: Identifier;
  /**
   * First moment, ms since 1970.
   */
  start: TimestampMs;
  /**
   * Last moment, ms since 1970, after start.
   */
  end: TimestampMs;
}
/**
 * Answer of estimateRecording.
 */
export interface EstimateRecordingAnswer {
  estimate: RecordingEstimate;
}
/**
 * Answer of createHeatmap.
 */
export interface CreateHeatmapAnswer {
  artifact: Artifact;
}
/**
 * Answer of createLongTimeExposure.
 */
export interface CreateLongTimeExposureAnswer {
  artifact: Artifact;
}
/**
 * Answer of queryArtifacts.
 */
export interface QueryArtifactsAnswer {
  /**
   * In the order asked for.
   */
  artifacts: Artifact[];
  page: Page;
}
/**
 * Path of readArtifact.
 */
export interface ReadArtifactPath {
  /**
   * The artifact.
   */
  artifactId: Identifier;
}
/**
 * Path of deleteArtifact.
 */
export interface DeleteArtifactPath {
  /**
   * The artifact.
   */
  artifactId: Identifier;
}
/**
 * Answer of deleteArtifact.
 */
export interface DeleteArtifactAnswer {}
/**
 * Path of readHeatmapData.
 */
export interface ReadHeatmapDataPath {
  /**
   * The artifact.
   */
  artifactId: Identifier;
}
/**
 * Answer of readHeatmapData.
 */
export interface ReadHeatmapDataAnswer {
  heatmap: HeatmapData;
}
/**
 * Answer of listRegionTypes.
 */
export interface ListRegionTypesAnswer {
  /**
   * In order of id.
   */
  regionTypes: RegionType[];
}
/**
 * Path of putRegionType.
 */
export interface PutRegionTypePath {
  /**
   * The region type, by its name.
   */
  regionTypeId: Identifier;
}
/**
 * Value.
 */
export interface PutRegionTypeBody {
  value: RegionTypeValue;
  /**
   * What the change is based on, null for one that is new; another one stored answers 409 `region-type-changed`.
   */
  expectedValue?: RegionTypeValue | null;
}
/**
 * Answer of putRegionType.
 */
export interface PutRegionTypeAnswer {
  regionType: RegionType;
}
/**
 * Path of deleteRegionType.
 */
export interface DeleteRegionTypePath {
  /**
   * The region type, by its name.
   */
  regionTypeId: Identifier;
}
/**
 * Answer of deleteRegionType.
 */
export interface DeleteRegionTypeAnswer {}
/**
 * Answer of listRegionSpecifications.
 */
export interface ListRegionSpecificationsAnswer {
  /**
   * In order of id.
   */
  regionSpecifications: RegionSpecification[];
}
/**
 * Path of putRegionSpecification.
 */
export interface PutRegionSpecificationPath {
  /**
   * The region specification, by its name.
   */
  regionSpecificationId: Identifier;
}
/**
 * Value.
 */
export interface PutRegionSpecificationBody {
  value: RegionSpecificationValue;
  /**
   * What the change is based on, null for one that is new; another one stored answers 409 `region-specification-changed`.
   */
  expectedValue?: RegionSpecificationValue | null;
}
/**
 * Answer of putRegionSpecification.
 */
export interface PutRegionSpecificationAnswer {
  regionSpecification: RegionSpecification;
}
/**
 * Path of deleteRegionSpecification.
 */
export interface DeleteRegionSpecificationPath {
  /**
   * The region specification, by its name.
   */
  regionSpecificationId: Identifier;
}
/**
 * Answer of deleteRegionSpecification.
 */
export interface DeleteRegionSpecificationAnswer {}
/**
 * Answer of listRegionMappings.
 */
export interface ListRegionMappingsAnswer {
  /**
   * In order of camera and type.
   */
  regionMappings: RegionMapping[];
}
/**
 * Path of readRegionMapping.
 */
export interface ReadRegionMappingPath {
  /**
   * The region mapping.
   */
  regionMappingId: Identifier;
}
/**
 * Answer of readRegionMapping.
 */
export interface ReadRegionMappingAnswer {
  regionMapping: RegionMapping;
}
/**
 * Path of putRegionMapping.
 */
export interface PutRegionMappingPath {
  /**
   * The region mapping.
   */
  regionMappingId: Identifier;
}
/**
 * Value.
 */
export interface PutRegionMappingBody {
  value: RegionMappingValue;
  /**
   * The lastUpdated that the change is based on; another one stored, or another mapping in the place of this one, answers 409 `region-mapping-changed`.
   */
  expectedLastUpdated?: TimestampMs;
}
/**
 * Answer of putRegionMapping.
 */
export interface PutRegionMappingAnswer {
  regionMapping: RegionMapping;
}
/**
 * Value.
 */
export interface CreateRegionMappingBody {
  value: RegionMappingValue;
}
/**
 * Answer of createRegionMapping.
 */
export interface CreateRegionMappingAnswer {
  regionMapping: RegionMapping;
}
/**
 * Answer of queryLabelCount.
 */
export interface QueryLabelCountAnswer {
  labelCount: DataTable;
}
/**
 * Answer of queryNightVision.
 */
export interface QueryNightVisionAnswer {
  nightvision: DataTable;
}
/**
 * Answer of queryHerdSpeed.
 */
export interface QueryHerdSpeedAnswer {
  speed: DataTable;
}
/**
 * Answer of listLabels.
 */
export interface ListLabelsAnswer {
  /**
   * In order of name.
   */
  labels: Label[];
}
/**
 * Answer of sendDetections.
 */
export interface SendDetectionsAnswer {
  taken: DetectionsTaken;
}
/**
 * Answer of readAnimalDistributionSetup.
 */
export interface ReadAnimalDistributionSetupAnswer {
  /**
   * In order of name; empty without regions.
   */
  setup: AnimalDistributionSetup[];
  /**
   * Of one camera each that takes part in none of them with its regions of a type, as it has one place of it or belongs to no others. Its animals can be counted all the same. Older instances leave it out.
   */
  ofCameras?: AnimalDistributionSetup[];
}
/**
 * Path of readAnimalDistribution.
 */
export interface ReadAnimalDistributionPath {
  /**
   * The distribution as of the set-up.
   */
  animalDistributionId: Identifier;
}
/**
 * Answer of readAnimalDistribution.
 */
export interface ReadAnimalDistributionAnswer {
  animalDistribution: AnimalDistribution;
}
/**
 * Path of queryAnimalDistribution.
 */
export interface QueryAnimalDistributionPath {
  /**
   * The distribution as of the set-up.
   */
  animalDistributionId: Identifier;
}
/**
 * Answer of queryAnimalDistribution.
 */
export interface QueryAnimalDistributionAnswer {
  animalDistribution: AnimalDistribution;
}
/**
 * Answer of queryCameraCanvases.
 */
export interface QueryCameraCanvasesAnswer {
  /**
   * In the order asked for: published ones and one’s own.
   */
  cameraCanvases: CameraCanvas[];
  page: Page;
}
/**
 * Answer of queryOneCameraCanvas.
 */
export interface QueryOneCameraCanvasAnswer {
  cameraCanvas: CameraCanvas | null;
}
/**
 * Answer of listCameraCanvases.
 */
export interface ListCameraCanvasesAnswer {
  /**
   * In order of name: published ones and one’s own.
   */
  cameraCanvases: CameraCanvas[];
  /**
   * Canvas shown first, or null.
   */
  baseCanvas: string | null;
}
/**
 * Canvas.
 */
export interface CreateCameraCanvasBody {
  cameraCanvas: CameraCanvasValue;
}
/**
 * Answer of createCameraCanvas.
 */
export interface CreateCameraCanvasAnswer {
  cameraCanvas: CameraCanvas;
}
/**
 * Path of updateCameraCanvas.
 */
export interface UpdateCameraCanvasPath {
  /**
   * The camera canvas.
   */
  cameraCanvasId: Identifier;
}
/**
 * Changes.
 */
export interface UpdateCameraCanvasBody {
  updates: CameraCanvasUpdates;
  /**
   * The lastUpdated that the change is based on; another one stored answers 409 `canvas-changed`.
   */
  expectedLastUpdated?: TimestampMs;
}
/**
 * Answer of updateCameraCanvas.
 */
export interface UpdateCameraCanvasAnswer {
  cameraCanvas: CameraCanvas;
}
/**
 * Path of deleteCameraCanvas.
 */
export interface DeleteCameraCanvasPath {
  /**
   * The camera canvas.
   */
  cameraCanvasId: Identifier;
}
/**
 * Answer of deleteCameraCanvas.
 */
export interface DeleteCameraCanvasAnswer {}
/**
 * Picture.
 */
export interface SendCanvasPictureBody {
  canvasPicture: NewCanvasPicture;
}
/**
 * Answer of sendCanvasPicture.
 */
export interface SendCanvasPictureAnswer {
  canvasPicture: CanvasPicture;
}
/**
 * Path of readCanvasPicture.
 */
export interface ReadCanvasPicturePath {
  /**
   * The picture.
   */
  canvasPictureId: Identifier;
}
/**
 * Path of setBaseCanvas.
 */
export interface SetBaseCanvasPath {
  /**
   * Product name as of api/v.
   */
  product: string;
}
/**
 * Change.
 */
export interface SetBaseCanvasBody {
  doc: CanvasManagement;
}
/**
 * Answer of setBaseCanvas.
 */
export interface SetBaseCanvasAnswer {
  config: CanvasManagement;
}
/**
 * Answer of queryIncidents.
 */
export interface QueryIncidentsAnswer {
  /**
   * In the order asked for.
   */
  incidents: Incident[];
  page: Page;
}
/**
 * Answer of queryOneIncident.
 */
export interface QueryOneIncidentAnswer {
  incident: Incident | null;
}
/**
 * Path of readIncidentHandler.
 */
export interface ReadIncidentHandlerPath {
  /**
   * Type of incident.
   */
  incidentType: IncidentType;
  /**
   * Whether to leave the JSON Schema out.
   */
  simplified: boolean;
}
/**
 * Answer of readIncidentHandler.
 */
export interface ReadIncidentHandlerAnswer {
  handler: IncidentHandler;
}
/**
 * Incident.
 */
export interface CreateIncidentBody {
  incidentData: IncidentData;
}
/**
 * Answer of createIncident.
 */
export interface CreateIncidentAnswer {
  incident: Incident;
  incidentEvent: IncidentEvent;
}
/**
 * Path of closeIncident.
 */
export interface CloseIncidentPath {
  /**
   * The incident.
   */
  incidentId: Identifier;
}
/**
 * Answer of closeIncident.
 */
export interface CloseIncidentAnswer {
  incident: Incident;
}
/**
 * Path of deleteIncident.
 */
export interface DeleteIncidentPath {
  /**
   * The incident.
   */
  incidentId: Identifier;
}
/**
 * Answer of deleteIncident.
 */
export interface DeleteIncidentAnswer {}
/**
 * Path of listIncidentAttachments.
 */
export interface ListIncidentAttachmentsPath {
  /**
   * The incident.
   */
  incidentId: Identifier;
}
/**
 * Answer of listIncidentAttachments.
 */
export interface ListIncidentAttachmentsAnswer {
  /**
   * Pictures.
   */
  attachments: IncidentAttachment[];
}
/**
 * Path of attachToIncident.
 */
export interface AttachToIncidentPath {
  /**
   * The incident.
   */
  incidentId: Identifier;
}
/**
 * Picture.
 */
export interface AttachToIncidentBody {
  attachment: NewIncidentAttachment;
}
/**
 * Answer of attachToIncident.
 */
export interface AttachToIncidentAnswer {
  attachment: IncidentAttachment;
}
/**
 * Path of readIncidentAttachment.
 */
export interface ReadIncidentAttachmentPath {
  /**
   * The incident.
   */
  incidentId: Identifier;
  /**
   * The attached picture.
   */
  attachmentId: Identifier;
}
/**
 * Path of removeIncidentAttachment.
 */
export interface RemoveIncidentAttachmentPath {
  /**
   * The incident.
   */
  incidentId: Identifier;
  /**
   * The attached picture.
   */
  attachmentId: Identifier;
}
/**
 * Answer of removeIncidentAttachment.
 */
export interface RemoveIncidentAttachmentAnswer {}
/**
 * Answer of queryIncidentEvents.
 */
export interface QueryIncidentEventsAnswer {
  /**
   * In the order asked for.
   */
  incidentEvents: IncidentEvent[];
  page: Page;
}
/**
 * Answer of queryOneIncidentEvent.
 */
export interface QueryOneIncidentEventAnswer {
  incidentEvent: IncidentEvent | null;
}
/**
 * Event.
 */
export interface TriggerIncidentEventBody {
  incidentEventData: IncidentEventData;
}
/**
 * Answer of triggerIncidentEvent.
 */
export interface TriggerIncidentEventAnswer {
  incidentEvent: IncidentEvent;
  incident: Incident;
}
/**
 * Path of deleteIncidentEvent.
 */
export interface DeleteIncidentEventPath {
  /**
   * The event.
   */
  incidentEventId: Identifier;
}
/**
 * Answer of deleteIncidentEvent.
 */
export interface DeleteIncidentEventAnswer {
  /**
   * As it is without the event.
   */
  incident: Incident;
}
/**
 * Answer of queryOneWatchdog.
 */
export interface QueryOneWatchdogAnswer {
  watchdog: Watchdog | null;
}
/**
 * Watchdog.
 */
export interface ScheduleSpeedWatchdogBody {
  watchdog: NewWatchdog;
}
/**
 * Answer of scheduleSpeedWatchdog.
 */
export interface ScheduleSpeedWatchdogAnswer {
  watchdog: Watchdog;
}
/**
 * Path of updateWatchdog.
 */
export interface UpdateWatchdogPath {
  /**
   * The watchdog.
   */
  watchdogId: Identifier;
}
/**
 * Changes.
 */
export interface UpdateWatchdogBody {
  updates: WatchdogUpdates;
}
/**
 * Answer of updateWatchdog.
 */
export interface UpdateWatchdogAnswer {
  watchdog: Watchdog;
}
/**
 * Answer of listPermissions.
 */
export interface ListPermissionsAnswer {
  /**
   * In order of name.
   */
  permissions: PermissionEntry[];
}
/**
 * Answer of listRoles.
 */
export interface ListRolesAnswer {
  /**
   * In order of id.
   */
  roles: Role[];
}
/**
 * Answer of listAccounts.
 */
export interface ListAccountsAnswer {
  /**
   * In order of display name.
   */
  accounts: Account[];
}
/**
 * Path of listPermissionsOfAccount.
 */
export interface ListPermissionsOfAccountPath {
  /**
   * The account.
   */
  accountId: Identifier;
}
/**
 * Query of listPermissionsOfAccount.
 */
export interface ListPermissionsOfAccountQuery {
  /**
   * Whether to count what is held through roles.
   */
  recursive?: boolean;
}
/**
 * Answer of listPermissionsOfAccount.
 */
export interface ListPermissionsOfAccountAnswer {
  /**
   * Permissions of the account, in order of name.
   */
  permissions: HeldPermission[];
}
/**
 * Path of listRolesOfAccount.
 */
export interface ListRolesOfAccountPath {
  /**
   * The account.
   */
  accountId: Identifier;
}
/**
 * Query of listRolesOfAccount.
 */
export interface ListRolesOfAccountQuery {
  /**
   * Whether to count what is held through roles.
   */
  recursive?: boolean;
}
/**
 * Answer of listRolesOfAccount.
 */
export interface ListRolesOfAccountAnswer {
  /**
   * Roles of the account, in order of id.
   */
  roles: HeldRole[];
}
/**
 * Path of listRolesAvailableForAccount.
 */
export interface ListRolesAvailableForAccountPath {
  /**
   * The account.
   */
  accountId: Identifier;
}
/**
 * Answer of listRolesAvailableForAccount.
 */
export interface ListRolesAvailableForAccountAnswer {
  /**
   * In order of id; without those it has.
   */
  roles: Role[];
}
/**
 * Path of addRoleToAccount.
 */
export interface AddRoleToAccountPath {
  /**
   * The role.
   */
  roleId: Identifier;
  /**
   * The account.
   */
  accountId: Identifier;
}
/**
 * Answer of addRoleToAccount.
 */
export interface AddRoleToAccountAnswer {
  /**
   * Roles of the account, in order of id.
   */
  roles: HeldRole[];
}
/**
 * Path of removeRoleFromAccount.
 */
export interface RemoveRoleFromAccountPath {
  /**
   * The role.
   */
  roleId: Identifier;
  /**
   * The account.
   */
  accountId: Identifier;
}
/**
 * Answer of removeRoleFromAccount.
 */
export interface RemoveRoleFromAccountAnswer {
  /**
   * Roles of the account, in order of id.
   */
  roles: HeldRole[];
}
/**
 * Path of addPermissionToAccount.
 */
export interface AddPermissionToAccountPath {
  /**
   * The permission, by its name.
   */
  permissionId: Identifier;
  /**
   * The account.
   */
  accountId: Identifier;
}
/**
 * Answer of addPermissionToAccount.
 */
export interface AddPermissionToAccountAnswer {
  /**
   * Permissions of the account, in order of name.
   */
  permissions: HeldPermission[];
}
/**
 * Path of removePermissionFromAccount.
 */
export interface RemovePermissionFromAccountPath {
  /**
   * The permission, by its name.
   */
  permissionId: Identifier;
  /**
   * The account.
   */
  accountId: Identifier;
}
/**
 * Answer of removePermissionFromAccount.
 */
export interface RemovePermissionFromAccountAnswer {
  /**
   * Permissions of the account, in order of name.
   */
  permissions: HeldPermission[];
}
/**
 * Answer of listAllServiceAccounts.
 */
export interface ListAllServiceAccountsAnswer {
  /**
   * In order of name.
   */
  serviceAccounts: ServiceAccount[];
}
/**
 * Answer of listOwnServiceAccounts.
 */
export interface ListOwnServiceAccountsAnswer {
  /**
   * In order of name.
   */
  serviceAccounts: ServiceAccount[];
}
/**
 * Path of readOwnServiceAccount.
 */
export interface ReadOwnServiceAccountPath {
  /**
   * The service account.
   */
  serviceAccountId: Identifier;
}
/**
 * Answer of readOwnServiceAccount.
 */
export interface ReadOwnServiceAccountAnswer {
  serviceAccount: ServiceAccount;
}
/**
 * Path of addPublicKeyToOwnServiceAccount.
 */
export interface AddPublicKeyToOwnServiceAccountPath {
  /**
   * The service account.
   */
  serviceAccountId: Identifier;
}
/**
 * Answer of addPublicKeyToOwnServiceAccount.
 */
export interface AddPublicKeyToOwnServiceAccountAnswer {
  serviceAccount: ServiceAccount;
}
/**
 * Path of deletePublicKeyOfOwnServiceAccount.
 */
export interface DeletePublicKeyOfOwnServiceAccountPath {
  /**
   * The service account.
   */
  serviceAccountId: Identifier;
  /**
   * Fingerprint of the key.
   */
  fingerprint: Fingerprint;
}
/**
 * Answer of deletePublicKeyOfOwnServiceAccount.
 */
export interface DeletePublicKeyOfOwnServiceAccountAnswer {
  serviceAccount: ServiceAccount;
}
/**
 * Path of readAnyServiceAccount.
 */
export interface ReadAnyServiceAccountPath {
  /**
   * The service account.
   */
  serviceAccountId: Identifier;
}
/**
 * Answer of readAnyServiceAccount.
 */
export interface ReadAnyServiceAccountAnswer {
  serviceAccount: ServiceAccount;
}
/**
 * Path of addPublicKeyToAnyServiceAccount.
 */
export interface AddPublicKeyToAnyServiceAccountPath {
  /**
   * The service account.
   */
  serviceAccountId: Identifier;
}
/**
 * Answer of addPublicKeyToAnyServiceAccount.
 */
export interface AddPublicKeyToAnyServiceAccountAnswer {
  serviceAccount: ServiceAccount;
}
/**
 * Path of deletePublicKeyOfAnyServiceAccount.
 */
export interface DeletePublicKeyOfAnyServiceAccountPath {
  /**
   * The service account.
   */
  serviceAccountId: Identifier;
  /**
   * Fingerprint of the key.
   */
  fingerprint: Fingerprint;
}
/**
 * Answer of deletePublicKeyOfAnyServiceAccount.
 */
export interface DeletePublicKeyOfAnyServiceAccountAnswer {
  serviceAccount: ServiceAccount;
}

/** Every call, by method and path. `answer` is the `data` of the envelope. */
export interface Operations {
  /** Is the instance there? */
  'GET api/p': { operationId: 'probeHealth'; path: undefined; query: undefined; body: undefined; answer: 'OK'; };
  /** Which program runs there? */
  'GET api/v': { operationId: 'readVersion'; path: undefined; query: undefined; body: undefined; answer: ReadVersionAnswer; };
  /** Who is the instance? */
  'GET api/identity': { operationId: 'readIdentity'; path: undefined; query: undefined; body: undefined; answer: ReadIdentityAnswer; };
  /** Where is the picture of the instance? */
  'GET api/identity/imageUrl': { operationId: 'readIdentityImageUrl'; path: undefined; query: undefined; body: undefined; answer: ReadIdentityImageUrlAnswer; };
  /** Picture of the instance. */
  'GET api/identity/image': { operationId: 'readIdentityImage'; path: undefined; query: undefined; body: undefined; answer: FileAnswer<'image/jpeg' | 'image/png'>; };
  /** How can one sign in? */
  'GET api/auth/methods': { operationId: 'listSignInMethods'; path: undefined; query: undefined; body: undefined; answer: ListSignInMethodsAnswer; };
  /** Can one sign in by user name and password? */
  'GET api/auth/usernamePassword': { operationId: 'probeUsernamePassword'; path: undefined; query: undefined; body: undefined; answer: ProbeUsernamePasswordAnswer; };
  /** Sign up by user name. */
  'POST api/auth/usernamePassword': { operationId: 'signUpByUsername'; path: undefined; query: undefined; body: SignUpByUsernameBody; answer: SignUpByUsernameAnswer; };
  /** Can one sign in by e-mail and password? */
  'GET api/auth/emailPassword': { operationId: 'probeEmailPassword'; path: undefined; query: undefined; body: undefined; answer: ProbeEmailPasswordAnswer; };
  /** Sign up by e-mail. */
  'POST api/auth/emailPassword': { operationId: 'signUpByEmail'; path: undefined; query: undefined; body: SignUpByEmailBody; answer: SignUpByEmailAnswer; };
  /** Can one sign in by single sign-on by a senator? */
  'GET api/auth/remote': { operationId: 'probeRemote'; path: undefined; query: undefined; body: undefined; answer: ProbeRemoteAnswer; };
  /** Sign in by user name. */
  'POST api/auth/usernamePassword/login': { operationId: 'signInByUsername'; path: undefined; query: undefined; body: SignInByUsernameBody; answer: SignInByUsernameAnswer; };
  /** Sign in by e-mail. */
  'POST api/auth/emailPassword/login': { operationId: 'signInByEmail'; path: undefined; query: undefined; body: SignInByEmailBody; answer: SignInByEmailAnswer; };
  /** Verify an e-mail address. */
  'POST api/auth/emailPassword/verify': { operationId: 'verifyEmail'; path: undefined; query: undefined; body: VerifyEmailBody; answer: VerifyEmailAnswer; };
  /** Send the verification mail again. */
  'POST api/auth/emailPassword/verification/new': { operationId: 'resendEmailVerification'; path: undefined; query: undefined; body: ResendEmailVerificationBody; answer: ResendEmailVerificationAnswer; };
  /** Get an access token. */
  'POST api/login/refresh': { operationId: 'refreshAccess'; path: undefined; query: undefined; body: RefreshAccessBody; answer: RefreshAccessAnswer; };
  /** Where am I signed in? */
  'GET api/login/sessions': { operationId: 'listOwnSessions'; path: undefined; query: undefined; body: undefined; answer: ListOwnSessionsAnswer; };
  /** Sign out on one of my devices. */
  'DELETE api/login/sessions/{sessionId}': { operationId: 'endOwnSession'; path: EndOwnSessionPath; query: undefined; body: undefined; answer: EndOwnSessionAnswer; };
  /** Sign out on all my other devices. */
  'POST api/login/sessions/endOthers': { operationId: 'endOtherSessions'; path: undefined; query: undefined; body: undefined; answer: EndOtherSessionsAnswer; };
  /** Sign out. */
  'DELETE api/login/{refreshToken}': { operationId: 'signOut'; path: SignOutPath; query: undefined; body: undefined; answer: SignOutAnswer; };
  /** What may I do? */
  'GET api/permissions': { operationId: 'listOwnPermissions'; path: undefined; query: undefined; body: undefined; answer: ListOwnPermissionsAnswer; };
  /** The licence agreement to accept. */
  'GET api/eulas/current': { operationId: 'readCurrentEula'; path: undefined; query: undefined; body: undefined; answer: FileAnswer<'text/plain' | 'text/markdown' | 'application/pdf'>; };
  /** Versions of the licence agreement. */
  'GET api/eulas': { operationId: 'listEulas'; path: undefined; query: undefined; body: undefined; answer: ListEulasAnswer; };
  /** Sign in as a service account. */
  'POST api/auth/serviceAccount/login': { operationId: 'signInByKey'; path: undefined; query: undefined; body: SignInByKeyBody; answer: SignInByKeyAnswer; };
  /** Get a ticket for one file or stream. */
  'POST api/tickets': { operationId: 'createTicket'; path: undefined; query: undefined; body: CreateTicketBody; answer: CreateTicketAnswer; };
  /** Create an account for someone known to a senator. */
  'POST api/auth/remote/account': { operationId: 'createAccountForSenator'; path: undefined; query: undefined; body: CreateAccountForSenatorBody; answer: CreateAccountForSenatorAnswer; };
  /** Sign in someone known to a senator. */
  'POST api/auth/remote/login': { operationId: 'signInForSenator'; path: undefined; query: undefined; body: SignInForSenatorBody; answer: SignInForSenatorAnswer; };
  /** Barns that I can sign in at. */
  'GET api/serviceProviders/': { operationId: 'listServiceProviders'; path: undefined; query: undefined; body: undefined; answer: ListServiceProvidersAnswer; };
  /** Add a barn to sign in at. */
  'POST api/serviceProviders': { operationId: 'createServiceProvider'; path: undefined; query: undefined; body: CreateServiceProviderBody; answer: CreateServiceProviderAnswer; };
  /** Create my account at the barn. */
  'POST api/idp/{serviceProviderId}/account': { operationId: 'createRemoteAccount'; path: CreateRemoteAccountPath; query: undefined; body: CreateRemoteAccountBody; answer: CreateRemoteAccountAnswer; };
  /** Sign in at the barn. */
  'GET api/idp/{serviceProviderId}/login/': { operationId: 'signInAtProvider'; path: SignInAtProviderPath; query: undefined; body: undefined; answer: SignInAtProviderAnswer; };
  /** Public keys of the senator. */
  'GET .well-known/jwks.json': { operationId: 'readSenatorKeys'; path: undefined; query: undefined; body: undefined; answer: FileAnswer<'application/jwk-set+json'>; };
  /** All cameras. */
  'GET api/cameras': { operationId: 'listCameras'; path: undefined; query: undefined; body: undefined; answer: ListCamerasAnswer; };
  /** Create a camera. */
  'POST api/cameras': { operationId: 'createCamera'; path: undefined; query: undefined; body: CreateCameraBody; answer: CreateCameraAnswer; };
  /** One camera. */
  'GET api/cameras/{cameraId}': { operationId: 'readCamera'; path: ReadCameraPath; query: undefined; body: undefined; answer: ReadCameraAnswer; };
  /** Delete a camera. */
  'DELETE api/cameras/{cameraId}': { operationId: 'deleteCamera'; path: DeleteCameraPath; query: undefined; body: undefined; answer: DeleteCameraAnswer; };
  /** Change a camera. */
  'PATCH api/cameras/{key}/{cameraId}': { operationId: 'updateCamera'; path: UpdateCameraPath; query: undefined; body: UpdateCameraBody; answer: UpdateCameraAnswer; };
  /** Let the instance manage a camera, or not. */
  'PUT api/cameras/{cameraId}/management/{autoManaged}': { operationId: 'setCameraManagement'; path: SetCameraManagementPath; query: undefined; body: undefined; answer: SetCameraManagementAnswer; };
  /** A still of a camera. */
  'GET api/cameras/{cameraId}/still': { operationId: 'readStill'; path: ReadStillPath; query: ReadStillQuery; body: undefined; answer: FileAnswer<'image/jpeg'>; };
  /** Try a source of pictures. */
  'POST api/cameraSources/picture': { operationId: 'trySource'; path: undefined; query: undefined; body: TrySourceBody; answer: TrySourceAnswer; };
  /** Switch privacy mode of all cameras. */
  'PUT api/privacy/multiple/{duration}': { operationId: 'setPrivacyOfAll'; path: SetPrivacyOfAllPath; query: undefined; body: SetPrivacyOfAllBody; answer: SetPrivacyOfAllAnswer; };
  /** Switch privacy mode of a camera. */
  'PUT api/privacy/{cameraId}/{privacy}': { operationId: 'setPrivacy'; path: SetPrivacyPath; query: undefined; body: undefined; answer: SetPrivacyAnswer; };
  /** Live stream of a camera. */
  'GET api/streaming/{cameraId}': { operationId: 'streamCamera'; path: StreamCameraPath; query: undefined; body: undefined; answer: FileAnswer<'video/x-flv'>; };
  /** Picture of a moment. */
  'GET api/recordings/frame/{cameraId}/{timestamp}': { operationId: 'readRecordedFrame'; path: ReadRecordedFramePath; query: ReadRecordedFrameQuery; body: undefined; answer: FileAnswer<'image/jpeg'>; };
  /** Mark a moment as fallback still. */
  'POST api/recordings/markAsFallback/{cameraId}/{timestamp}': { operationId: 'markAsFallback'; path: MarkAsFallbackPath; query: undefined; body: undefined; answer: MarkAsFallbackAnswer; };
  /** Recordings by camera and time. */
  'POST api/recordings/query': { operationId: 'queryRecordings'; path: undefined; query: undefined; body: QueryRequest; answer: QueryRecordingsAnswer; };
  /** Where something is recorded. */
  'POST api/recordings/spans': { operationId: 'queryRecordedSpans'; path: undefined; query: undefined; body: RecordedSpansRequest; answer: QueryRecordedSpansAnswer; };
  /** Moving thumbnail. */
  'GET api/recordings/thumbnail/gif/{recordingId}': { operationId: 'readRecordingGif'; path: ReadRecordingGifPath; query: undefined; body: undefined; answer: FileAnswer<'image/gif'>; };
  /** Thumbnail. */
  'GET api/recordings/thumbnail/image/{recordingId}': { operationId: 'readRecordingImage'; path: ReadRecordingImagePath; query: undefined; body: undefined; answer: FileAnswer<'image/jpeg'>; };
  /** Video of a span. */
  'GET api/recordings/file/{cameraId}/{start}/{end}': { operationId: 'readRecordingFile'; path: ReadRecordingFilePath; query: ReadRecordingFileQuery; body: undefined; answer: FileAnswer<'video/mp4'>; };
  /** How far the video of a span is. */
  'GET api/recordings/file/{cameraId}/{start}/{end}/progress': { operationId: 'readRecordingProgress'; path: ReadRecordingProgressPath; query: undefined; body: undefined; answer: ReadRecordingProgressAnswer; };
  /** How long and how large the video of a span would be. */
  'GET api/recordings/file/{cameraId}/{start}/{end}/estimate': { operationId: 'estimateRecording'; path: EstimateRecordingPath; query: undefined; body: undefined; answer: EstimateRecordingAnswer; };
  /** Make a heatmap. */
  'POST api/artifact/create/heatmap': { operationId: 'createHeatmap'; path: undefined; query: undefined; body: HeatmapRequest; answer: CreateHeatmapAnswer; };
  /** Make a long-time exposure. */
  'POST api/artifact/create/longTimeExposure': { operationId: 'createLongTimeExposure'; path: undefined; query: undefined; body: LongTimeExposureRequest; answer: CreateLongTimeExposureAnswer; };
  /** Artifacts. */
  'POST api/artifact/data': { operationId: 'queryArtifacts'; path: undefined; query: undefined; body: QueryRequest; answer: QueryArtifactsAnswer; };
  /** File of an artifact. */
  'GET api/artifact/{artifactId}': { operationId: 'readArtifact'; path: ReadArtifactPath; query: undefined; body: undefined; answer: FileAnswer<'image/png' | 'image/jpeg' | 'video/mp4' | 'application/zip'>; };
  /** Delete an artifact, or give up making it. */
  'DELETE api/artifact/{artifactId}': { operationId: 'deleteArtifact'; path: DeleteArtifactPath; query: undefined; body: undefined; answer: DeleteArtifactAnswer; };
  /** What a heatmap shows, in numbers. */
  'GET api/artifact/{artifactId}/data': { operationId: 'readHeatmapData'; path: ReadHeatmapDataPath; query: undefined; body: undefined; answer: ReadHeatmapDataAnswer; };
  /** Region types. */
  'GET api/regions/types': { operationId: 'listRegionTypes'; path: undefined; query: undefined; body: undefined; answer: ListRegionTypesAnswer; };
  /** Create or change a region type. */
  'PUT api/regions/types/{regionTypeId}': { operationId: 'putRegionType'; path: PutRegionTypePath; query: undefined; body: PutRegionTypeBody; answer: PutRegionTypeAnswer; };
  /** Delete a region type. */
  'DELETE api/regions/types/{regionTypeId}': { operationId: 'deleteRegionType'; path: DeleteRegionTypePath; query: undefined; body: undefined; answer: DeleteRegionTypeAnswer; };
  /** Region specifications. */
  'GET api/regions/specifications': { operationId: 'listRegionSpecifications'; path: undefined; query: undefined; body: undefined; answer: ListRegionSpecificationsAnswer; };
  /** Create or change a region specification. */
  'PUT api/regions/specifications/{regionSpecificationId}': { operationId: 'putRegionSpecification'; path: PutRegionSpecificationPath; query: undefined; body: PutRegionSpecificationBody; answer: PutRegionSpecificationAnswer; };
  /** Delete a region specification. */
  'DELETE api/regions/specifications/{regionSpecificationId}': { operationId: 'deleteRegionSpecification'; path: DeleteRegionSpecificationPath; query: undefined; body: undefined; answer: DeleteRegionSpecificationAnswer; };
  /** Region mappings. */
  'GET api/regions/mappings': { operationId: 'listRegionMappings'; path: undefined; query: undefined; body: undefined; answer: ListRegionMappingsAnswer; };
  /** One region mapping. */
  'GET api/regions/mappings/{regionMappingId}': { operationId: 'readRegionMapping'; path: ReadRegionMappingPath; query: undefined; body: undefined; answer: ReadRegionMappingAnswer; };
  /** Change a region mapping. */
  'PUT api/regions/mappings/{regionMappingId}': { operationId: 'putRegionMapping'; path: PutRegionMappingPath; query: undefined; body: PutRegionMappingBody; answer: PutRegionMappingAnswer; };
  /** Create a region mapping. */
  'POST api/regions/mappings/': { operationId: 'createRegionMapping'; path: undefined; query: undefined; body: CreateRegionMappingBody; answer: CreateRegionMappingAnswer; };
  /** Animals by label over time. */
  'POST api/data/labelCount': { operationId: 'queryLabelCount'; path: undefined; query: undefined; body: LabelCountRequest; answer: QueryLabelCountAnswer; };
  /** Infrared over time. */
  'POST api/data/nightvision': { operationId: 'queryNightVision'; path: undefined; query: undefined; body: NightVisionRequest; answer: QueryNightVisionAnswer; };
  /** How fast the herd moves. */
  'POST api/data/speed': { operationId: 'queryHerdSpeed'; path: undefined; query: undefined; body: HerdSpeedRequest; answer: QueryHerdSpeedAnswer; };
  /** What is counted. */
  'GET api/data/labels': { operationId: 'listLabels'; path: undefined; query: undefined; body: undefined; answer: ListLabelsAnswer; };
  /** Send what a detector has found. */
  'POST api/data/detections': { operationId: 'sendDetections'; path: undefined; query: undefined; body: DetectionBatch; answer: SendDetectionsAnswer; };
  /** Which distributions there are. */
  'GET api/animalDistribution/setup': { operationId: 'readAnimalDistributionSetup'; path: undefined; query: undefined; body: undefined; answer: ReadAnimalDistributionSetupAnswer; };
  /** Distribution of the last hour. */
  'GET api/animalDistribution/{animalDistributionId}': { operationId: 'readAnimalDistribution'; path: ReadAnimalDistributionPath; query: undefined; body: undefined; answer: ReadAnimalDistributionAnswer; };
  /** Distribution of a span. */
  'POST api/animalDistribution/{animalDistributionId}': { operationId: 'queryAnimalDistribution'; path: QueryAnimalDistributionPath; query: undefined; body: AnimalDistributionRequest; answer: QueryAnimalDistributionAnswer; };
  /** Canvases. */
  'POST api/cameraCanvases/query': { operationId: 'queryCameraCanvases'; path: undefined; query: undefined; body: QueryRequest; answer: QueryCameraCanvasesAnswer; };
  /** One canvas. */
  'POST api/cameraCanvases/queryOne': { operationId: 'queryOneCameraCanvas'; path: undefined; query: undefined; body: QueryOneRequest; answer: QueryOneCameraCanvasAnswer; };
  /** All canvases and which one is shown first. */
  'GET api/cameraCanvases/': { operationId: 'listCameraCanvases'; path: undefined; query: undefined; body: undefined; answer: ListCameraCanvasesAnswer; };
  /** Create a canvas. */
  'POST api/cameraCanvases': { operationId: 'createCameraCanvas'; path: undefined; query: undefined; body: CreateCameraCanvasBody; answer: CreateCameraCanvasAnswer; };
  /** Change a canvas. */
  'PATCH api/cameraCanvases/{cameraCanvasId}': { operationId: 'updateCameraCanvas'; path: UpdateCameraCanvasPath; query: undefined; body: UpdateCameraCanvasBody; answer: UpdateCameraCanvasAnswer; };
  /** Delete a canvas. */
  'DELETE api/cameraCanvases/{cameraCanvasId}': { operationId: 'deleteCameraCanvas'; path: DeleteCameraCanvasPath; query: undefined; body: undefined; answer: DeleteCameraCanvasAnswer; };
  /** Send a picture that lies below a canvas. */
  'POST api/canvasPictures': { operationId: 'sendCanvasPicture'; path: undefined; query: undefined; body: SendCanvasPictureBody; answer: SendCanvasPictureAnswer; };
  /** A picture that lies below a canvas. */
  'GET api/canvasPictures/{canvasPictureId}': { operationId: 'readCanvasPicture'; path: ReadCanvasPicturePath; query: undefined; body: undefined; answer: FileAnswer<'image/jpeg'>; };
  /** Choose the canvas that is shown first. */
  'PATCH api/config/{product}.camera.canvas.management/': { operationId: 'setBaseCanvas'; path: SetBaseCanvasPath; query: undefined; body: SetBaseCanvasBody; answer: SetBaseCanvasAnswer; };
  /** Incidents. */
  'POST api/incidents/query': { operationId: 'queryIncidents'; path: undefined; query: undefined; body: QueryRequest; answer: QueryIncidentsAnswer; };
  /** One incident. */
  'POST api/incidents/queryOne': { operationId: 'queryOneIncident'; path: undefined; query: undefined; body: QueryOneRequest; answer: QueryOneIncidentAnswer; };
  /** How a type of incident is handled. */
  'GET api/incidents/handlers/{incidentType}/{simplified}': { operationId: 'readIncidentHandler'; path: ReadIncidentHandlerPath; query: undefined; body: undefined; answer: ReadIncidentHandlerAnswer; };
  /** Create an incident. */
  'POST api/incidents/': { operationId: 'createIncident'; path: undefined; query: undefined; body: CreateIncidentBody; answer: CreateIncidentAnswer; };
  /** Close an incident. */
  'PUT api/incidents/{incidentId}': { operationId: 'closeIncident'; path: CloseIncidentPath; query: undefined; body: undefined; answer: CloseIncidentAnswer; };
  /** Delete an incident. */
  'DELETE api/incidents/{incidentId}': { operationId: 'deleteIncident'; path: DeleteIncidentPath; query: undefined; body: undefined; answer: DeleteIncidentAnswer; };
  /** Pictures attached to an incident. */
  'GET api/incidents/{incidentId}/attachments': { operationId: 'listIncidentAttachments'; path: ListIncidentAttachmentsPath; query: undefined; body: undefined; answer: ListIncidentAttachmentsAnswer; };
  /** Attach a picture to an incident. */
  'POST api/incidents/{incidentId}/attachments': { operationId: 'attachToIncident'; path: AttachToIncidentPath; query: undefined; body: AttachToIncidentBody; answer: AttachToIncidentAnswer; };
  /** One attached picture. */
  'GET api/incidentAttachments/{incidentId}/{attachmentId}': { operationId: 'readIncidentAttachment'; path: ReadIncidentAttachmentPath; query: undefined; body: undefined; answer: FileAnswer<'image/jpeg'>; };
  /** Take a picture away from an open incident. */
  'DELETE api/incidentAttachments/{incidentId}/{attachmentId}': { operationId: 'removeIncidentAttachment'; path: RemoveIncidentAttachmentPath; query: undefined; body: undefined; answer: RemoveIncidentAttachmentAnswer; };
  /** Events of incidents. */
  'POST api/incidentEvents/query': { operationId: 'queryIncidentEvents'; path: undefined; query: undefined; body: QueryRequest; answer: QueryIncidentEventsAnswer; };
  /** One event. */
  'POST api/incidentEvents/queryOne': { operationId: 'queryOneIncidentEvent'; path: undefined; query: undefined; body: QueryOneRequest; answer: QueryOneIncidentEventAnswer; };
  /** Add an event to an incident. */
  'POST api/incidentEvents': { operationId: 'triggerIncidentEvent'; path: undefined; query: undefined; body: TriggerIncidentEventBody; answer: TriggerIncidentEventAnswer; };
  /** Delete an event. */
  'DELETE api/incidentEvents/{incidentEventId}': { operationId: 'deleteIncidentEvent'; path: DeleteIncidentEventPath; query: undefined; body: undefined; answer: DeleteIncidentEventAnswer; };
  /** One watchdog. */
  'POST api/watchdogs/queryOne': { operationId: 'queryOneWatchdog'; path: undefined; query: undefined; body: QueryOneRequest; answer: QueryOneWatchdogAnswer; };
  /** Schedule the speed watchdog. */
  'POST api/watchdogs/schedule/speed': { operationId: 'scheduleSpeedWatchdog'; path: undefined; query: undefined; body: ScheduleSpeedWatchdogBody; answer: ScheduleSpeedWatchdogAnswer; };
  /** Change a watchdog. */
  'PATCH api/watchdogs/{watchdogId}': { operationId: 'updateWatchdog'; path: UpdateWatchdogPath; query: undefined; body: UpdateWatchdogBody; answer: UpdateWatchdogAnswer; };
  /** All permissions. */
  'GET api/authorization/permissions/all': { operationId: 'listPermissions'; path: undefined; query: undefined; body: undefined; answer: ListPermissionsAnswer; };
  /** All roles. */
  'GET api/authorization/roles/all': { operationId: 'listRoles'; path: undefined; query: undefined; body: undefined; answer: ListRolesAnswer; };
  /** All accounts. */
  'GET api/accounts': { operationId: 'listAccounts'; path: undefined; query: undefined; body: undefined; answer: ListAccountsAnswer; };
  /** Permissions of an account. */
  'GET api/authorization/permissions/by_user/{accountId}/': { operationId: 'listPermissionsOfAccount'; path: ListPermissionsOfAccountPath; query: ListPermissionsOfAccountQuery; body: undefined; answer: ListPermissionsOfAccountAnswer; };
  /** Roles of an account. */
  'GET api/authorization/roles/by_user/{accountId}/': { operationId: 'listRolesOfAccount'; path: ListRolesOfAccountPath; query: ListRolesOfAccountQuery; body: undefined; answer: ListRolesOfAccountAnswer; };
  /** Roles that an account may inherit. */
  'GET api/authorization/roles/available_for_user/{accountId}': { operationId: 'listRolesAvailableForAccount'; path: ListRolesAvailableForAccountPath; query: undefined; body: undefined; answer: ListRolesAvailableForAccountAnswer; };
  /** Add a role to an account. */
  'PUT api/authorization/add_role/{roleId}/to_user/{accountId}': { operationId: 'addRoleToAccount'; path: AddRoleToAccountPath; query: undefined; body: undefined; answer: AddRoleToAccountAnswer; };
  /** Remove a role from an account. */
  'DELETE api/authorization/delete_role/{roleId}/from_user/{accountId}': { operationId: 'removeRoleFromAccount'; path: RemoveRoleFromAccountPath; query: undefined; body: undefined; answer: RemoveRoleFromAccountAnswer; };
  /** Add a permission to an account. */
  'PUT api/authorization/add_permission/{permissionId}/to_user/{accountId}': { operationId: 'addPermissionToAccount'; path: AddPermissionToAccountPath; query: undefined; body: undefined; answer: AddPermissionToAccountAnswer; };
  /** Remove a permission from an account. */
  'DELETE api/authorization/delete_permission/{permissionId}/from_user/{accountId}': { operationId: 'removePermissionFromAccount'; path: RemovePermissionFromAccountPath; query: undefined; body: undefined; answer: RemovePermissionFromAccountAnswer; };
  /** All service accounts. */
  'GET api/service_accounts/all': { operationId: 'listAllServiceAccounts'; path: undefined; query: undefined; body: undefined; answer: ListAllServiceAccountsAnswer; };
  /** My service accounts. */
  'GET api/service_accounts/own': { operationId: 'listOwnServiceAccounts'; path: undefined; query: undefined; body: undefined; answer: ListOwnServiceAccountsAnswer; };
  /** Read one of my service accounts. */
  'GET api/service_accounts/own/{serviceAccountId}': { operationId: 'readOwnServiceAccount'; path: ReadOwnServiceAccountPath; query: undefined; body: undefined; answer: ReadOwnServiceAccountAnswer; };
  /** Add a public key to one of my service accounts. */
  'PUT api/service_accounts/own/{serviceAccountId}/pubkeys': { operationId: 'addPublicKeyToOwnServiceAccount'; path: AddPublicKeyToOwnServiceAccountPath; query: undefined; body: NewPublicKey; answer: AddPublicKeyToOwnServiceAccountAnswer; };
  /** Delete a public key of one of my service accounts. */
  'DELETE api/service_accounts/own/{serviceAccountId}/pubkeys/{fingerprint}': { operationId: 'deletePublicKeyOfOwnServiceAccount'; path: DeletePublicKeyOfOwnServiceAccountPath; query: undefined; body: undefined; answer: DeletePublicKeyOfOwnServiceAccountAnswer; };
  /** Read any service account. */
  'GET api/service_accounts/all/{serviceAccountId}': { operationId: 'readAnyServiceAccount'; path: ReadAnyServiceAccountPath; query: undefined; body: undefined; answer: ReadAnyServiceAccountAnswer; };
  /** Add a public key to any service account. */
  'PUT api/service_accounts/all/{serviceAccountId}/pubkeys': { operationId: 'addPublicKeyToAnyServiceAccount'; path: AddPublicKeyToAnyServiceAccountPath; query: undefined; body: NewPublicKey; answer: AddPublicKeyToAnyServiceAccountAnswer; };
  /** Delete a public key of any service account. */
  'DELETE api/service_accounts/all/{serviceAccountId}/pubkeys/{fingerprint}': { operationId: 'deletePublicKeyOfAnyServiceAccount'; path: DeletePublicKeyOfAnyServiceAccountPath; query: undefined; body: undefined; answer: DeletePublicKeyOfAnyServiceAccountAnswer; };
}

/** Name of a call in the contract. */
export type OperationId = Operations[keyof Operations]['operationId'];
