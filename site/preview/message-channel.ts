/**
 * The conversation of a previewed page with the frame around it (promise H7): it hears only its parent, from an origin
 * that may show previews, and answers to that very origin.
 */
import type { FromPreview, PreviewWish } from '@cyanotype/content/contracts/preview-messages.ts'
import { wishIn } from '@cyanotype/content/contracts/preview-messages.ts'

export interface Surroundings {
  readonly parent: Pick<Window, 'postMessage'>
  /** Who may show previews in a frame. */
  readonly origins: readonly string[]
  /** Where the parent is, as far as it is known before it has said anything. */
  readonly parentOrigin: string | undefined
  readonly remember: (origin: string) => void
  readonly grant: (wish: PreviewWish) => void
}

interface Conversation {
  say(message: FromPreview): void
  hear(event: { readonly source: unknown; readonly origin: string; readonly data: unknown }): void
}

export function converse({ parent, origins, parentOrigin, remember, grant }: Surroundings): Conversation {
  const isAllowed = (origin: string | undefined) => origin !== undefined && origins.includes(origin)
  let listener = isAllowed(parentOrigin) ? parentOrigin : undefined
  if (listener !== undefined) remember(listener)
  return {
    say(message) {
      if (listener !== undefined) parent.postMessage(message, listener)
    },
    hear({ source, origin, data }) {
      if (source !== parent || !isAllowed(origin)) return
      listener = origin
      remember(origin)
      const wish = wishIn(data)
      if (wish !== undefined) grant(wish)
    },
  }
}
