/** Messages for scripts, and the live region for screen readers. Both are part of every page. */
import type { AnnouncerText } from '../rendering/document.tsx'

const announcer = () => document.getElementById('announcer')

export function wordFor(text: AnnouncerText): string {
  return announcer()?.dataset[text] ?? ''
}

/** Clears the region first, so that the same text is announced again. */
export function announce(message: string): void {
  const place = announcer()
  if (place === null) return
  place.textContent = ''
  requestAnimationFrame(() => {
    place.textContent = message
  })
}
