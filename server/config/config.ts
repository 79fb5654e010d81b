/**
 * Configuration: reads the environment once. An invalid value stops the start with one line that names the
 * variable and what it must be.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { StartProblem } from '../platform/start-error.ts'
import type { S3Key, S3Location, SmtpServer, Variable } from './config-values.ts'
import { isLoopback, isS3, readMediaAddress, readSmtpUrl } from './config-values.ts'
import type { MediaSites } from './image-variables.ts'
import type { OpenIdConnectConfig } from './openid-connect-variables.ts'
import { openIdConnectOf } from './openid-connect-variables.ts'
import { secretFrom } from './secret-files.ts'
import type { SessionLengths } from './session-variables.ts'
import { sessionLengthsOf } from './session-variables.ts'
import type { TracingConfig } from './tracing-variables.ts'
import { tracingOf } from './tracing-variables.ts'
import type { TranslationConfig } from './translation-variables.ts'
import { translationOf } from './translation-variables.ts'
import type { LogLevel, TimingReaders } from './variables.ts'
import { variables } from './variables.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** How many processes serve requests. */
  readonly workers: number
  /** An absolute path. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** A streaming replica of the database, for reads of visitors. */
  readonly databaseReadUrl: string | undefined
  /** Where the media library is, if not in the data folder. */
  readonly media: S3Location | undefined
  /** Where backups are: a bucket, or an absolute path. By default, `backups` in the data folder. */
  readonly backups: S3Location | string | undefined
  /** Encrypts new backups, and opens encrypted ones. */
  readonly backupPassphrase: string | undefined
  /** `https://example.org`, without a trailing slash. */
  readonly publicUrl: string | undefined
  readonly firstOwner: { readonly email: string; readonly password: string } | undefined
  readonly secret: string | undefined
  readonly previousSecret: string | undefined
  /** The provider with which users can sign in. */
  readonly openIdConnect: OpenIdConnectConfig | undefined
  /** Undefined when no e-mail is sent. */
  /** How long sessions of signed-in users last. */
  readonly sessionLengths: SessionLengths
  readonly mail: MailConfig | undefined
  /** Undefined without machine translation. */
  readonly translation: TranslationConfig | undefined
  readonly previewHost: string | undefined
  readonly stagingHost: string | undefined
  /** The URL of a cache in front of the server that receives purge requests. */
  readonly purgeUrl: URL | undefined
  /**
   * Services for icons of other collections, without a trailing slash, in the order in which they are tried.
   */
  readonly iconFallbackUrls: readonly string[]
  /** The origin of an external analytics service, if this server does not count visits. */
  readonly analyticsHost: string | undefined
  /** The origin of a CDN that resizes images, if this server does not. */
  readonly imageCdn: string | undefined
  /** Which websites may show public images and files. */
  readonly mediaSites: MediaSites
  /** The size limit of the image cache on disk, in bytes. */
  readonly imageCacheBytes: number
  /** Ports of this machine that outgoing requests may reach. For tests. */
  readonly loopbackPorts: readonly number[]
  /** URIs where a vulnerability can be reported. */
  readonly securityContacts: readonly string[]
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: readonly string[]
  /** A factor for all rate limits except the one for sign-in. 0 turns them off. */
  readonly rateLimits: number
  readonly logLevel: LogLevel
  /** The bearer token for `/metrics`. Without it, there are none. */
  readonly metricsToken: string | undefined
  readonly serverTiming: TimingReaders
  /** Statements that take as long are logged. 0: none. */
  readonly slowQueryMs: number
  /** Undefined when no traces are sent. */
  readonly tracing: TracingConfig | undefined
}

export interface MailConfig {
  readonly server: SmtpServer
  /** The sender. */
  readonly from: string
  /** Links in e-mails use this origin, never that of a request. */
  readonly publicUrl: string
}

/** The variables of `.env` in the working folder. The real environment takes precedence. */
export function environment(folder = process.cwd()): Readonly<Record<string, string | undefined>> {
  const file = resolve(folder, '.env')
  return { ...(existsSync(file) ? parseEnv(contentOf(file)) : {}), ...process.env }
}

function contentOf(file: string): string {
  try {
    // Some editors begin a file with a byte order mark, which would be part of the first name.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (problem) {
    const reason = problem instanceof Error && 'code' in problem ? String(problem.code) : 'unknown error'
    throw new StartProblem(`Cannot read ${file} (${reason}). Check that it is a file, and its permissions.`)
  }
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const config = readValues(env)
  if (config.loopbackPorts.length > 0 && !isLocalOnly(config)) {
    throw new StartProblem('LOOPBACK_PORTS is for tests only. Remove it on a server that others can reach.')
  }
  if (config.databaseReadUrl !== undefined && config.databaseUrl === undefined) {
    throw new StartProblem(
      'DATABASE_READ_URL is set, but DATABASE_URL is not. SQLite has no replica: set both, or remove it.',
    )
  }
  if (config.workers > 1 && config.databaseUrl === undefined) {
    throw new StartProblem(
      'WORKERS is more than 1, but DATABASE_URL is not set. SQLite is for one process. Set DATABASE_URL, or remove WORKERS.',
    )
  }
  return config
}

