/**
 * Revalidates published pages: editors and readers request them right after the publication. The pages at the
 * URLs of the document are rendered again as soon as the answer is sent.
 */
import type { Event } from '../../db/index.ts'

export interface RevalidateQueue {
  /** Takes the keys of the pages that an event made out of date. */
  add(event: Event, dropped: readonly { readonly key: string }[]): void
  /** Whether a visitor is probably waiting for it right now. */
  isAwaited(key: string): boolean
  close(): void
}

/** How many are rendered before other requests. If more are published at once, the rest waits. */
const maxParallel = 3

export function openRevalidateQueue(render: (key: string) => Promise<unknown>): RevalidateQueue {
  const waiting = new Set<string>()
  let soon: NodeJS.Immediate | undefined

  async function printAll(): Promise<void> {
    soon = undefined
    for (const key of waiting) {
      await render(key).catch(() => {}) // the next request gets the error
      waiting.delete(key)
    }
  }

  return {
    add(event, dropped) {
      for (const { key } of dropped) if (waiting.size < maxParallel && isOwn(event, key)) waiting.add(key)
      if (waiting.size > 0) soon ??= setImmediate(() => void printAll())
    },
    isAwaited: (key) => waiting.has(key),
    close() {
      clearImmediate(soon)
      waiting.clear()
    },
  }
}

function isOwn(event: Event, key: string): boolean {
  return event.kind === 'published' && event.slugs.some(({ slug }) => key.endsWith(`/${encodeURI(slug)}`))
}
