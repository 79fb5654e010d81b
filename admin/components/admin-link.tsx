/** Links within the admin: they get the locale prefix and are followed without a page load. */
import { interfacePath } from '@cyanotype/content/model/core.ts'
import type { ButtonLinkProps, LinkProps } from '@cyanotype/ui/index.ts'
import { ButtonLink, Link } from '@cyanotype/ui/index.ts'
import type { MouseEvent } from 'react'
import { useAdmin } from '../app-context/app-context.tsx'
import { useRouter } from '../router/router-context.tsx'

interface Target {
  /** A path of the route table, with its query: `/admin/updates?status=draft`. */
  readonly to: string
  /** Replaces the current history entry, as another view of the same screen does. */
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

/** The URL of an admin path in the current locale. */
export function useAddress(to: string): string {
  return interfacePath(useAdmin().locale, to)
}

/** Handles an ordinary click. With a modifier key or another button, the browser does its default. */
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
