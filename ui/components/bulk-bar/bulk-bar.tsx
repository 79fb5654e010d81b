import type { ComponentPropsWithRef, FocusEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { close } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'

const messages = { bulkBar: english.bulkBar }

registerIcons({ close })

export interface BulkBarProps extends ComponentPropsWithRef<'section'> {
  /** The number of selected rows. With none the bar is hidden. */
  readonly count: number
  /** The number of rows in total. If not all are selected, the bar offers to select them. */
  readonly total?: number
  /** Called when the user selects all rows, on this page and on the others. */
  readonly onSelectAll?: () => void
  /** Called when the user clears the selection. */
  readonly onClear: () => void
}

/** Actions for all selected rows. The bar is shown below the list as long as rows are selected. */
export function BulkBar({
  count,
  total = count,
  onSelectAll,
  onClear,
  onFocus,
  onBlur,
  className,
  children,
  ...rest
}: BulkBarProps) {
  const { lang, word } = useUi(messages)
  const { focusList, ...focusHandlers } = useFocusReturn(count)
  const number = (value: number) => new Intl.NumberFormat(lang).format(value)
  const selected = count > 0 ? word('bulkBar.selected', { count: number(count) }) : ''

  /** The bar disappears with the selection, so the focus returns to the list. */
  const clear = () => {
    onClear()
    focusList()
  }
  return (
    <>
      <section
        aria-label={word('bulkBar.label')}
        {...rest}
        hidden={count === 0}
        className={cx('bulk-bar', className)}
        onFocus={composeEventHandlers(onFocus, focusHandlers.handleFocus)}
        onBlur={composeEventHandlers(onBlur, focusHandlers.handleBlur)}
      >
        <span className="bulk-bar-count">{selected}</span>
        {onSelectAll && total > count ? (
          <Button size="sm" variant="link" onClick={onSelectAll}>
            {word('bulkBar.selectAll', { count: number(total) })}
          </Button>
        ) : null}
        <div className="bulk-bar-actions">{children}</div>
        <Button
          size="sm"
          variant="ghost"
          color="neutral"
          icon="close"
          aria-label={word('bulkBar.clear')}
          title={word('bulkBar.clear')}
          onClick={clear}
        />
      </section>
      <LiveRegion message={selected} />
    </>
  )
}

/** Returns the focus to the list when an action ends the selection, which hides the bar. */
function useFocusReturn(count: number) {
  const cameFrom = useRef<Element>(null)
  /** The bar, while the focus is in it or in one of its dialogs. */
  const focused = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (count > 0 || focused.current === null) return
    const { activeElement, body } = document
    if (activeElement === body || focused.current.contains(activeElement)) focusOn(cameFrom.current)
    focused.current = null
  }, [count])
  return {
    focusList: () => focusOn(cameFrom.current),
    handleFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      focused.current = currentTarget
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    },
    handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) focused.current = null
    },
  }
}

function focusOn(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus()
}
