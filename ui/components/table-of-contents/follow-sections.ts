/**
 * Marks the entry of the current section in the table of contents. A section ends at the next heading, so a
 * long one stays marked. At the end of the page the last one is marked, however short. A pressed entry stays
 * marked until scrolling has ended. A list longer than the screen scrolls to the marked entry.
 */

/** A section is current when its heading has reached this fraction of the screen height. */
const readingLine = 0.25

export function followSections(contents: HTMLElement): () => void {
  const links = [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
  const idOf = (link: HTMLAnchorElement) => decodeURIComponent(link.hash.slice(1))
  const headings = [...new Set(links.map(idOf))].flatMap((id) => document.getElementById(id) ?? [])
  const stop = new AbortController()
  const { signal } = stop
  let pinned: string | undefined
  let frame = 0

  const mark = (id: string | undefined) => {
    for (const link of links) {
      if (idOf(link) !== id) link.removeAttribute('aria-current')
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location')
        showInList(link)
      }
    }
  }
  const look = () => {
    frame = 0
    mark(pinned ?? sectionRead(headings)?.id)
  }
  const handleScroll = () => {
    frame ||= requestAnimationFrame(look)
  }
  const handleClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? links.find((one) => one.contains(target)) : undefined
    if (link === undefined) return
    pinned = idOf(link)
    mark(pinned)
  }
  const release = () => {
    pinned = undefined
  }
  contents.addEventListener('click', handleClick, { signal })
  document.addEventListener('scroll', handleScroll, { signal, passive: true })
  // When scrolling ends, after the check of the final position, and at once if the user scrolls.
  document.addEventListener('scrollend', () => requestAnimationFrame(release), { signal })
  for (const type of ['wheel', 'touchmove', 'keydown']) {
    document.addEventListener(type, release, { signal, passive: true })
  }
  look()
  return () => {
    stop.abort()
    cancelAnimationFrame(frame)
  }
}

function sectionRead(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return headings.at(-1)
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= clientHeight * readingLine)
}

/** Scrolls only a list that is longer than the screen. `scrollIntoView` would scroll the page as well. */
function showInList(link: HTMLElement): void {
  const list = link.closest('.side-disclosure-content')
  if (list === null || list.scrollHeight <= list.clientHeight) return
  const [own, around] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  // One entry stays visible on either side.
  const [above, below] = [own.top - own.height - around.top, own.bottom + own.height - around.bottom]
  const by = above < 0 ? above : Math.max(0, below)
  if (by !== 0) list.scrollBy({ top: by, behavior: 'instant' })
}
