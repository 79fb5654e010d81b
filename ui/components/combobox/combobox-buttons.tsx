/**
 * Pointer buttons of the field. With the keyboard, an arrow key opens the list and deleting the text empties
 * the field.
 */
import { chevronDown, close } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import type { ComboboxState } from './use-combobox.ts'

const messages = { combobox: english.combobox }

bringIcons({ 'chevron-down': chevronDown, close })

const buttonProps = { variant: 'ghost', color: 'neutral', size: 'sm', tabIndex: -1 } as const

interface ComboboxButtonsProps {
  readonly combobox: ComboboxState
  readonly disabled: boolean
  readonly onOpen: () => void
  /** Absent if there is nothing to clear. */
  readonly onClear?: (() => void) | undefined
}

export function ComboboxButtons({ combobox, disabled, onOpen, onClear }: ComboboxButtonsProps) {
  const { word } = useUi(messages)
  return (
    // Keeps the focus in the field.
    <span className="combobox-buttons" onPointerDown={(event) => event.preventDefault()}>
      {onClear ? (
        <Button {...buttonProps} icon="close" aria-label={word('combobox.clear')} onClick={onClear} />
      ) : null}
      <Button
        {...buttonProps}
        icon="chevron-down"
        disabled={disabled}
        aria-label={word('combobox.open')}
        aria-expanded={combobox.isOpen}
        aria-controls={combobox.listId}
        onClick={onOpen}
      />
    </span>
  )
}
