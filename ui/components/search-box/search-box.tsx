import type { ComponentPropsWithRef } from 'react'
import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { search } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useBehaviour } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { showSearch } from './show-search.ts'

const messages = { search: english.search }

registerIcons({ search })

export interface SearchBoxProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'action'> {
  /** The URL of the result page. The query is added as `?q=`. */
  readonly action: string
  /**
   * Called to open the dialog. It must stay the same between renders. Static pages listen to
   * `cyanotype:search`.
   */
  readonly onOpen?: ((query: string) => void) | undefined
}

/**
 * The search form of a header: opens the search dialog with a script, and submits to the result page without
 * one.
 */
export function SearchBox({ action, onOpen, className, ref, ...rest }: SearchBoxProps) {
  const { word } = useUi(messages)
  const label = word('search.label')
  const behave = useCallback(
    (form: HTMLFormElement) => {
      const stop = showSearch(form)
      const handleRequest = (event: Event) => {
        if (onOpen === undefined) return
        event.preventDefault()
        // Synchronous, because the next letter already belongs to the dialog.
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

/** Moves the typed text from the form into the dialog. */
export function takeQuery(form: HTMLFormElement): string {
  const field = form.querySelector('input')
  const query = field?.value ?? ''
  if (field) field.value = ''
  return query
}
