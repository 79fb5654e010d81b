/** Prefetches pages when links to them become visible, if the build manifest lists them. */
import { linkAt, pageOf } from './links.ts'

export function fetchInView(listed: ReadonlySet<string>, ahead: (url: URL) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const link = linkAt(target)
      const url = link && pageOf(link)
      if (url && listed.has(url.pathname)) ahead(url)
    }
  })
  /** Observes the links of the current page. */
  return () => {
    observer.disconnect()
    for (const link of document.querySelectorAll('a[href]')) observer.observe(link)
  }
}
