/** Security headers of all responses, in one place. */
import { createHash } from 'node:crypto'

export type Headers = Readonly<Record<string, string>>

/** Headers of every response. */
export function headersEverywhere(publicUrl: string | undefined): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl?.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

interface Sources {
  /** Sources in addition to `'self'`: hashes and nonces. */
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
  readonly pictures?: readonly string[]
  readonly fonts?: readonly string[]
  readonly frames?: readonly string[]
  /** Where scripts may fetch from and post to. */
  readonly connects?: readonly string[]
  /** Who may embed it in a frame. No site by default. */
  readonly ancestors?: readonly string[]
}

/** The content security policy of an HTML response. */
export function contentPolicy(sources: Sources): string {
  const {
    scripts = [],
    styles = [],
    pictures = [],
    fonts,
    frames,
    connects = [],
    ancestors = ["'none'"],
  } = sources
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    ['img-src', "'self'", 'data:', ...pictures].join(' '),
    ...(fonts === undefined ? [] : [['font-src', "'self'", ...fonts].join(' ')]),
    ...(frames === undefined ? [] : [['frame-src', ...frames].join(' ')]),
    ...(connects.length === 0 ? [] : [['connect-src', "'self'", ...connects].join(' ')]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ['frame-ancestors', ...ancestors].join(' '),
  ].join('; ')
}

interface OfPage {
  readonly scriptHashes: readonly string[]
  readonly styleHashes?: readonly string[]
  readonly connects?: readonly string[]
  readonly pictures?: readonly string[]
  readonly frames?: readonly string[]
}

/**
 * Pages of the site: inline scripts and styles are allowed by hash, since a cached page cannot carry a nonce.
 */
export function sitePolicy(
  { scriptHashes, styleHashes = [], connects = [], pictures = [], frames = [] }: OfPage,
  ancestors?: readonly string[],
): string {
  const [scripts, styles] = [quoted(scriptHashes), quoted(styleHashes)]
  return contentPolicy({
    scripts,
    styles,
    connects,
    pictures,
    ...(frames.length > 0 && { frames }),
    ...(ancestors && { ancestors }),
  })
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)

/** Preload headers for fonts: https://www.rfc-editor.org/rfc/rfc8288 */
export function fontsAhead({ fonts = [] }: { readonly fonts?: readonly string[] }): Headers {
  const links = fonts.map((path) => `<${path}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
  return links.length === 0 ? {} : { link: links.join(', ') }
}

/** The admin: its components create style elements, and show images of files before their upload. */
export function adminPolicy(nonce: string): string {
  const allowed = [`'nonce-${nonce}'`]
  return contentPolicy({ scripts: allowed, styles: allowed, pictures: ['blob:'], frames: ["'self'"] })
}

/** Storybook shows stories in its own frame, adds styles at runtime, and embeds small fonts in its styles. */
export function storybookPolicy(html: string): string {
  const scripts = inlineScripts(html).map((script) => `'${sha256(script)}'`)
  return contentPolicy({
    scripts,
    styles: ["'unsafe-inline'"],
    pictures: ['blob:'],
    fonts: ['data:'],
    ancestors: ["'self'"],
  })
}

/** SVGs of the library or of other hosts: they may contain styles, and the sandbox blocks everything else. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Data is not a page: nothing in it may ever run. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => script ?? '',
  )
}

export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
