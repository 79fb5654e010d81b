/** Fetches what the reader points at: where the pointer or the focus rests on a link, or a finger lands on it. */
import { linkAt, pageOf } from './links.ts'

const restsAfter = 60

export function fetchWherePointed(ahead: (url: URL) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const fetchAt = (target: EventTarget | null) => {
    const link = linkAt(target)
    const url = link && pageOf(link)
    if (url) ahead(url)
  }
  const rest = ({ target }: Event) => {
    clearTimeout(timer)
    timer = setTimeout(fetchAt, restsAfter, target)
  }
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, rest, { passive: true })
  const land = ({ target }: Event) => {
    clearTimeout(timer)
    fetchAt(target)
  }
  document.addEventListener('pointerdown', land, { passive: true })
  // It may have come to rest before anybody listened.
  fetchAt(document.querySelector('a:hover'))
}
