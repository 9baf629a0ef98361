import type { DiscoveryObject } from '@barnwatch/shared/wire';
import type { CameraSeed } from '../cameras/camera-seed';
import type { AccountSeed, ServiceAccountSeed } from '../identity/account-seeds';
import type { RefreshTokenMode } from '../identity/refresh-sessions';
import type { CallLimits } from '../server/call-limits';
import type { TimeLimits } from '../server/time-limits';

/** `barn`: cameras and what belongs to them. `senator`: the central identity instance. `gateway`: passes calls on, no more. */
export type InstanceRole = 'barn' | 'senator' | 'gateway';

/** The one configuration file of an instance; `configuration.schema.json` says the same for an editor. */
export interface InstanceConfiguration {
  readonly role: InstanceRole;
  readonly identity: {
    /** Also the issuer of its tokens and its id at a gateway. */
    readonly globalUniqueIdentifier: string;
    readonly name: string;
    /** The name of the place, as people there call it. */
    readonly realWorldName: string;
    /** A picture of the place: path of a JPEG or PNG file. */
    readonly imageFile?: string;
  };
  readonly listen: {
    /** 127.0.0.1 unless said otherwise: the network is opened on purpose only. */
    readonly host: string;
    /** 0: any free port. */
    readonly port: number;
    /** Addresses of gateways whose `X-Forwarded-For` is believed. */
    readonly trustedProxies: readonly string[];
  };
  /** Holds the database and everything else that is stored. */
  readonly dataFolder: string;
  /** Null: SQLite, in the data folder. A senator may keep everything in PostgreSQL, and run in several copies then. */
  readonly postgresql: PostgresqlConfiguration | null;
  /** Holds the key that secrets in the database are sealed by; by default `secrets.key` in the data folder. */
  readonly secretsKeyFile?: string;
  /** Video files of cameras lie here; by default `media` in the data folder. */
  readonly mediaFolder?: string;
  /** Origins of suites that may call this instance from a browser. */
  readonly allowedOrigins: readonly string[];
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** IANA name; burned-in clocks and the daily rhythm of simulated animals go by it. */
  readonly timeZone: string;
  readonly authentication: {
    readonly usernamePassword: boolean;
    readonly emailPassword: boolean;
    /** Whether people may make accounts by themselves; such an account has no permissions at first. */
    readonly signUp: boolean;
  };
  readonly tokens: {
    readonly refreshTokens: RefreshTokenMode;
    readonly refreshLifetimeS: number;
    readonly accessLifetimeS: number;
  };
  readonly eula: { readonly version: string; readonly file: string } | null;
  /** Where clients reach this instance; the links in its mails carry it. */
  readonly discovery?: DiscoveryObject;
  /** Null: no mails, and so no sign-up by e-mail. */
  readonly mail: MailConfiguration | null;
  /** Senators whose accounts may have accounts here. */
  readonly trustedSenators: readonly TrustedSenator[];
  /** Null: `defaultRoles`. */
  readonly roles: readonly RoleConfiguration[] | null;
  readonly accounts: readonly AccountSeed[];
  readonly serviceAccounts: readonly ServiceAccountSeed[];
  readonly cameras: readonly CameraSeed[];
  /** Fills an empty database with believable incidents and region types; null for a real barn. */
  readonly demonstration: {
    readonly seed: number;
    readonly historyDays: number;
    readonly animals: 'pig' | 'broiler';
  } | null;
  /** Instances behind this gateway: `gw/{id}/…` goes to `url`. */
  readonly gateway: readonly { readonly id: string; readonly url: string }[];
  /** Recordings of real cameras; simulated ones can draw their past at any time. */
  readonly recording: RecordingConfiguration;
  /** How much room is taken by what is made of pictures. */
  readonly made: MadeConfiguration;
  /** How the barn looks after its own technology. */
  readonly monitoring: MonitoringConfiguration;
  /** Live streams open at once; each costs an encoder or a socket to a camera. */
  readonly maximumLiveStreams: number;
  /** What the calls of clients may take. */
  readonly limits: CallLimits & TimeLimits;
  /** Prepares the pictures of all simulated cameras after the start; without it the first viewer waits for them. */
  readonly preparePictures: boolean;
  /** Works out counts and speeds of simulated cameras in the background; without it whoever asks first waits for them. */
  readonly prepareFigures: boolean;
  /** Checks every answer against the contract and fails loudly: for tests, it costs time. */
  readonly checkAnswers: boolean;
}