function readValues(env: Readonly<Record<string, string | undefined>>): Config {
  const read = <Value>(name: keyof typeof variables, variable: Variable<Value>) =>
    readVariable(name, variable, variable.isSecret ? secretFrom(env, name) : env[name])
  const key = {
    accessKeyId: read('AWS_ACCESS_KEY_ID', variables.AWS_ACCESS_KEY_ID),
    secretAccessKey: read('AWS_SECRET_ACCESS_KEY', variables.AWS_SECRET_ACCESS_KEY),
    region: read('AWS_REGION', variables.AWS_REGION),
  }
  return {
    port: read('PORT', variables.PORT) ?? 0,
    host: read('HOST', variables.HOST) ?? '127.0.0.1',
    workers: read('WORKERS', variables.WORKERS) ?? 1,
    dataDir: resolve(read('DATA_DIR', variables.DATA_DIR) ?? 'data'),
    databaseUrl: read('DATABASE_URL', variables.DATABASE_URL),
    databaseReadUrl: read('DATABASE_READ_URL', variables.DATABASE_READ_URL),
    media: s3LocationOf('MEDIA_URL', read('MEDIA_URL', variables.MEDIA_URL), key),
    backups: backupsAt(read('BACKUP_URL', variables.BACKUP_URL), key),
    backupPassphrase: read('BACKUP_PASSPHRASE', variables.BACKUP_PASSPHRASE),
    publicUrl: read('PUBLIC_URL', variables.PUBLIC_URL),
    firstOwner: firstOwner(
      read('ADMIN_EMAIL', variables.ADMIN_EMAIL),
      read('ADMIN_PASSWORD', variables.ADMIN_PASSWORD),
    ),
    secret: read('SECRET', variables.SECRET),
    previousSecret: read('SECRET_PREVIOUS', variables.SECRET_PREVIOUS),
    openIdConnect: openIdConnectOf(read, read('PUBLIC_URL', variables.PUBLIC_URL)),
    sessionLengths: sessionLengthsOf(read),
    mail: mailOf(
      read('SMTP_URL', variables.SMTP_URL),
      read('MAIL_FROM', variables.MAIL_FROM),
      read('PUBLIC_URL', variables.PUBLIC_URL),
    ),
    translation: translationOf(read),
    previewHost: read('PREVIEW_HOST', variables.PREVIEW_HOST),
    stagingHost: read('STAGING_HOST', variables.STAGING_HOST),
    iconFallbackUrls: read('ICON_FALLBACK_URL', variables.ICON_FALLBACK_URL) ?? [],
    purgeUrl: read('PURGE_URL', variables.PURGE_URL),
    analyticsHost: read('ANALYTICS_HOST', variables.ANALYTICS_HOST),
    imageCdn: read('IMAGE_CDN', variables.IMAGE_CDN),
    mediaSites: read('MEDIA_SITES', variables.MEDIA_SITES) ?? 'own',
    imageCacheBytes: (read('IMAGE_CACHE_MB', variables.IMAGE_CACHE_MB) ?? 0) * 1_000_000,
    loopbackPorts: read('LOOPBACK_PORTS', variables.LOOPBACK_PORTS) ?? [],
    securityContacts: read('SECURITY_CONTACT', variables.SECURITY_CONTACT) ?? [],
    trustProxy: read('TRUST_PROXY', variables.TRUST_PROXY) ?? [],
    rateLimits: read('RATE_LIMITS', variables.RATE_LIMITS) ?? 1,
    logLevel: read('LOG_LEVEL', variables.LOG_LEVEL) ?? 'info',
    metricsToken: read('METRICS_TOKEN', variables.METRICS_TOKEN),
    serverTiming: read('SERVER_TIMING', variables.SERVER_TIMING) ?? 'signed-in',
    slowQueryMs: read('SLOW_QUERY_MS', variables.SLOW_QUERY_MS) ?? 0,
    tracing: tracingOf(read),
  }
}

function s3LocationOf(name: string, address: string | undefined, key: S3Key): S3Location | undefined {
  if (address === undefined) return undefined
  const place = readMediaAddress(address, key)
  if (place === undefined)
    throw new StartProblem(`${name} contains no access key. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`)
  return place
}

function backupsAt(address: string | undefined, key: S3Key): Config['backups'] {
  if (address === undefined || isS3(address)) return s3LocationOf('BACKUP_URL', address, key)
  return resolve(address)
}

/** An empty value counts as unset, because the settings of many containers pass unset variables as empty. */
function readVariable<Value>(
  name: string,
  { takes, standard, schema }: Variable<Value>,
  text: string | undefined,
): Value | undefined {
  const given = text === undefined || text.trim() === '' ? standard : text.trim()
  if (given === undefined) return undefined
  const { success, data } = schema.safeParse(given)
  if (!success) throw new StartProblem(`${name} must be ${takes}.`)
  return data
}

function firstOwner(email: string | undefined, password: string | undefined): Config['firstOwner'] {
  if (email === undefined && password === undefined) return undefined
  if (email === undefined) throw new StartProblem('ADMIN_PASSWORD is set, but ADMIN_EMAIL is not. Set both.')
  if (password === undefined)
    throw new StartProblem('ADMIN_EMAIL is set, but ADMIN_PASSWORD is not. Set both.')
  return { email, password }
}

function mailOf(
  smtpUrl: string | undefined,
  from: string | undefined,
  publicUrl: string | undefined,
): MailConfig | undefined {
  const server = smtpUrl === undefined ? undefined : readSmtpUrl(smtpUrl)
  if (server === undefined) return undefined
  if (from === undefined) throw new StartProblem('SMTP_URL is set, but MAIL_FROM is not. Set both.')
  if (publicUrl === undefined)
    throw new StartProblem('SMTP_URL is set, but PUBLIC_URL is not. Links in e-mails need it. Set both.')
  return { server, from, publicUrl }
}

/** Whether only this machine can reach the server, so that a cookie may do without https. */
export function isLocalOnly({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>): boolean {
  return publicUrl === undefined ? isLoopback(host) : publicUrl.startsWith('http:')
}
