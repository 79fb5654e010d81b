/**
 * Links within the admin are the browser's own, wherever they are drawn, and followed without loading the page anew. With a
 * modifier key, another button or a target of their own, the browser does what it always does.
 */
import { locales } from '@cyanotype/content/model/locales.ts'
import { useEffect } from 'react'
import { useAdmin } from '../app-context.tsx'
import { useRouter } from '../router/use-router.ts'

export function useFollowLinks(): void {
  const { locale } = useAdmin()
  const router = useRouter()
  useEffect(() => {
    const admin = `${locales[locale].prefix}/admin`
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (link === undefined) return
      const { origin, pathname, search, hash } = new URL(link.href)
      if (origin !== location.origin || (pathname !== admin && !pathname.startsWith(`${admin}/`))) return
      event.preventDefault()
      void router.navigate({ href: pathname + search + hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [locale, router])
}

/** The link that somebody pressed plainly, to go to another place here. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  const isPlain = link?.href && !link.getAttribute('href')?.startsWith('#') && !link.target && !link.download
  return link && isPlain ? link : undefined
}
