/**
 * The conversation of a previewed page with the frame around it (promise H7): it hears only its parent, from an origin
 * that may show previews, and answers to that very origin.
 */
import type { FromPreview, PreviewRequest } from '@cyanotype/content/contracts/preview-messages.ts'
import { previewRequestIn } from '@cyanotype/content/contracts/preview-messages.ts'

export interface PreviewContext {
  readonly parent: Pick<Window, 'postMessage'>
  /** Who may show previews in a frame. */
  readonly origins: readonly string[]
  /** Where the parent is, as far as it is known before it has said anything. */
  readonly parentOrigin: string | undefined
  readonly saveOrigin: (origin: string) => void
  readonly grant: (query: PreviewRequest) => void
}

interface MessageChannel {
  say(message: FromPreview): void
  receive(event: { readonly source: unknown; readonly origin: string; readonly data: unknown }): void
}

export function converse({
  parent,
  origins,
  parentOrigin,
  saveOrigin,
  grant,
}: PreviewContext): MessageChannel {
  const isAllowed = (origin: string | undefined) => origin !== undefined && origins.includes(origin)
  let listener = isAllowed(parentOrigin) ? parentOrigin : undefined
  if (listener !== undefined) saveOrigin(listener)
  return {
    say(message) {
      if (listener !== undefined) parent.postMessage(message, listener)
    },
    receive({ source, origin, data }) {
      if (source !== parent || !isAllowed(origin)) return
      listener = origin
      saveOrigin(origin)
      const query = previewRequestIn(data)
      if (query !== undefined) grant(query)
    },
  }
}
