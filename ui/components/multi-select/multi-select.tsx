import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { close } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useFormReset } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { ComboboxMessages, ComboboxParts, Finding } from '../combobox/combobox-field.tsx'
import { both, ComboboxField, HiddenValues } from '../combobox/combobox-field.tsx'
import { OptionList } from '../combobox/option-list.tsx'
import type { ComboboxOption, ComboboxOptions } from '../combobox/options.ts'
import { comboboxField, useCombobox } from '../combobox/use-combobox.ts'
import { Icon } from '../icon/icon.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'

const messages = { multiSelect: english.multiSelect, inputMenu: english.inputMenu }

interface Choosing extends Finding {
  /** The chosen options. Leave it out for an uncontrolled field. */
  readonly value?: readonly ComboboxOption[]
  /** The options that are chosen at first. */
  readonly defaultValue?: readonly ComboboxOption[]
  /** Called with all chosen options when the user adds or removes one. */
  readonly onValueChange?: (chosen: readonly ComboboxOption[]) => void
}

export interface MultiSelectProps extends ComboboxMessages, Choosing {}

const nothing: readonly ComboboxOption[] = []

/**
 * A field to choose several options of many by typing. The chosen ones are listed and can be removed.
 * `className` goes to the field, `name` to the hidden inputs of the form, one for each value, all other props
 * to the input.
 */
export function MultiSelect({
  label,
  hint,
  error,
  help,
  id,
  required,
  className,
  ...rest
}: MultiSelectProps) {
  const field = { label, hint, error, help, id, required, className: cx('multi-select', className) }
  return <ComboboxField {...field}>{(parts) => <Box {...rest} {...parts} />}</ComboboxField>
}

interface BoxProps extends Choosing, ComboboxParts {}

function Box({
  control: { required, ...control },
  labelId,
  options,
  value,
  defaultValue = nothing,
  onValueChange,
  onCreate,
  name,
  form,
  ref,
  onChange,
  onKeyDown,
  onBlur,
  onClick,
  ...rest
}: BoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const isFixed = Boolean(rest.disabled || rest.readOnly)
  const { selected, announcement, isSelected, toggle, reset } = useSelectedOptions({
    value,
    defaultValue,
    onValueChange,
  })
  useFormReset(input, reset)
  const combobox = useChoosing({ options, toggle, onCreate, disabled: isFixed })
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = selected.at(-1)
    if (event.key === 'Backspace' && !combobox.typed && last && !isFixed) toggle(last)
    else combobox.handleKeyDown(event)
  }
  const handleRemove = (option: ComboboxOption) => {
    toggle(option)
    input.current?.focus()
  }
  return (
    <div className="combobox-box chip-box" data-disabled={isFixed ? '' : undefined}>
      <Chips chips={selected} disabled={isFixed} onRemove={handleRemove} />
      <input
        {...rest}
        {...control}
        {...comboboxField(combobox)}
        ref={composedRef}
        form={form}
        className="chip-field"
        // A chosen option satisfies `required`, although the input itself is empty.
        required={required === true && selected.length === 0}
        value={combobox.typed ?? ''}
        onChange={composeEventHandlers(onChange, (event) => combobox.type(event.target.value))}
        onKeyDown={composeEventHandlers(onKeyDown, handleKeyDown)}
        onClick={both(combobox.open, onClick)}
        onBlur={both(combobox.close, onBlur)}
      />
      <HiddenValues name={name} form={form} disabled={rest.disabled} values={selected.map(valueOfOption)} />
      <OptionList combobox={combobox} labelledBy={labelId} isSelected={isSelected} isMultiple />
      <LiveRegion message={announcement} />
    </div>
  )
}

const valueOfOption = ({ value }: ComboboxOption) => value

interface ChoosingUse {
  readonly options: ComboboxOptions
  readonly toggle: (option: ComboboxOption) => void
  readonly onCreate: ((label: string) => void) | undefined
  readonly disabled: boolean
}

/** Choosing keeps the list open and clears the input for the next option. */
function useChoosing({ options, toggle, onCreate, disabled }: ChoosingUse) {
  const { word } = useUi(messages)
  const combobox = useCombobox({
    options,
    createLabel: onCreate && ((typed) => word('inputMenu.create', { label: typed })),
    onChoose(option) {
      toggle(option)
      combobox.type('')
    },
    onCreate(typed) {
      onCreate?.(typed)
      combobox.type('')
    },
    disabled,
  })
  return combobox
}

interface SelectedOptions {
  readonly selected: readonly ComboboxOption[]
  /** The last change, for screen readers. */
  readonly announcement: string
  readonly isSelected: (option: ComboboxOption) => boolean
  readonly toggle: (option: ComboboxOption) => void
  readonly reset: () => void
}

interface MultiSelectionOptions {
  readonly value: readonly ComboboxOption[] | undefined
  readonly defaultValue: readonly ComboboxOption[]
  readonly onValueChange: MultiSelectProps['onValueChange'] | undefined
}

function useSelectedOptions({ value, defaultValue, onValueChange }: MultiSelectionOptions): SelectedOptions {
  const { word } = useUi(messages)
  const [own, setOwn] = useState(defaultValue)
  const [announcement, setAnnouncement] = useState('')
  const selected = value ?? own
  const isSelected = (option: ComboboxOption) => selected.some((each) => each.value === option.value)
  return {
    selected,
    announcement,
    isSelected,
    reset: () => setOwn(defaultValue),
    toggle(option) {
      const next = isSelected(option)
        ? selected.filter((each) => each.value !== option.value)
        : [...selected, option]
      setOwn(next)
      setAnnouncement(
        word(isSelected(option) ? 'multiSelect.removed' : 'multiSelect.added', { label: option.label }),
      )
      onValueChange?.(next)
    },
  }
}

// The chosen or typed values, each with a remove button.

registerIcons({ close })

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
