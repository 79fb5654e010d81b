/**
 * Configuration: reads the environment once. Every variable is described only here, and the table in the
 * README is checked against this list. An invalid value stops the start with one line that names the variable
 * and what it takes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { StartProblem } from '../platform/start-error.ts'
import type { S3Key, S3Location, Variable } from './config-values.ts'
import { isLoopback, isNetwork, origin, publicOrigin, readMediaAddress, variable } from './config-values.ts'

export interface Config {
  readonly port: number
  readonly host: string
  /** An absolute path. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Where the media library is, if not in the data folder. */
  readonly media: S3Location | undefined
  /** `https://example.org`, without a trailing slash. */
  readonly publicUrl: string | undefined
  readonly firstOwner: { readonly email: string; readonly password: string } | undefined
  readonly secret: string | undefined
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
  /** The size limit of the image cache on disk, in bytes. */
  readonly imageCacheBytes: number
  /** Ports of this machine that outgoing requests may reach. For tests. */
  readonly loopbackPorts: readonly number[]
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: readonly string[]
  /** A factor for all rate limits except the one for sign-in. 0 turns them off. */
  readonly rateLimits: number
  readonly logLevel: LogLevel
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** To check whether a URL is valid without its key. */
const anyKey = { accessKeyId: 'any', secretAccessKey: 'any', region: undefined }

export const variables = {
  PORT: variable({
    about: 'The port to listen on.',
    takes: 'a number from 0 (any free port) to 65535',
    standard: '3000',
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port <= 65_535),
  }),
  HOST: variable({
    about: 'The address to listen on. Use `0.0.0.0` in a container.',
    takes: 'a host name or an IP address',
    standard: '127.0.0.1',
    schema: z.string().regex(/^[\w.:-]+$/),
  }),
  DATA_DIR: variable({
    about: 'The folder for the database, media, caches and logs.',
    takes: 'the path of a folder',
    standard: './data',
    schema: z.string().min(1),
  }),
  DATABASE_URL: variable({
    about: 'A PostgreSQL database. Default: SQLite in `DATA_DIR`.',
    takes: 'an address such as postgres://user:password@host:5432/name',
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
  }),
  MEDIA_URL: variable({
    about: 'An S3-compatible bucket for media. Default: files in `DATA_DIR`.',
    takes: 'an address such as s3://bucket/folder?endpoint=https://s3.example.org&region=eu-north-1',
    schema: z.string().refine((text) => readMediaAddress(text, anyKey) !== undefined),
  }),
  AWS_ACCESS_KEY_ID: variable({
    about: 'The access key for `MEDIA_URL`, unless it contains one: `s3://key:secret@bucket`.',
    takes: 'the id of a key',
    schema: z.string(),
  }),
  AWS_SECRET_ACCESS_KEY: variable({
    about: 'The secret of the access key.',
    takes: 'the secret of a key',
    schema: z.string(),
  }),
  AWS_REGION: variable({
    about: 'The region for `MEDIA_URL`, unless it contains one.',
    takes: 'the name of a region such as eu-north-1',
    standard: 'us-east-1',
    schema: z.string().regex(/^[a-z0-9-]+$/),
  }),
  PUBLIC_URL: variable({
    about: 'The public URL of the site. Required unless the site is used on this machine only.',
    takes: 'an origin such as https://example.org (http only for localhost)',
    schema: publicOrigin,
  }),
  ADMIN_EMAIL: variable({
    about: 'The e-mail address of the first owner. Creates the account together with `ADMIN_PASSWORD`.',
    takes: 'an e-mail address of at most 256 characters',
    schema: z.email().max(256),
  }),
  ADMIN_PASSWORD: variable({
    about: 'The password of the first owner.',
    takes: '12 to 256 characters',
    schema: z.string().min(12).max(256),
  }),
  SECRET: variable({
    about:
      'Signs preview links and encrypts webhook secrets. Default: created at the first start and stored in `DATA_DIR`.',
    takes: 'at least 32 characters that nobody can guess',
    schema: z.string().min(32),
  }),
  PREVIEW_HOST: variable({
    about: 'Another origin that may show previews in a frame.',
    takes: 'an origin such as https://preview.example.org',
    schema: origin,
  }),
  STAGING_HOST: variable({
    about:
      'The origin of a staging copy of the site. It may show previews in a frame, and search engines are told not to index it.',
    takes: 'an origin such as https://staging.example.org',
    schema: origin,
  }),
  ICON_FALLBACK_URL: variable({
    about:
      'Services for icons of other collections, tried in this order. Default: only the icons of Cyanotype.',
    takes: 'addresses such as https://icons.example.org, with commas between them',
    schema: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim().replace(/(?<!\/)\/+$/, '')))
      .refine((list) => list.every((part) => z.url({ protocol: /^https?$/ }).safeParse(part).success)),
  }),
  PURGE_URL: variable({
    about:
      'The purge endpoint of a CDN or cache that drops pages by `Cache-Tag`. It must pass requests with a `session` or `previewToken` cookie to this server.',
    takes: 'an address such as https://token@cache.example.org/purge',
    schema: z.url({ protocol: /^https?$/ }).transform((text) => new URL(text)),
  }),
  ANALYTICS_HOST: variable({
    about:
      'A Plausible-compatible server that counts visits, unless the settings of the site name one. Default: this server.',
    takes: 'an origin such as https://plausible.example.org',
    schema: origin,
  }),
  IMAGE_CDN: variable({
    about:
      'A CDN in front of the site that resizes images at `/cdn-cgi/image/…`. Default: this server resizes them.',
    takes: 'an origin such as https://cdn.example.org',
    schema: origin,
  }),
  IMAGE_CACHE_MB: variable({
    about: 'The size limit of the image cache in `DATA_DIR`, in megabytes.',
    takes: 'a number from 1 to 1000000',
    standard: '1000',
    schema: z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number)
      .refine((megabytes) => megabytes >= 1 && megabytes <= 1_000_000),
  }),
  LOOPBACK_PORTS: variable({
    about:
      'Ports of this machine that outbound requests may reach, for tests. Not allowed on a public server.',
    takes: 'numbers of ports with commas between them',
    schema: z
      .string()
      .regex(/^\d{1,5}(,\d{1,5})*$/)
      .transform((text) => text.split(',').map(Number)),
  }),
  TRUST_PROXY: variable({
    about:
      'Reverse proxies whose `X-Forwarded-For` header is used for the IP address of a client. Default: the header is ignored.',
    takes: 'IP addresses or networks such as 10.0.0.0/8, with commas between them',
    schema: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .refine((list) => list.every(isNetwork)),
  }),
  RATE_LIMITS: variable({
    about: 'A factor for all rate limits. `0` disables them, except for sign-in.',
    takes: 'a number from 0 to 1000',
    standard: '1',
    schema: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .refine((factor) => factor <= 1_000),
  }),
  LOG_LEVEL: variable({
    about: 'The level of the log.',
    takes: logLevels.join(', '),
    standard: 'info',
    schema: z.enum(logLevels),
  }),
}

