/** `MEDIA_URL`, taken apart: `s3://key:secret@bucket/folder?endpoint=https://s3.example.org&region=eu-north-1`. */

export interface S3Location {
  /** Where objects are, with a slash at the end. */
  readonly base: string
  /** What stands before the name of every object: empty, or with a slash at the end. */
  readonly prefix: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** What may be missing in the address. */
export interface S3Key {
  readonly accessKeyId: string | undefined
  readonly secretAccessKey: string | undefined
  readonly region: string | undefined
}

/** `undefined` where something is missing or makes no sense. */
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

/** Amazon names the bucket in the host; every other service takes it in the path. */
function baseOf(bucket: string, region: string, endpoint: string | null): string | undefined {
  if (endpoint === null) return `https://${bucket}.s3.${region}.amazonaws.com/`
  const url = URL.parse(endpoint)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  return `${url.origin}${url.pathname.replace(/\/$/, '')}/${bucket}/`
}
