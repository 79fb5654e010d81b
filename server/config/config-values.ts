/** How environment variables are described, and the kinds of values that several of them share. */
import { isIP } from 'node:net'
import { z } from 'zod'

/** The headings of the reference of all variables, in their order. */
export const variableGroups = [
  'Network',
  'Storage',
  'Accounts and secrets',
  'Sign-in with OpenID Connect',
  'E-mail',
  'Previews',
  'Images and cache',
  'Machine translation',
  'Other services',
  'Monitoring',
  'Traces',
  'Log and tests',
] as const

export interface Variable<Value> {
  readonly group: (typeof variableGroups)[number]
  /** What it is for, as shown in the README and in the manual. */
  readonly about: string
  /** What it accepts, as the end of the error “NAME must be …”. */
  readonly takes: string
  /** The default as text, if there is one to show. */
  readonly standard?: string
  /** Its value may also be in a file that `NAME_FILE` names, and never appears in errors or in the log. */
  readonly isSecret?: boolean
  readonly schema: z.ZodType<Value, string>
}

export function variable<Value>(of: Variable<Value>): Variable<Value> {
  return of
}

/** A number without a sign or a fraction, in a range. */
export const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most)

export const isLoopback = (name: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(name)

export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** A contact as a URI: an e-mail address gets `mailto:`. `undefined` for anything else. */
export function contactFrom(text: string): string | undefined {
  if (z.email().max(256).safeParse(text).success) return `mailto:${text}`
  return z
    .url({ protocol: /^https$/ })
    .max(500)
    .safeParse(text).success
    ? new URL(text).href
    : undefined
}

export const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin)

/** An origin for which a secure cookie is possible: https, or plain http that never leaves the machine. */
export const publicOrigin = z
  .string()
  .refine((text) => {
    const { protocol, hostname, pathname, search } = URL.parse(text) ?? {}
    if (hostname === undefined || pathname !== '/' || search !== '') return false
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  })
  .transform((text) => new URL(text).origin)

/** The user name and the password are sent decoded. */
export const purgeEndpoint = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine(({ username, password }) => decoded(username) !== undefined && decoded(password) !== undefined)

export interface S3Location {
  /** The URL of the bucket, with a trailing slash. */
  readonly base: string
  /** The prefix of every object name: empty, or with a trailing slash. */
  readonly prefix: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The parts that the URL may leave out. */
export interface S3Key {
  readonly accessKeyId: string | undefined
  readonly secretAccessKey: string | undefined
  readonly region: string | undefined
}

export const isS3 = (address: string) => address.startsWith('s3:')

/**
 * Parses `MEDIA_URL` or `BACKUP_URL`: `s3://key:secret@bucket/folder?endpoint=https://s3.example.org&region=eu-north-1`. Returns
 * `undefined` when a part is missing or invalid.
 */
export function readMediaAddress(text: string, given: S3Key): S3Location | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || url.hostname === '') return undefined
  const [user, password, path] = [url.username, url.password, url.pathname].map(decoded)
  if (user === undefined || password === undefined || path === undefined) return undefined
  const accessKeyId = user || given.accessKeyId
  const secretAccessKey = password || given.secretAccessKey
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined
  const region = url.searchParams.get('region') ?? given.region ?? 'us-east-1'
  const base = baseOf(url.hostname, region, url.searchParams.get('endpoint'))
  if (base === undefined) return undefined
  const folder = path.replace(/^\/+|(?<!\/)\/+$/g, '')
  return { base, prefix: folder === '' ? '' : `${folder}/`, region, accessKeyId, secretAccessKey }
}

/** Amazon has the bucket in the host name. All other services take it in the path. */
function baseOf(bucket: string, region: string, endpoint: string | null): string | undefined {
  if (endpoint === null) return `https://${bucket}.s3.${region}.amazonaws.com/`
  const url = URL.parse(endpoint)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  return `${url.origin}${url.pathname.replace(/\/$/, '')}/${bucket}/`
}

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte. Otherwise STARTTLS. */
  readonly secure: boolean
  /** Whether to refuse a connection that cannot be encrypted: always, except on this machine. */
  readonly requireTLS: boolean
  readonly auth: { readonly user: string; readonly pass: string } | undefined
}

/** Parses `SMTP_URL`. Returns `undefined` when it is invalid. */
export function readSmtpUrl(text: string): SmtpServer | undefined {
  const url = URL.parse(text)
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return undefined
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return undefined
  const secure = url.protocol === 'smtps:'
  const defaultPort = secure ? 465 : 587
  const auth = { user: decoded(url.username), pass: decoded(url.password) }
  if (auth.user === undefined || auth.pass === undefined) return undefined
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? defaultPort : Number(url.port),
    ...{ secure, requireTLS: !secure && !isLoopback(url.hostname) },
    auth: auth.user === '' ? undefined : { user: auth.user, pass: auth.pass },
  }
}

/** Undefined for an invalid escape such as `%zz`. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** An e-mail address, alone or as `Name <address>`, on one line. */
export function isSender(text: string): boolean {
  const [, name = '', address = text] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? []
  return name.length <= 120 && z.email().max(256).safeParse(address).success
}
