/** The words of the client, and the place where it says what only some can see. Both come with every page. */
const announcer = () => document.getElementById('announcer')

export type Word = 'loading' | 'unreachable' | 'again' | 'newer' | 'renew' | 'close'

export function wordFor(word: Word): string {
  return announcer()?.dataset[word] ?? ''
}

/** The same words twice are heard twice. */
export function announce(words: string): void {
  const place = announcer()
  if (place === null) return
  place.textContent = ''
  requestAnimationFrame(() => {
    place.textContent = words
  })
}
