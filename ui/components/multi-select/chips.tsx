/** What was chosen or written so far, each with a button that takes it away again. */
import { close } from '../../icons/collection.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'

const words = { multiSelect: english.multiSelect }

bringIcons({ close })

export interface Chip {
  readonly key: string
  readonly label: string
}

interface ChipsProps {
  readonly chips: readonly Chip[]
  /** What they are. */
  readonly label: string
  readonly disabled?: boolean | undefined
  readonly onRemove: (chip: Chip) => void
}

export function Chips({ chips, label, disabled, onRemove }: ChipsProps) {
  const { word } = useUi(words)
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label={label}>
      {chips.map((chip) => (
        <li key={chip.key} className="chip">
          <span className="chip-label">{chip.label}</span>
          {disabled ? null : (
            <button
              type="button"
              className="chip-remove"
              aria-label={word('multiSelect.remove', { label: chip.label })}
              onClick={() => onRemove(chip)}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
