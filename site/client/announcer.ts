/** Messages for scripts, and the live region for screen readers. Both are part of every page. */
const announcer = () => document.getElementById('announcer')

export type Word = 'loading' | 'unreachable' | 'again' | 'newer' | 'renew' | 'close'

export function wordFor(word: Word): string {
  return announcer()?.dataset[word] ?? ''
}

/** Clears the region first, so that the same text is announced again. */
export function announce(words: string): void {
  const place = announcer()
  if (place === null) return
  place.textContent = ''
  requestAnimationFrame(() => {
    place.textContent = words
  })
}
