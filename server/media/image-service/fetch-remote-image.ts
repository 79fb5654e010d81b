/**
 * Fetches images of other hosts: only hosts that the settings name, and only files whose content is an image.
 */
import { readSettings } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Documents } from '../../documents/index.ts'
import type { SafeFetch } from '../../outbound-fetch/index.ts'
import { OutgoingProblem } from '../../outbound-fetch/index.ts'
import { cleanDrawing, kindOfPicture } from '../index.ts'
import type { EncodedImage } from './encode.ts'
import { ImageProblem } from './image-problem.ts'

export interface RemoteImage extends EncodedImage {
  /** In milliseconds since 1970. */
  readonly goodUntil: number
}

const defaultAge = 300
const maxAge = 24 * 60 * 60

/** Call this before any name is resolved. */
export function checkHost({ hostname }: URL, allowed: readonly string[]): void {
  if (!allowed.some((host) => host.toLowerCase() === hostname)) throw forbiddenHost(hostname)
}

function forbiddenHost(hostname: string): ImageProblem {
  return new ImageProblem('IPX_FORBIDDEN_HOST', `Forbidden host: ${hostname.slice(0, 253)}`)
}

export async function fetchRemote(fetch: SafeFetch, url: URL): Promise<RemoteImage> {
  const { status, headers, bytes } = await fetch(url, { headers: { accept: 'image/*' } }).catch(
    (problem: unknown) => {
      if (!(problem instanceof OutgoingProblem)) throw problem
      throw problem.reason === 'forbidden' ? forbiddenHost(url.hostname) : failed()
    },
  )
  if (status === 404 || status === 410) {
    throw new ImageProblem('IPX_RESOURCE_NOT_FOUND', 'Resource not found')
  }
  if (status !== 200) throw failed()
  const seconds = Math.min(maxAge, ageIn(headers['cache-control']) ?? defaultAge)
  return { ...(await sanitize(bytes)), goodUntil: Date.now() + seconds * 1_000 }
}

const failed = () => new ImageProblem('IPX_RESOURCE_FAILED', 'The resource could not be fetched')

/** The declared type is ignored. An SVG is sanitised like an uploaded one. */
async function sanitize(bytes: Buffer): Promise<EncodedImage> {
  const { kind, type } = kindOfPicture(bytes) ?? {}
  if (type === undefined) throw notAnImage()
  if (kind === 'picture') return { bytes, type }
  const { text } = await cleanDrawing('', bytes).catch(() => {
    throw notAnImage()
  })
  return { bytes: Buffer.from(text), type }
}

const notAnImage = () => new ImageProblem('IPX_INVALID_IMAGE', 'The source is no image that can be read')

function ageIn(cacheControl: string | undefined): number | undefined {
  const [, seconds] = /(?:^|[\s,])max-age=(\d{1,10})/i.exec(cacheControl ?? '') ?? []
  return seconds === undefined ? undefined : Number(seconds)
}

/** Other hosts whose images may be shown, from the current settings. */
export async function imageHosts(documents: Pick<Documents, 'openReader'>): Promise<readonly string[]> {
  const settings = await readSettings(documents.openReader())
  return settings?.data.imageHosts ?? []
}
