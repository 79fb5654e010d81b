/**
 * Whoever publishes something looks at it next, and so do those who wait for it. What stood at its own addresses is printed
 * again as soon as the answer has left, and not when somebody asks.
 */
import type { Event } from '../../db/index.ts'

export interface RevalidateQueue {
  /** The keys of what an event has put out of date. */
  add(event: Event, dropped: readonly { readonly key: string }[]): void
  /** Whether somebody is likely to be waiting for it at this very moment. */
  isAwaited(key: string): boolean
  close(): void
}

/** How many go ahead of what visitors ask for; where more is published at once, the rest waits for its turn. */
const maxParallel = 3

export function openRevalidateQueue(render: (key: string) => Promise<unknown>): RevalidateQueue {
  const waiting = new Set<string>()
  let soon: NodeJS.Immediate | undefined

  async function printAll(): Promise<void> {
    soon = undefined
    for (const key of waiting) {
      await render(key).catch(() => {}) // whoever asks for it will learn why
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
