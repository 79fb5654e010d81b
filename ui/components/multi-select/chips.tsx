/** The chosen or typed values, each with a remove button. */
import { close } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'

const messages = { multiSelect: english.multiSelect }

bringIcons({ close })

interface Chip {
  readonly value: string
  readonly label: string
}

interface ChipsProps<Each extends Chip> {
  readonly chips: readonly Each[]
  readonly disabled: boolean
  readonly onRemove: (chip: Each) => void
}

export function Chips<Each extends Chip>({ chips, disabled, onRemove }: ChipsProps<Each>) {
  const { word, lang } = useUi(messages)
  const labels = new Intl.ListFormat(lang, { type: 'conjunction' }).format(chips.map(({ label }) => label))
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label={word('multiSelect.chosen', { labels })}>
      {chips.map((chip) => (
        <li key={chip.value} className="chip">
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
