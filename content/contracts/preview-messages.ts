/**
 * Preview messages: what a previewed page and the frame around it send to each other with `postMessage`. The
 * names are part of the specification and known to other clients. Every message is validated here.
 */

/** From the page to the frame around it. */
export type FromPreview =
  | { readonly type: 'nuxt-content:preview:ready'; readonly payload: { readonly path: string } }
  | {
      readonly type: 'nuxt-content:preview:navigate'
      /** `navigate`: the reader opened this page, so the editor may follow. */
      readonly payload: { readonly path: string; readonly navigate: boolean }
    }
  | { readonly type: 'cyanotype:preview:source'; readonly payload: ContentSource }

/** The field that a part of the page was made from. */
export interface ContentSource {
  readonly type: string
  readonly id: string
  readonly locale: string
  /** Nested fields have dots: `hero.title`. */
  readonly field: string
  /** In a text: the place of the selected block, from 0. */
  readonly block?: number | undefined
}

/** From the editor to the page, on the same origin only: the next version of the page, with unsaved changes. */
export interface PreviewPage {
  readonly type: 'cyanotype:preview:page'
  readonly payload: {
    /** The path that the frame shows. A page at another path ignores the message. */
    readonly path: string
    /** As in `{path}/_payload.json`. */
    readonly page: string
  }
}

/** What the frame requests: to open a page of the site, to render this one again, or to show its next version. */
export type PreviewRequest = { readonly goTo: string } | PreviewPage['payload'] | 'show-anew'

/** The request in a message, or `undefined` for messages of others. Paths are always paths of this site. */
export function previewRequestIn(message: unknown): PreviewRequest | undefined {
  if (!isRecord(message)) return undefined
  const { type, payload } = message
  switch (type) {
    case 'nuxt-content:editor:file-selected': {
      const path = isRecord(payload) ? ownPath(payload.path) : undefined
      return path === undefined ? undefined : { goTo: path }
    }
    case 'nuxt-content:editor:file-changed':
    case 'nuxt-content:editor:media-changed':
      return changeIn(payload)
    case 'nuxt-content:config:file-changed':
      return 'show-anew'
    case 'cyanotype:preview:page':
      return pageIn(payload)
    default:
      return undefined
  }
}

function pageIn(payload: unknown): PreviewRequest | undefined {
  if (!isRecord(payload) || typeof payload.page !== 'string') return undefined
  const path = ownPath(payload.path)
  return path === undefined ? undefined : { path, page: payload.page }
}

/** Content in the message is not shown. The page is rendered again from the saved draft. */
function changeIn(payload: unknown): PreviewRequest | undefined {
  if (!isRecord(payload)) return undefined
  const { additions, deletions, navigate = false } = payload
  if (!Array.isArray(additions) || !Array.isArray(deletions) || typeof navigate !== 'boolean')
    return undefined
  const first: unknown = additions[0]
  const path = navigate && isRecord(first) ? ownPath(first.path) : undefined
  return path === undefined ? 'show-anew' : { goTo: path }
}

/** Parses `updates/{id}/en/hero.title`, the value of `data-source`. */
export function sourceIn(text: string | undefined): ContentSource | undefined {
  const [type, id, locale, field, ...rest] = text?.split('/') ?? []
  if (!type || !id || !locale || !field || rest.length > 0) return undefined
  return { type, id, locale, field }
}

/**
 * Accepts a path with one slash at the start, as a browser reads it: it treats a backslash as a slash and
 * skips control characters.
 */
function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || path.length > 2_000) return undefined
  return /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path) ? path : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
