/** The way to the search: a link to its page, which opens the dialog instead where there is script. */
import type { MouseEvent } from 'react'
import { afterTheirs } from '../../after-theirs.ts'
import { search } from '../../icons/collection.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { ButtonLinkProps } from '../button/button.tsx'
import { ButtonLink } from '../button/button.tsx'
import { useCommandKey } from './use-command-key.ts'

const words = { search: english.search }

bringIcons({ search })

export interface SearchLinkProps extends Omit<ButtonLinkProps, 'children' | 'aria-label' | 'href'> {
  /** The page of results. */
  readonly href: string
  readonly onOpen: () => void
}

export function SearchLink({ href, onOpen, onClick, ...rest }: SearchLinkProps) {
  const { word } = useUi(words)
  const { keys, shortcut } = useCommandKey(onOpen)

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
      onClick={afterTheirs(onClick, handleClick)}
      aria-keyshortcuts={shortcut}
    >
      {word('search.label')} <kbd className="search-link-key">{keys}</kbd>
    </ButtonLink>
  )
}
