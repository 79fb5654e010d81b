/** The way to the search: a link to its page, which opens the dialog instead where there is script. */
import type { MouseEvent } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { search } from '../../icons/collection.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { ButtonLinkProps } from '../button/button.tsx'
import { ButtonLink } from '../button/button.tsx'

const words = { search: english.search }

bringIcons({ search })

export interface SearchLinkProps extends Omit<ButtonLinkProps, 'children' | 'aria-label' | 'href'> {
  /** The page of results. */
  readonly href: string
  readonly onOpen: () => void
}

const neverChanges = () => () => undefined
const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform)

export function SearchLink({ href, onOpen, ...rest }: SearchLinkProps) {
  const { word } = useUi(words)
  const isOnApple = useSyncExternalStore(neverChanges, isApple, () => false)

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      onOpen()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [onOpen])

  /** With a key held down a link opens elsewhere, as every link does. */
  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }

  return (
    <ButtonLink
      variant="outline"
      color="neutral"
      icon="search"
      {...rest}
      href={href}
      onClick={handleClick}
      aria-keyshortcuts={isOnApple ? 'Meta+K' : 'Control+K'}
    >
      {word('search.label')} <kbd className="search-link-key">{isOnApple ? '⌘ K' : 'Ctrl K'}</kbd>
    </ButtonLink>
  )
}
