/** Several out of many, found by typing, and shown where they are taken away again. */
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { cx } from '../../cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { useComposedRef } from '../../use-composed-ref.ts'
import type { ComboboxOption } from '../combobox/find-options.ts'
import { OptionList } from '../combobox/option-list.tsx'
import { comboboxField, useCombobox } from '../combobox/use-combobox.ts'
import type { ComboboxOptions } from '../combobox/use-options.ts'
import type { FieldWords } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { Chips } from './chips.tsx'

const words = { multiSelect: english.multiSelect, inputMenu: english.inputMenu }

export interface MultiSelectProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'value' | 'defaultValue' | 'list'> {
  /** A list, or a question, which must stay the same from one rendering to the next. */
  readonly options: ComboboxOptions
  readonly value?: readonly ComboboxOption[]
  readonly defaultValue?: readonly ComboboxOption[]
  readonly onValueChange?: (chosen: readonly ComboboxOption[]) => void
  /** Offers to make what nobody found. */
  readonly onCreate?: (label: string) => void
}

const nothing: readonly ComboboxOption[] = []

/** `className` goes to the field, `name` to what a form sends, once for each; everything else to the input. */
export function MultiSelect({
  label,
  hint,
  error,
  help,
  id,
  required,
  className,
  options,
  value,
  defaultValue = nothing,
  onValueChange,
  onCreate,
  name,
  form,
  ref,
  onBlur,
  onClick,
  ...rest
}: MultiSelectProps) {
  const { word, lang } = useUi(words)
  const generatedId = useId()
  const controlId = id ?? generatedId
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const { chosen, said, isChosen, toggle } = useChosen({ value, defaultValue, onValueChange })
  const isFixed = rest.disabled || rest.readOnly
  const labels = new Intl.ListFormat(lang, { type: 'conjunction' }).format(
    chosen.map((option) => option.label),
  )

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
    disabled: isFixed,
  })
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1)
    if (event.key === 'Backspace' && !combobox.typed && last && !isFixed) toggle(last)
    else combobox.handleKeyDown(event)
  }
  return (
    <Field
      label={<span id={`${controlId}-label`}>{label}</span>}
      hint={hint}
      error={error}
      help={help}
      controlId={controlId}
      required={required}
      className={cx('multi-select', className)}
    >
      {({ required: isRequired, ...control }) => (
        <div className="combobox-box chip-box" data-disabled={isFixed ? '' : undefined}>
          <Chips
            chips={chosen.map((option) => ({ key: option.value, label: option.label }))}
            label={word('multiSelect.chosen', { labels })}
            disabled={isFixed}
            onRemove={({ key }) => {
              const removed = chosen.find((option) => option.value === key)
              if (removed) toggle(removed)
              input.current?.focus()
            }}
          />
          <input
            {...rest}
            {...control}
            {...comboboxField(combobox)}
            ref={composedRef}
            form={form}
            className="chip-field"
            // One that is chosen answers for the field, in which nothing stays.
            required={isRequired && chosen.length === 0}
            value={combobox.typed ?? ''}
            onChange={(event) => combobox.type(event.target.value)}
            onKeyDown={handleKeyDown}
            onClick={(event) => {
              combobox.open()
              onClick?.(event)
            }}
            onBlur={(event) => {
              combobox.close()
              onBlur?.(event)
            }}
          />
          {name === undefined
            ? null
            : chosen.map((option) => (
                <input
                  key={option.value}
                  type="hidden"
                  name={name}
                  form={form}
                  value={option.value}
                  disabled={rest.disabled}
                />
              ))}
          <OptionList combobox={combobox} labelledBy={`${controlId}-label`} isChosen={isChosen} isMultiple />
          <LiveRegion message={said} />
        </div>
      )}
    </Field>
  )
}

interface Chosen {
  readonly chosen: readonly ComboboxOption[]
  /** What just happened, for those who listen. */
  readonly said: string
  readonly isChosen: (option: ComboboxOption) => boolean
  readonly toggle: (option: ComboboxOption) => void
}

interface ChosenUse {
  readonly value: readonly ComboboxOption[] | undefined
  readonly defaultValue: readonly ComboboxOption[]
  readonly onValueChange: MultiSelectProps['onValueChange'] | undefined
}

function useChosen({ value, defaultValue, onValueChange }: ChosenUse): Chosen {
  const { word } = useUi(words)
  const [own, setOwn] = useState(defaultValue)
  const [said, setSaid] = useState('')
  const chosen = value ?? own
  const isChosen = (option: ComboboxOption) => chosen.some((each) => each.value === option.value)
  return {
    chosen,
    said,
    isChosen,
    toggle(option) {
      const next = isChosen(option)
        ? chosen.filter((each) => each.value !== option.value)
        : [...chosen, option]
      setOwn(next)
      setSaid(word(isChosen(option) ? 'multiSelect.removed' : 'multiSelect.added', { label: option.label }))
      onValueChange?.(next)
    },
  }
}
