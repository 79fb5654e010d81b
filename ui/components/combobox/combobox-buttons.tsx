/** What a pointer may press beside the field; whoever has keys opens it with an arrow and empties it by deleting. */
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
  /** Absent where there is nothing to take away. */
  readonly onClear?: (() => void) | undefined
}

export function ComboboxButtons({ combobox, disabled, onOpen, onClear }: ComboboxButtonsProps) {
  const { word } = useUi(messages)
  return (
    // The field keeps the focus.
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