export interface PostgresqlConfiguration {
  /** Path of a file with the address alone in it; the environment may give the address instead. */
  readonly urlFile?: string;
  /** `verified`: encrypted, and only to who shows a certificate for the name; `none`: in the clear. */
  readonly tls: 'verified' | 'none';
  /** PEM; without it those of the system are trusted. */
  readonly certificateAuthorityFile?: string;
  /** A statement that takes longer is given up. */
  readonly statementTimeoutMs: number;
}

export interface MailConfiguration {
  /** Address of the suite that links in mails open. */
  readonly suiteUrl: string;
  /** `Name <address>` or an address. */
  readonly from: string;
  /** Shows every mail at `/outbox`; on a loopback address only. */
  readonly outboxPage: boolean;
  readonly smtp: SmtpConfiguration | null;
}

export interface SmtpConfiguration {
  readonly host: string;
  readonly port: number;
  /** `implicit`: from the first byte; `starttls`: required before anything is said; `none`: in the clear. */
  readonly tls: 'implicit' | 'starttls' | 'none';
  readonly username?: string;
  /** Path of a file with the password alone in it. */
  readonly passwordFile?: string;
}

/** A senator is known by its key, or by the address at which it shows its keys. */
export interface TrustedSenator {
  readonly globalUniqueIdentifier: string;
  /** Ed25519, PEM (SPKI). */
  readonly publicKey?: string;
  readonly keysUrl?: string;
}

export interface RoleConfiguration {
  readonly roleId: string;
  readonly name: string;
  readonly description: string;
  /** Names of permissions; the wildcard `*` stands for every permission of the contract. */
  readonly permissions: readonly string[];
  readonly inheritedRoles: readonly string[];
  /** Whether service accounts may have it too. */
  readonly forPrograms: boolean;
}

export interface RecordingConfiguration {
  readonly enabled: boolean;
  /** Length of one recording. */
  readonly segmentSeconds: number;
  /** Older recordings are removed. */
  readonly mostDays: number;
  /** The oldest recordings leave the disk once all on it take more. */
  readonly mostGigabytes: number;
  /** Null: on the disk alone. */
  readonly bucket: BucketConfiguration | null;
}

export interface BucketConfiguration {
  /** `s3://bucket/prefix` */
  readonly address: string;
  /** Of a store that is not AWS; without it the environment says so. */
  readonly endpoint?: string;
  readonly region?: string;
  /** What the bucket has stays on the disk for so long, too. */
  readonly keepLocalHours: number;
  /** The oldest recordings are removed once all in the bucket take more; left out: by their age alone. */
  readonly mostGigabytes?: number;
  /** What segments may take of the line, all together; left out: as much as it has. */
  readonly mostMegabitsASecond?: number;
}

export interface MadeConfiguration {
  /** Videos and thumbnails: those that nobody has asked for the longest are removed once all take more. */
  readonly videoGigabytes: number;
  /** The oldest artifacts are removed once all take more. */
  readonly artifactGigabytes: number;
}

export interface MonitoringConfiguration {
  /** Left out: in a barn without a demonstration, whose incidents are invented. */
  readonly enabled?: boolean;
  /** How often each real camera is asked for a picture. */
  readonly lookEverySeconds: number;
  /** E-mail addresses that are told when something is wrong, and when it is over. */
  readonly mailTo: readonly string[];
}
