import type { ComponentPropsWithRef, KeyboardEvent, RefObject } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { close, filter as filterIcon } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { Popover } from '../popover/popover.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'
import type { Filter, FilterComparison, FilterField } from './filter.ts'
import { filterLabel, newFilter } from './filter.ts'

const messages = { filterBar: english.filterBar, multiSelect: english.multiSelect }

registerIcons({ filter: filterIcon, close })

export interface FilterBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The fields that can be filtered by. */
  readonly fields: readonly FilterField[]
  /** The filters that apply now. */
  readonly filters: readonly Filter[]
  /** Called with all filters when the user adds, changes or removes one. */
  readonly onFiltersChange: (filters: readonly Filter[]) => void
}

/** What gets the focus after a change: the button of a filter, open or closed, or the add button. */
type Next = { readonly open: number } | { readonly focus: number }

function useNextFocus(root: RefObject<HTMLElement | null>) {
  const [next, setNext] = useState<Next>()
  useEffect(() => {
    if (!next || !root.current) return
    const chips = [...root.current.querySelectorAll<HTMLElement>('.filter-chip-text')]
    const chip = chips.at('open' in next ? next.open : Math.min(next.focus, chips.length - 1))
    const target = chip ?? root.current.querySelector<HTMLElement>('.filter-add')
    target?.focus()
    if ('open' in next) {
      target?.click()
      root.current.querySelector<HTMLElement>(':popover-open :is(select, input)')?.focus()
    }
    setNext(undefined)
  }, [root, next])

  return setNext
}

/**
 * Filters above a list: each is readable text, and can be added, changed and removed by pointer or keyboard.
 */
export function FilterBar({ fields, filters, onFiltersChange, className, ref, ...rest }: FilterBarProps) {
  const { word } = useUi(messages)
  const root = useRef<HTMLDivElement>(null)
  const setNext = useNextFocus(root)
  const [announcement, announce] = useState('')
  const baseId = useId()
  const composedRef = useComposedRef(root, ref)

  const remove = (at: number, label: string) => {
    onFiltersChange(filters.toSpliced(at, 1))
    announce(word('multiSelect.removed', { label }))
    setNext({ focus: at })
  }
  const add = (field: FilterField) => {
    onFiltersChange([...filters, newFilter(field)])
    setNext({ open: -1 })
  }
  const clear = () => {
    onFiltersChange([])
    setNext({ focus: 0 })
  }
  // Only the position distinguishes two equal filters.
  const chips = [...filters.entries()].map(([at, filter]) => {
    const inWords = filterLabel(filter, fields)
    return inWords ? (
      <FilterChip
        key={at}
        id={`${baseId}-${at}`}
        filter={filter}
        {...inWords}
        onChange={(changed) => onFiltersChange(filters.with(at, changed))}
        onRemove={(label) => remove(at, label)}
      />
    ) : null
  })
  return (
    <div
      role="group"
      aria-label={word('filterBar.label')}
      {...rest}
      ref={composedRef}
      className={cx('filter-bar', className)}
    >
      {chips.length > 0 ? <ul className="filter-chips">{chips}</ul> : null}
      <AddFilter fields={fields} onAdd={add} />
      {filters.length > 1 ? (
        <Button size="sm" variant="ghost" color="neutral" onClick={clear}>
          {word('filterBar.clear')}
        </Button>
      ) : null}
      <LiveRegion message={announcement} />
    </div>
  )
}

interface AddFilterProps {
  readonly fields: readonly FilterField[]
  readonly onAdd: (field: FilterField) => void
}

function AddFilter({ fields, onAdd }: AddFilterProps) {
  const { word } = useUi(messages)
  const label = word('filterBar.add')
  return (
    <Popover
      label={label}
      className="filter-fields"
      trigger={(triggerProps) => (
        <Button
          {...triggerProps}
          className="filter-add"
          size="sm"
          variant="ghost"
          color="neutral"
          icon="filter"
        >
          {label}
        </Button>
      )}
    >
      {fields.map((field) => (
        <button
          key={field.key}
          type="button"
          className="filter-field"
          onClick={(event) => {
            event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
            onAdd(field)
          }}
        >
          {field.label}
        </button>
      ))}
    </Popover>
  )
}

// One filter: a button with its text that opens the settings, and a button that removes it.

interface FilterChipProps {
  readonly id: string
  readonly filter: Filter
  readonly field: FilterField
  readonly compared: FilterComparison
  readonly value: string
  readonly onChange: (filter: Filter) => void
  readonly onRemove: (label: string) => void
}

function FilterChip({ id, filter, field, compared, value, onChange, onRemove }: FilterChipProps) {
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
        trigger={(triggerProps) => (
          <button {...triggerProps} type="button" className="filter-chip-text" onKeyDown={handleKeyDown}>
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
