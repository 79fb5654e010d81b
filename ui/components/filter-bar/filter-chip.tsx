/** One filter: a button with its text that opens the settings, and a button that removes it. */
import type { KeyboardEvent } from 'react'
import { close } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { Popover } from '../popover/popover.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { Filter, FilterComparison, FilterField } from './filter.ts'

const messages = { filterBar: english.filterBar }

bringIcons({ close })

interface FilterChipProps {
  readonly id: string
  readonly filter: Filter
  readonly field: FilterField
  readonly compared: FilterComparison
  readonly value: string
  readonly onChange: (filter: Filter) => void
  readonly onRemove: (label: string) => void
}

export function FilterChip({ id, filter, field, compared, value, onChange, onRemove }: FilterChipProps) {
  const { word } = useUi(messages)
  const label = [field.label, compared.label, value].filter(Boolean).join(' ')
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    onRemove(label)
  }
  return (
    <li className="filter-chip">
      <Popover
        id={id}
        label={field.label}
        className="filter-editor"
        trigger={(wires) => (
          <button {...wires} type="button" className="filter-chip-text" onKeyDown={handleKeyDown}>
            <span>{field.label}</span> <span className="filter-chip-comparison">{compared.label}</span>{' '}
            <span className="filter-chip-value">{value}</span>
          </button>
        )}
      >
        <Select
          label={field.label}
          value={compared.key}
          options={field.comparisons.map((comparison) => ({
            value: comparison.key,
            label: comparison.label,
          }))}
          onChange={({ target }) => onChange({ ...filter, comparison: target.value })}
        />
        {compared.takesValue === false ? null : (
          <Value
            field={field}
            label={`${field.label} ${compared.label}`}
            value={filter.value}
            onChange={(next) => onChange({ ...filter, value: next })}
          />
        )}
      </Popover>
      <button
        type="button"
        className="filter-chip-remove"
        aria-label={word('filterBar.remove', { filter: label })}
        onClick={() => onRemove(label)}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

interface ValueProps {
  readonly field: FilterField
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function Value({ field: { editor, options }, label, value, onChange }: ValueProps) {
  if (editor) return editor({ label, value, onChange })
  if (!options) {
    return <TextField label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  }
  return (
    <Select label={label} value={value} options={options} onChange={({ target }) => onChange(target.value)} />
  )
}
