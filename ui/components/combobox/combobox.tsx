/** One out of many, found by typing: from a list, or from somebody who is asked. */
import { useRef, useState } from 'react'
import { cx } from '../../cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { useComposedRef } from '../../use-composed-ref.ts'
import { useFormReset } from '../../use-form-reset.ts'
import { both } from './both.ts'
import { ComboboxButtons } from './combobox-buttons.tsx'
import type { ComboboxParts, ComboboxWords, Finding } from './combobox-field.tsx'
import { ComboboxField } from './combobox-field.tsx'
import type { ComboboxOption } from './find-options.ts'
import { HiddenValues } from './hidden-values.tsx'
import { OptionList } from './option-list.tsx'
import { comboboxField, useCombobox } from './use-combobox.ts'
import type { ComboboxOptions } from './use-options.ts'

const words = { inputMenu: english.inputMenu }

interface Choosing extends Finding {
  readonly value?: ComboboxOption | null
  readonly defaultValue?: ComboboxOption | null
  readonly onValueChange?: (option: ComboboxOption | null) => void
}

export interface ComboboxProps extends ComboboxWords, Choosing {}

/** `className` goes to the field, `name` to what a form sends, everything else to the input. */
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
  defaultValue = null,
  onValueChange,
  onCreate,
  name,
  form,
  ref,
  onBlur,
  onClick,
  ...rest
}: BoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const [own, setOwn] = useState(defaultValue)
  const chosen = value === undefined ? own : value
  const isFixed = Boolean(rest.disabled || rest.readOnly)
  const change = (next: ComboboxOption | null) => {
    setOwn(next)
    if (next?.value !== chosen?.value) onValueChange?.(next)
  }
  useFormReset(input, () => setOwn(defaultValue))
  const combobox = useChoosing({ options, chosen, change, onCreate, disabled: isFixed })
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
        value={combobox.typed ?? chosen?.label ?? ''}
        onChange={(event) => combobox.type(event.target.value)}
        onClick={both(combobox.open, onClick)}
        onBlur={both(() => combobox.leave(canBeEmpty), onBlur)}
      />
      <HiddenValues name={name} form={form} disabled={rest.disabled} values={[chosen?.value ?? '']} />
      <ComboboxButtons
        combobox={combobox}
        disabled={isFixed}
        onOpen={press(combobox.isOpen ? combobox.close : combobox.open)}
        onClear={chosen && canBeEmpty ? press(combobox.clear) : undefined}
      />
      <OptionList
        combobox={combobox}
        labelledBy={labelId}
        isChosen={(option) => option.value === chosen?.value}
      />
    </div>
  )
}

interface ChoosingUse {
  readonly options: ComboboxOptions
  readonly chosen: ComboboxOption | null
  readonly change: (next: ComboboxOption | null) => void
  readonly onCreate: ((label: string) => void) | undefined
  readonly disabled: boolean
}

/** One is chosen, and the list closes. */
function useChoosing({ options, chosen, change, onCreate, disabled }: ChoosingUse) {
  const { word } = useUi(words)
  const combobox = useCombobox({
    options,
    chosen,
    createLabel: onCreate && ((typed) => word('inputMenu.create', { label: typed })),
    onChoose(option) {
      change(option)
      combobox.close()
    },
    onCreate(typed) {
      onCreate?.(typed)
      combobox.close()
    },
    disabled,
  })
  return {
    ...combobox,
    clear() {
      change(null)
      combobox.close()
    },
    /** Whoever leaves after having typed the whole of a label, or nothing, means it. */
    leave(canBeEmpty: boolean) {
      if (combobox.meant) change(combobox.meant)
      else if (combobox.typed === '' && canBeEmpty) change(null)
      combobox.close()
    },
  }
}
