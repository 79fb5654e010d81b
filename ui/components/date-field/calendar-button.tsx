/**
 * Button that opens a calendar next to a date field. The calendar is rendered when it opens, and takes the
 * focus.
 */
import type { ReactNode, RefObject, ToggleEvent } from 'react'
import { useState } from 'react'
import { calendar } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Popover } from '../popover/popover.tsx'
import { useTypes } from './use-typed.ts'

const messages = { dateField: english.dateField }

bringIcons({ calendar })

interface CalendarButtonProps {
  readonly popover: RefObject<HTMLDivElement | null>
  readonly disabled: boolean | undefined
  readonly onOpen?: () => void
  /** Content below the calendar, such as more actions. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

export function CalendarButton({ popover, disabled, onOpen, footer, children }: CalendarButtonProps) {
  const { word } = useUi(messages)
  const [isOpen, setIsOpen] = useState(false)
  const types = useTypes()
  if (!types) return null
  const handleToggle = ({ newState }: ToggleEvent) => {
    setIsOpen(newState === 'open')
    if (newState === 'open') onOpen?.()
  }
  return (
    <Popover
      ref={popover}
      className="date-popover"
      label={word('dateField.open')}
      onToggle={handleToggle}
      trigger={(wires) => (
        <Button
          {...wires}
          variant="ghost"
          color="neutral"
          size="sm"
          icon="calendar"
          aria-label={word('dateField.open')}
          disabled={disabled}
        />
      )}
    >
      {isOpen ? children : null}
      {isOpen && footer ? <div className="date-popover-footer">{footer}</div> : null}
    </Popover>
  )
}
