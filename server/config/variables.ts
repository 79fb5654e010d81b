/**
 * Environment variables: what each is for and which values it takes. The tables in the README and in the manual
 * are generated from this list: `npm run docs`.
 */
import { z } from 'zod'
import {
  contactFrom,
  integer,
  isNetwork,
  isS3,
  isSender,
  origin,
  publicOrigin,
  purgeEndpoint,
  readMediaAddress,
  readSmtpUrl,
  variable,
} from './config-values.ts'
import { imageVariables } from './image-variables.ts'
import { openIdConnectVariables } from './openid-connect-variables.ts'
import { sessionVariables } from './session-variables.ts'
import { tracingVariables } from './tracing-variables.ts'
import { translationVariables } from './translation-variables.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const timingReaders = ['signed-in', 'all', 'off'] as const
/** Who gets `Server-Timing` headers. */
export type TimingReaders = (typeof timingReaders)[number]

/** To check whether a URL is valid without its key. */
const anyKey = { accessKeyId: 'any', secretAccessKey: 'any', region: undefined }

export const variables = {
  PORT: variable({
    group: 'Network',
    about: 'The port to listen on.',
    takes: 'a number from 0 (any free port) to 65535',
    standard: '3000',
    schema: integer(0, 65_535),
  }),
  HOST: variable({
    group: 'Network',
    about: 'The host name or IP address to listen on. Use `0.0.0.0` in a container.',
    takes: 'a host name or an IP address',
    standard: '127.0.0.1',
    schema: z.string().regex(/^[\w.:-]+$/),
  }),
  WORKERS: variable({
    group: 'Network',
    about:
      'The number of processes that serve requests, for a machine with several cores. More than one needs `DATABASE_URL`.',
    takes: 'a number from 1 to 64',
    standard: '1',
    schema: integer(1, 64),
  }),
  DATA_DIR: variable({
    group: 'Storage',
    about: 'The folder for the database, media, caches and logs.',
    takes: 'the path of a folder',
    standard: './data',
    schema: z.string().min(1),
  }),
  DATABASE_URL: variable({
    group: 'Storage',
    isSecret: true,
    about: 'A PostgreSQL database. Default: SQLite in `DATA_DIR`.',
    takes: 'a URL such as postgres://user:password@host:5432/name',
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
  }),
  DATABASE_READ_URL: variable({
    group: 'Storage',
    isSecret: true,
    about:
      'A streaming replica of the PostgreSQL database, for what visitors read. Default: they read from `DATABASE_URL`.',
    takes: 'a URL such as postgres://user:password@replica:5432/name',
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
  }),
  MEDIA_URL: variable({
    group: 'Storage',
    isSecret: true,
    about: 'An S3-compatible bucket for media. Default: files in `DATA_DIR`.',
    takes: 'a URL such as s3://bucket/folder?endpoint=https://s3.example.org&region=eu-north-1',
    schema: z.string().refine((text) => readMediaAddress(text, anyKey) !== undefined),
  }),
  BACKUP_URL: variable({
    group: 'Storage',
    isSecret: true,
    about: 'A folder or an S3-compatible bucket for backups. Default: `backups` in `DATA_DIR`.',
    takes: 'the path of a folder, or a URL such as s3://bucket/folder?endpoint=https://s3.example.org',
    schema: z
      .string()
      .refine((text) => (isS3(text) ? readMediaAddress(text, anyKey) : !text.includes('://'))),
  }),
  BACKUP_PASSPHRASE: variable({
    group: 'Storage',
    isSecret: true,
    about:
      'Encrypts backups. Keep it in another place too: without it, an encrypted backup cannot be restored.',
    takes: '12 to 256 characters long',
    schema: z.string().min(12).max(256),
  }),
  AWS_ACCESS_KEY_ID: variable({
    group: 'Storage',
    about:
      'The access key for `MEDIA_URL` and `BACKUP_URL`, unless they contain one: `s3://key:secret@bucket`.',
    takes: 'an access key ID',
    schema: z.string(),
  }),
  AWS_SECRET_ACCESS_KEY: variable({
    group: 'Storage',
    isSecret: true,
    about: 'The secret of the access key.',
    takes: 'a secret access key',
    schema: z.string(),
  }),
  AWS_REGION: variable({
    group: 'Storage',
    about: 'The region for `MEDIA_URL` and `BACKUP_URL`, unless they contain one.',
    takes: 'a region such as eu-north-1',
    standard: 'us-east-1',
    schema: z.string().regex(/^[a-z0-9-]+$/),
  }),
  PUBLIC_URL: variable({
    group: 'Network',
    about: 'The public URL of the site. Required, unless the site is used on this machine only.',
    takes: 'an origin such as https://example.org (http:// only for localhost)',
    schema: publicOrigin,
  }),
  ADMIN_EMAIL: variable({
    group: 'Accounts and secrets',
    about:
      'The e-mail address of the first owner. Creates the account together with `ADMIN_PASSWORD`, while there are no users.',
    takes: 'an e-mail address of at most 256 characters',
    schema: z.email().max(256),
  }),
  ADMIN_PASSWORD: variable({
    group: 'Accounts and secrets',
    isSecret: true,
    about: 'The password of the first owner.',
    takes: '12 to 256 characters long',
    schema: z.string().min(12).max(256),
  }),
  SECRET: variable({
    group: 'Accounts and secrets',
    isSecret: true,
    about:
      'Signs preview links and the audit log, and encrypts webhook secrets, one-time codes and queued e-mails. Default: created at the first start and stored in `DATA_DIR`.',
    takes: 'a random string of at least 32 characters',
    schema: z.string().min(32),
  }),
  SECRET_PREVIOUS: variable({
    group: 'Accounts and secrets',
    isSecret: true,
    about: 'The secret that `SECRET` replaced. What it signed and encrypted stays valid while this is set.',
    takes: 'a random string of at least 32 characters',
    schema: z.string().min(32),
  }),
  ...sessionVariables,
  ...openIdConnectVariables,
  SMTP_URL: variable({
    group: 'E-mail',
    isSecret: true,
    about:
      'The mail server for invitations, password resets and notifications. Requires `MAIL_FROM` and `PUBLIC_URL`. Default: no e-mail is sent.',
    takes: 'a URL such as smtps://user:password@smtp.example.org:465 or smtp://localhost:25',
    schema: z.string().refine((text) => readSmtpUrl(text) !== undefined),
  }),
  MAIL_FROM: variable({
    group: 'E-mail',
    about: 'The sender of all e-mails.',
    takes: 'an e-mail address such as noreply@example.org, or Name <noreply@example.org>',
    schema: z.string().refine(isSender),
  }),
  ...translationVariables,
  PREVIEW_HOST: variable({
    group: 'Previews',
    about: 'Another origin that may show previews in a frame.',
    takes: 'an origin such as https://preview.example.org',
    schema: origin,
  }),
  STAGING_HOST: variable({
    group: 'Previews',
    about:
      'The origin of a staging copy of the site. It may show previews in a frame. If it equals `PUBLIC_URL`, search engines must not index the site.',
    takes: 'an origin such as https://staging.example.org',
    schema: origin,
  }),
  ICON_FALLBACK_URL: variable({
    group: 'Other services',
    about:
      'Iconify services for icons of other collections, tried in this order. Default: only the icons of Cyanotype.',
    takes: 'one or more URLs such as https://icons.example.org, separated by commas',
    schema: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim().replace(/(?<!\/)\/+$/, '')))
      .refine((list) => list.every((part) => z.url({ protocol: /^https?$/ }).safeParse(part).success)),
  }),
  PURGE_URL: variable({
    group: 'Images and cache',
    isSecret: true,
    about:
      'The purge endpoint of a CDN or cache that drops pages by `Cache-Tag`. It must pass requests with a cookie `__Host-session`, `session` or `previewToken` to this server. Default: CDNs may not cache pages.',
    takes: 'a URL such as https://token@cache.example.org/purge',
    schema: purgeEndpoint,
  }),
  ANALYTICS_HOST: variable({
    group: 'Other services',
    about:
      'A Plausible-compatible server that counts visits, unless the settings of the site name one. Default: this server.',
    takes: 'an origin such as https://plausible.example.org',
    schema: origin,
  }),
  ...imageVariables,
  LOOPBACK_PORTS: variable({
    group: 'Log and tests',
    about:
      'Ports of this machine that outbound requests may reach, for tests. Not allowed on a public server.',
    takes: 'one or more port numbers, separated by commas',
    schema: z
      .string()
      .regex(/^\d{1,5}(,\d{1,5})*$/)
      .transform((text) => text.split(',').map(Number)),
  }),
  SECURITY_CONTACT: variable({
    group: 'Other services',
    about:
      'Where to report a vulnerability, for `/.well-known/security.txt`. Default: the file does not exist.',
    takes: 'one or more e-mail addresses or https:// URLs, separated by commas',
    schema: z
      .string()
      .transform((text) => text.split(',').map((part) => contactFrom(part.trim())))
      .refine((list) => list.every((one) => one !== undefined))
      .transform((list) => list.filter((one) => one !== undefined)),
  }),
  TRUST_PROXY: variable({
    group: 'Network',
    about:
      'Reverse proxies whose `X-Forwarded-For` header is used for the IP address of a client. Default: the header is ignored.',
    takes: 'one or more IP addresses or networks such as 10.0.0.0/8, separated by commas',
    schema: z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .refine((list) => list.every(isNetwork)),
  }),
  RATE_LIMITS: variable({
    group: 'Network',
    about: 'A factor for all rate limits. `0` disables them, except for sign-in.',
    takes: 'a number from 0 to 1000',
    standard: '1',
    schema: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .refine((factor) => factor <= 1_000),
  }),
  METRICS_TOKEN: variable({
    group: 'Monitoring',
    isSecret: true,
    about: 'Turns on `/metrics` for Prometheus, and is the bearer token that reads it. Default: no metrics.',
    takes: 'a random string of at least 16 characters',
    schema: z.string().regex(/^[\x21-\x7e]{16,}$/),
  }),
  SERVER_TIMING: variable({
    group: 'Monitoring',
    about: 'Who gets a `Server-Timing` header with responses that are not cached.',
    takes: `one of ${timingReaders.join(', ')}`,
    standard: 'signed-in',
    schema: z.enum(timingReaders),
  }),
  SLOW_QUERY_MS: variable({
    group: 'Monitoring',
    about: 'Database statements that take as long are logged as warnings, without their values. `0`: none.',
    takes: 'a number of milliseconds from 0 to 60000',
    standard: '200',
    schema: integer(0, 60_000),
  }),
  ...tracingVariables,
  LOG_LEVEL: variable({
    group: 'Log and tests',
    about: 'The level of the log.',
    takes: `one of ${logLevels.join(', ')}`,
    standard: 'info',
    schema: z.enum(logLevels),
  }),
}
