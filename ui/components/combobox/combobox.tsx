import type { RefObject } from 'react'
import { useRef, useState } from 'react'
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useFormReset } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { ComboboxMessages, ComboboxParts, Finding } from './combobox-field.tsx'
import { both, ComboboxButtons, ComboboxField, HiddenValues } from './combobox-field.tsx'
import { OptionList } from './option-list.tsx'
import type { ComboboxOption, ComboboxOptions } from './options.ts'
import { comboboxField, useCombobox } from './use-combobox.ts'

const messages = { inputMenu: english.inputMenu }

interface SelectedOption {
  /** The chosen option. Leave it out for an uncontrolled field. */
  readonly value?: ComboboxOption | null | undefined
  /** The option that is chosen at first. */
  readonly defaultValue?: ComboboxOption | null | undefined
  /** Called with the chosen option, or with `null` when the field is cleared. */
  readonly onValueChange?: ((option: ComboboxOption | null) => void) | undefined
}

interface Choosing extends Finding, SelectedOption {
  /**
   * Returns the option that the typed text is by itself, such as a URL. It counts at once, without being
   * chosen.
   */
  readonly readTyped?: (typed: string) => ComboboxOption | undefined
}

export interface ComboboxProps extends ComboboxMessages, Choosing {}

/**
 * A field to choose one option of many by typing, from an array or from a search function. `className` goes
 * to the field, `name` to the hidden input of the form, all other props to the input.
 */
export function Combobox({ label, hint, error, help, id, required, className, ...rest }: ComboboxProps) {
  const field = { label, hint, error, help, id, required, className: cx('combobox', className) }
  return <ComboboxField {...field}>{(parts) => <Box {...rest} {...parts} />}</ComboboxField>
}

interface BoxProps extends Choosing, ComboboxParts {}

function Box({
  control,
  labelId,
  options,
  value,
  defaultValue,
  onValueChange,
  onCreate,
  readTyped,
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
  const { chosen: selected, change } = useSelectedOption(input, { value, defaultValue, onValueChange })
  const isFixed = Boolean(rest.disabled || rest.readOnly)
  const combobox = useChoosing({ options, selected, change, onCreate, readTyped, disabled: isFixed })
  const canBeEmpty = !control.required && !isFixed
  const press = (act: () => void) => () => {
    input.current?.focus()
    act()
  }
  return (
    <div className="combobox-box">
      <input
        {...rest}
        {...control}
        {...comboboxField(combobox)}
        ref={composedRef}
        form={form}
        className="control"
        value={combobox.typed ?? selected?.label ?? ''}
        onChange={composeEventHandlers(onChange, (event) => combobox.type(event.target.value))}
        onKeyDown={composeEventHandlers(onKeyDown, combobox.handleKeyDown)}
        onClick={both(combobox.open, onClick)}
        onBlur={both(() => combobox.leave(canBeEmpty), onBlur)}
      />
      <HiddenValues name={name} form={form} disabled={rest.disabled} values={[selected?.value ?? '']} />
      <ComboboxButtons
        combobox={combobox}
        disabled={isFixed}
        onOpen={press(combobox.isOpen ? combobox.close : combobox.open)}
        onClear={selected && canBeEmpty ? press(combobox.clear) : undefined}
      />
      <OptionList
        combobox={combobox}
        labelledBy={labelId}
        isSelected={(option) => option.value === selected?.value}
      />
    </div>
  )
}

/** The chosen option: controlled, or stored here and restored when the form is reset. */
function useSelectedOption(
  input: RefObject<HTMLInputElement | null>,
  { value, defaultValue = null, onValueChange }: SelectedOption,
) {
  const [own, setOwn] = useState(defaultValue)
  const chosen = value === undefined ? own : value
  useFormReset(input, () => setOwn(defaultValue))
  const change = (next: ComboboxOption | null) => {
    setOwn(next)
    if (next?.value !== chosen?.value) onValueChange?.(next)
  }
  return { chosen, change }
}

interface ChoosingUse {
  readonly options: ComboboxOptions
  readonly selected: ComboboxOption | null
  readonly change: (next: ComboboxOption | null) => void
  readonly onCreate: ((label: string) => void) | undefined
  readonly readTyped: Choosing['readTyped']
  readonly disabled: boolean
}

/** Choosing an option closes the list. */
function useChoosing({ options, selected, change, onCreate, readTyped, disabled }: ChoosingUse) {
  const { word } = useUi(messages)
  const combobox = useCombobox({
    options,
    selected,
    createLabel: onCreate && ((typed) => word('inputMenu.create', { label: typed })),
    onChoose(option) {
      change(option)
      combobox.close()
    },
    onCreate(typed) {
      onCreate?.(typed)
      combobox.close()
    },
    isComplete: (typed) => readTyped?.(typed) !== undefined,
    disabled,
  })
  return {
    ...combobox,
    type(typed: string) {
      combobox.type(typed)
      const read = readTyped?.(typed)
      if (read) change(read)
    },
    clear() {
      change(null)
      combobox.close()
    },
    /** A fully typed label, or an empty text, counts when the field loses focus. */
    leave(canBeEmpty: boolean) {
      if (combobox.typedOption) change(combobox.typedOption)
      else if (combobox.typed === '' && canBeEmpty) change(null)
      combobox.close()
    },
  }
}
