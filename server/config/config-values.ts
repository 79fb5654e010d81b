/** How environment variables are described, and the kinds of values that several of them share. */
import { isIP } from 'node:net'
import { z } from 'zod'

/** The headings of the reference of all variables, in their order. */
export const variableGroups = [
  'Network',
  'Storage',
  'Accounts and secrets',
  'Previews',
  'Images and cache',
  'Other services',
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
  readonly schema: z.ZodType<Value, string>
}

export function variable<Value>(of: Variable<Value>): Variable<Value> {
  return of
}

export const isLoopback = (name: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(name)

export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
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

/**
 * Parses `MEDIA_URL`: `s3://key:secret@bucket/folder?endpoint=https://s3.example.org&region=eu-north-1`. Returns
 * `undefined` when a part is missing or invalid.
 */
export function readMediaAddress(text: string, given: S3Key): S3Location | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || url.hostname === '') return undefined
  const accessKeyId = decodeURIComponent(url.username) || given.accessKeyId
  const secretAccessKey = decodeURIComponent(url.password) || given.secretAccessKey
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined
  const region = url.searchParams.get('region') ?? given.region ?? 'us-east-1'
  const base = baseOf(url.hostname, region, url.searchParams.get('endpoint'))
  if (base === undefined) return undefined
  const folder = decodeURIComponent(url.pathname).replace(/^\/+|(?<!\/)\/+$/g, '')
  return { base, prefix: folder === '' ? '' : `${folder}/`, region, accessKeyId, secretAccessKey }
}

/** Amazon has the bucket in the host name. All other services take it in the path. */
function baseOf(bucket: string, region: string, endpoint: string | null): string | undefined {
  if (endpoint === null) return `https://${bucket}.s3.${region}.amazonaws.com/`
  const url = URL.parse(endpoint)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  return `${url.origin}${url.pathname.replace(/\/$/, '')}/${bucket}/`
}