/** The variables of `.env` in the working folder. The real environment takes precedence. */
export function environment(folder = process.cwd()): Readonly<Record<string, string | undefined>> {
  const file = resolve(folder, '.env')
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env }
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const config = readValues(env)
  if (config.loopbackPorts.length > 0 && !isLocalOnly(config)) {
    throw new StartProblem('LOOPBACK_PORTS is for tests: it cannot be set where others reach the site.')
  }
  return config
}

function readValues(env: Readonly<Record<string, string | undefined>>): Config {
  const read = <Value>(name: keyof typeof variables, variable: Variable<Value>) =>
    readVariable(name, variable, env[name])
  return {
    port: read('PORT', variables.PORT) ?? 0,
    host: read('HOST', variables.HOST) ?? '127.0.0.1',
    dataDir: resolve(read('DATA_DIR', variables.DATA_DIR) ?? 'data'),
    databaseUrl: read('DATABASE_URL', variables.DATABASE_URL),
    media: s3LocationOf(read('MEDIA_URL', variables.MEDIA_URL), {
      accessKeyId: read('AWS_ACCESS_KEY_ID', variables.AWS_ACCESS_KEY_ID),
      secretAccessKey: read('AWS_SECRET_ACCESS_KEY', variables.AWS_SECRET_ACCESS_KEY),
      region: read('AWS_REGION', variables.AWS_REGION),
    }),
    publicUrl: read('PUBLIC_URL', variables.PUBLIC_URL),
    firstOwner: firstOwner(
      read('ADMIN_EMAIL', variables.ADMIN_EMAIL),
      read('ADMIN_PASSWORD', variables.ADMIN_PASSWORD),
    ),
    secret: read('SECRET', variables.SECRET),
    previewHost: read('PREVIEW_HOST', variables.PREVIEW_HOST),
    stagingHost: read('STAGING_HOST', variables.STAGING_HOST),
    iconFallbackUrls: read('ICON_FALLBACK_URL', variables.ICON_FALLBACK_URL) ?? [],
    purgeUrl: read('PURGE_URL', variables.PURGE_URL),
    analyticsHost: read('ANALYTICS_HOST', variables.ANALYTICS_HOST),
    imageCdn: read('IMAGE_CDN', variables.IMAGE_CDN),
    imageCacheBytes: (read('IMAGE_CACHE_MB', variables.IMAGE_CACHE_MB) ?? 0) * 1_000_000,
    loopbackPorts: read('LOOPBACK_PORTS', variables.LOOPBACK_PORTS) ?? [],
    trustProxy: read('TRUST_PROXY', variables.TRUST_PROXY) ?? [],
    rateLimits: read('RATE_LIMITS', variables.RATE_LIMITS) ?? 1,
    logLevel: read('LOG_LEVEL', variables.LOG_LEVEL) ?? 'info',
  }
}

function s3LocationOf(address: string | undefined, key: S3Key): S3Location | undefined {
  if (address === undefined) return undefined
  const place = readMediaAddress(address, key)
  if (place === undefined)
    throw new StartProblem('MEDIA_URL needs a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  return place
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
  if (!success) throw new StartProblem(`${name} takes ${takes}.`)
  return data
}

function firstOwner(email: string | undefined, password: string | undefined): Config['firstOwner'] {
  if (email === undefined && password === undefined) return undefined
  if (email === undefined)
    throw new StartProblem('ADMIN_PASSWORD takes effect only with ADMIN_EMAIL: set both.')
  if (password === undefined)
    throw new StartProblem('ADMIN_EMAIL takes effect only with ADMIN_PASSWORD: set both.')
  return { email, password }
}

/** Whether only this machine can reach the server, so that a cookie may do without https. */
export function isLocalOnly({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>): boolean {
  return publicUrl === undefined ? isLoopback(host) : publicUrl.startsWith('http:')
}
