/**
 * What a previewed page and the frame around it say to each other, by `postMessage`. The names are those that clients of
 * the specification know; see the wire formats, section 7. Nothing that arrives is believed before it was looked at here.
 */

/** From the page to the frame around it. */
export type FromPreview =
  | { readonly type: 'nuxt-content:preview:ready'; readonly payload: { readonly path: string } }
  | {
      readonly type: 'nuxt-content:preview:navigate'
      /** `navigate`: the reader went there, and whoever edits may follow. */
      readonly payload: { readonly path: string; readonly navigate: boolean }
    }
  | { readonly type: 'cyanotype:preview:source'; readonly payload: ContentSource }

/** The field that a part of the page was made from. */
export interface ContentSource {
  readonly type: string
  readonly id: string
  readonly locale: string
  /** With dots where one field is inside another: `hero.title`. */
  readonly field: string
}

/** What the frame around it wants: go to a page of the site, or show this one anew. */
export type PreviewRequest = { readonly goTo: string } | 'show-anew'

/** What a message asks for; nothing where it is none of ours. Paths are those of this site and of no other. */
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
    default:
      return undefined
  }
}

/** Content that comes with the message is not shown: the page is made anew from what was saved. */
function changeIn(payload: unknown): PreviewRequest | undefined {
  if (!isRecord(payload)) return undefined
  const { additions, deletions, navigate = false } = payload
  if (!Array.isArray(additions) || !Array.isArray(deletions) || typeof navigate !== 'boolean')
    return undefined
  const first: unknown = additions[0]
  const path = navigate && isRecord(first) ? ownPath(first.path) : undefined
  return path === undefined ? 'show-anew' : { goTo: path }
}

/** `updates/{id}/en/hero.title`, as `data-source` says it. */
export function sourceIn(text: string | undefined): ContentSource | undefined {
  const [type, id, locale, field, ...rest] = text?.split('/') ?? []
  if (!type || !id || !locale || !field || rest.length > 0) return undefined
  return { type, id, locale, field }
}

/** Begins with one slash, also to a browser, which takes a backslash for one and skips control characters. */
function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || path.length > 2_000) return undefined
  return /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path) ? path : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
