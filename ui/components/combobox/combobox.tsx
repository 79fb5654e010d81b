/** One out of many, found by typing: from a list, or from somebody who is asked. */
import type { ComponentPropsWithRef } from 'react'
import { useId, useRef, useState } from 'react'
import { cx } from '../../cx.ts'
import { chevronDown, close } from '../../icons/collection.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { useComposedRef } from '../../use-composed-ref.ts'
import { Button } from '../button/button.tsx'
import type { FieldWords } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import type { ComboboxOption } from './find-options.ts'
import { OptionList } from './option-list.tsx'
import { comboboxField, useCombobox } from './use-combobox.ts'
import type { ComboboxOptions } from './use-options.ts'

const words = { combobox: english.combobox, inputMenu: english.inputMenu }

bringIcons({ 'chevron-down': chevronDown, close })

export interface ComboboxProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'value' | 'defaultValue' | 'list'> {
  /** A list, or a question, which must stay the same from one rendering to the next. */
  readonly options: ComboboxOptions
  readonly value?: ComboboxOption | null
  readonly defaultValue?: ComboboxOption | null
  readonly onValueChange?: (option: ComboboxOption | null) => void
  /** Offers to make what nobody found. */
  readonly onCreate?: (label: string) => void
}

/** `className` goes to the field, `name` to what a form sends, everything else to the input. */
export function Combobox({
  label,
  hint,
  error,
  help,
  id,
  required,
  className,
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
}: ComboboxProps) {
  const { word } = useUi(words)
  const generatedId = useId()
  const controlId = id ?? generatedId
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const [own, setOwn] = useState(defaultValue)
  const chosen = value === undefined ? own : value
  const change = (next: ComboboxOption | null) => {
    setOwn(next)
    if (next?.value !== chosen?.value) onValueChange?.(next)
  }
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
    disabled: rest.disabled || rest.readOnly,
  })
  const leave = () => {
    const meant = combobox.meant()
    if (meant) change(meant)
    else if (combobox.typed === '' && !required) change(null)
    combobox.close()
  }
  const isFixed = rest.disabled || rest.readOnly
  return (
    <Field
      label={<span id={`${controlId}-label`}>{label}</span>}
      hint={hint}
      error={error}
      help={help}
      controlId={controlId}
      required={required}
      className={cx('combobox', className)}
    >
      {(control) => (
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
            onClick={(event) => {
              combobox.open()
              onClick?.(event)
            }}
            onBlur={(event) => {
              leave()
              onBlur?.(event)
            }}
          />
          {name === undefined ? null : (
            <input
              type="hidden"
              name={name}
              form={form}
              value={chosen?.value ?? ''}
              disabled={rest.disabled}
            />
          )}
          <span className="combobox-buttons">
            {chosen && !required && !isFixed ? (
              <Button
                variant="ghost"
                color="neutral"
                size="sm"
                icon="close"
                // Whoever has keys empties the field.
                tabIndex={-1}
                aria-label={word('combobox.clear')}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => {
                  change(null)
                  combobox.close()
                  input.current?.focus()
                }}
              />
            ) : null}
            <Button
              variant="ghost"
              color="neutral"
              size="sm"
              icon="chevron-down"
              tabIndex={-1}
              disabled={isFixed}
              aria-label={word('combobox.open')}
              aria-expanded={combobox.isOpen}
              aria-controls={combobox.listId}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus()
                if (combobox.isOpen) combobox.close()
                else combobox.open()
              }}
            />
          </span>
          <OptionList
            combobox={combobox}
            labelledBy={`${controlId}-label`}
            isChosen={(option) => option.value === chosen?.value}
          />
        </div>
      )}
    </Field>
  )
}
