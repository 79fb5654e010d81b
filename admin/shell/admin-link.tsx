/** Links within the admin: the browser's own, with the prefix of the language, followed without loading the page anew. */
import { localizedPath } from '@cyanotype/content/model/core.ts'
import type { ButtonLinkProps, LinkProps } from '@cyanotype/ui/index.ts'
import { ButtonLink, Link } from '@cyanotype/ui/index.ts'
import type { MouseEvent } from 'react'
import { useAdmin } from '../app-context.tsx'
import { useRouter } from '../router/use-router.ts'

interface Target {
  /** A path of the table of routes, with its query: `/admin/updates?status=draft`. */
  readonly to: string
  /** Takes the place of the current address, as another view of the same screen does. */
  readonly replace?: boolean
}

export function AdminLink({ to, replace, ...rest }: Target & Omit<LinkProps, 'href'>) {
  const go = useGo(to, replace)
  return <Link {...rest} href={useAddress(to)} onClick={go} />
}

export function AdminButtonLink({ to, replace, ...rest }: Target & ButtonLinkProps) {
  const go = useGo(to, replace)
  return <ButtonLink {...rest} href={useAddress(to)} onClick={go} />
}

/** The address of an admin path in the language that is spoken. */
export function useAddress(to: string): string {
  return localizedPath(useAdmin().locale, to)
}

/** Follows a plain press; with a modifier key or another button, the browser does what it always does. */
function useGo(to: string, replace = false) {
  const router = useRouter()
  const address = useAddress(to)
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void router.navigate({ href: address, replace, resetScroll: !replace })
  }
}
