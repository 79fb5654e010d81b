import type { ComponentPropsWithRef, KeyboardEvent, RefObject } from 'react'
import { useRef } from 'react'
import { close, search } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'

const messages = { searchField: english.searchField }

registerIcons({ close, search })

export interface SearchFieldProps
  extends Partial<FieldText>,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'> {
  /** Hides the label visually, for places where the icon and the context explain the field. */
  readonly labelHidden?: boolean
  /** Called when the user clears the field. */
  readonly onClear?: () => void
}

/** A field for the words of a search. Escape empties it. An empty field leaves Escape to the elements around it. */
export function SearchField(props: SearchFieldProps) {
  const { label, hint, error, help, id, required, labelHidden, className, ref, ...others } = props
  const { onClear, onKeyDown, ...rest } = others
  const { word } = useUi(messages)
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const { clear, handleKeyDown } = useClearing(input, onClear)
  return (
    <Field
      label={label ?? word('searchField.label')}
      hint={hint}
      error={error}
      help={help}
      controlId={id}
      required={required}
      labelHidden={labelHidden}
      className={cx('search-field', className)}
    >
      {(control) => (
        <div className="control-frame">
          <Icon name="search" />
          <input
            // The stylesheet uses it to detect an empty field.
            placeholder=" "
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            {...rest}
            {...control}
            ref={composedRef}
            type="search"
            className="control"
            onKeyDown={(event) => {
              handleKeyDown(event)
              onKeyDown?.(event)
            }}
          />
          <Button
            variant="ghost"
            color="neutral"
            size="sm"
            icon="close"
            aria-label={word('searchField.clear')}
            disabled={rest.disabled}
            onClick={clear}
          />
        </div>
      )}
    </Field>
  )
}

function useClearing(input: RefObject<HTMLInputElement | null>, onClear: (() => void) | undefined) {
  const clear = () => {
    if (!input.current) return
    writeInto(input.current, '')
    input.current.focus()
    onClear?.()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During input-method composition Escape only discards the word.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.currentTarget.value === '') return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }
  return { clear, handleKeyDown }
}

const write = Object.getOwnPropertyDescriptor(
  typeof HTMLInputElement === 'undefined' ? {} : HTMLInputElement.prototype,
  'value',
)?.set

/** Changes the value like a user, so that React and the form notice it, controlled or not. */
function writeInto(input: HTMLInputElement, value: string): void {
  // React tracks values set on the node, and would ignore the event as an echo.
  write?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
