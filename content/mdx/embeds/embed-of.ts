/**
 * Embeds: recognises content of other services from its address alone. Nothing is requested, and any other address
 * is refused.
 */
import { mapOf } from './open-street-map.ts'

export interface EmbeddedContent {
  /** Who receives the data of a visitor who loads it: the name of the service, or the host of a Mastodon server. */
  readonly service: string
  readonly kind: 'video' | 'post' | 'map' | 'design'
  /** Its page on the service, without parameters that only count visitors. */
  readonly href: string
  /** What a frame loads after consent. */
  readonly frame: string
}

/** For messages, in the order of the documentation. */
export const embedServices = ['YouTube', 'Vimeo', 'Mastodon', 'OpenStreetMap', 'Figma'] as const

const maxLength = 2_000

/** The content at an address, or `undefined` for an address that cannot be embedded. */
export function embedOf(address: string): EmbeddedContent | undefined {
  const url = address.length > maxLength ? null : URL.parse(address.trim())
  if (url === null || url.protocol !== 'https:') return undefined
  if (url.username + url.password + url.port !== '') return undefined
  const host = url.hostname.replace(/^(?:www|m|music)\./, '')
  const read = Object.hasOwn(services, host) ? services[host] : mastodonPost
  return read?.(url)
}

/** The origins that a frame loads from. Figma redirects to its main host. */
export function frameOrigins(frame: string): readonly string[] {
  const url = URL.parse(frame)
  if (url === null || url.protocol !== 'https:') return []
  return url.origin === figmaFrames ? [figmaFrames, figma] : [url.origin]
}

const services: Readonly<Record<string, (url: URL) => EmbeddedContent | undefined>> = {
  'youtube.com': youTubeVideo,
  'youtube-nocookie.com': youTubeVideo,
  'youtu.be': youTubeVideo,
  'vimeo.com': vimeoVideo,
  'player.vimeo.com': vimeoVideo,
  'openstreetmap.org': mapOf,
  'osm.org': mapOf,
  'figma.com': figmaDesign,
  'embed.figma.com': figmaDesign,
}

function youTubeVideo({ hostname, pathname, searchParams }: URL): EmbeddedContent | undefined {
  const path = hostname === 'youtu.be' ? `/embed${pathname}` : pathname
  const named = /^\/(?:shorts|embed|live|v)\/([\w-]{11})\/?$/.exec(path)?.[1]
  const id = path === '/watch' ? searchParams.get('v') : named
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined
  const start = secondsIn(searchParams.get('t') ?? searchParams.get('start'))
  return {
    service: 'YouTube',
    kind: 'video',
    href: `https://www.youtube.com/watch?v=${id}${start === 0 ? '' : `&t=${start}s`}`,
    frame: `https://www.youtube-nocookie.com/embed/${id}${start === 0 ? '' : `?start=${start}`}`,
  }
}

const vimeoPaths = [
  /^\/(?:video\/)?(\d{1,12})(?:\/([\da-f]{6,20}))?\/?$/,
  /^\/channels\/[\w-]+\/(\d{1,12})\/?$/,
  /^\/groups\/[\w-]+\/videos\/(\d{1,12})\/?$/,
  /^\/(?:album|showcase)\/\d+\/video\/(\d{1,12})\/?$/,
]

/** An unlisted video has a hash, without which it cannot be played. */
function vimeoVideo({ pathname, searchParams, hash: fragment }: URL): EmbeddedContent | undefined {
  const [, id, inPath] = vimeoPaths.map((path) => path.exec(pathname)).find((found) => found !== null) ?? []
  if (id === undefined) return undefined
  const given = inPath ?? searchParams.get('h') ?? ''
  const key = /^[\da-f]{6,20}$/.test(given) ? given : ''
  const seconds = secondsIn(/^#t=(\w{1,20})$/.exec(fragment)?.[1])
  const start = seconds === 0 ? '' : `#t=${seconds}s`
  return {
    service: 'Vimeo',
    kind: 'video',
    href: `https://vimeo.com/${id}${key && `/${key}`}${start}`,
    frame: `https://player.vimeo.com/video/${id}?${key && `h=${key}&`}dnt=1${start}`,
  }
}

const maxSeconds = 359_999

/** `90`, `90s`, `1m30s` or `1h2m3s`. */
function secondsIn(time: string | null | undefined): number {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time ?? '')
  const [, hours = 0, minutes = 0, seconds = 0] = parts ?? []
  return Math.min(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), maxSeconds)
}

/** Anyone can run a server of Mastodon, so the form of the path decides. A post from another server has two signs. */
function mastodonPost({ hostname, pathname }: URL): EmbeddedContent | undefined {
  const [, user, id] = /^\/@([\w.-]{1,64})\/(\d{1,25})(?:\/embed)?\/?$/.exec(pathname) ?? []
  if (user === undefined || !isDomain(hostname)) return undefined
  const href = `https://${hostname}/@${user}/${id}`
  return { service: hostname, kind: 'post', href, frame: `${href}/embed` }
}

/** A name with a dot, and no IP address. */
function isDomain(hostname: string): boolean {
  const labels = hostname.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d-]+$/.test(label)) &&
    !/^\d/.test(labels.at(-1) ?? '')
  )
}

const figma = 'https://www.figma.com'
const figmaFrames = 'https://embed.figma.com'

/** What a Figma address may say about the part that is shown. */
const figmaParts = ['node-id', 'page-id', 'starting-point-node-id', 'scaling']

function figmaDesign({ pathname, searchParams }: URL): EmbeddedContent | undefined {
  const found = /^\/(file|design|proto|board|slides|deck)\/([\da-zA-Z]{22,128})(?:\/|$)/.exec(pathname)
  const [, type, key] = found ?? []
  if (type === undefined) return undefined
  const path = `/${type === 'file' ? 'design' : type}/${key}`
  const parameters = new URLSearchParams()
  for (const name of figmaParts) {
    const value = searchParams.get(name)
    if (value !== null && /^[\w:-]{1,64}$/.test(value)) parameters.set(name, value)
  }
  const href = `${figma}${path}${parameters.size === 0 ? '' : `?${parameters}`}`
  parameters.set('embed-host', 'cyanotype')
  return { service: 'Figma', kind: 'design', href, frame: `${figmaFrames}${path}?${parameters}` }
}
