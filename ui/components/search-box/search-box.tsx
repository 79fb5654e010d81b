/** The search form of a header: opens the search dialog where there is script, and leads to the results where there is none. */
import type { ComponentPropsWithRef } from 'react'
import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { search } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useBehaviour } from '../../internal/use-behaviour.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { showSearch } from './offer-search.ts'

const messages = { search: english.search }

bringIcons({ search })

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'action'> {
  /** The page of results; the query is added as `?q=`. */
  readonly action: string
  /** Opens the dialog. It must stay the same from one rendering to the next. Static pages listen to `cyanotype:search`. */
  readonly onOpen?: ((query: string) => void) | undefined
}

export function SearchBox({ action, onOpen, className, ref, ...rest }: SearchBoxProps) {
  const { word } = useUi(messages)
  const label = word('search.label')
  const behave = useCallback(
    (form: HTMLFormElement) => {
      const stop = showSearch(form)
      const handleRequest = (event: Event) => {
        if (onOpen === undefined) return
        event.preventDefault()
        // At once: the next letter already belongs to the dialog.
        flushSync(() => onOpen(takeQuery(form)))
      }
      form.addEventListener('cyanotype:search', handleRequest)
      return () => {
        stop()
        form.removeEventListener('cyanotype:search', handleRequest)
      }
    },
    [onOpen],
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than browsers that we serve.
    <form
      aria-label={label}
      {...rest}
      ref={useBehaviour(behave, ref)}
      className={cx('search-box screen-only', className)}
      role="search"
      action={action}
      method="get"
    >
      <button type="submit" className="search-box-button" aria-label={label}>
        <Icon name="search" />
      </button>
      <input
        className="search-box-field"
        name="q"
        aria-label={label}
        aria-haspopup="dialog"
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <span className="search-box-key" aria-hidden="true">
        <kbd>Ctrl K</kbd>
      </span>
    </form>
  )
}

/** What was written into the form moves into the dialog. */
export function takeQuery(form: HTMLFormElement): string {
  const field = form.querySelector('input')
  const query = field?.value ?? ''
  if (field) field.value = ''
  return query
}
