import type { ComponentPropsWithRef, KeyboardEvent, RefObject } from 'react'
import { useRef } from 'react'
import { close, search } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/use-composed-ref.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'

const messages = { searchField: english.searchField }

bringIcons({ close, search })

export interface SearchFieldProps
  extends Partial<FieldText>,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type'> {
  /** The label is heard and not seen: where the magnifying glass and the place say what it searches. */
  readonly labelHidden?: boolean
  /** Called when the user clears the field. */
  readonly onClear?: () => void
}

/** Words to search for. Escape empties it; what is empty leaves Escape to what is around it. */
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
            // The style sheet knows by it whether there is anything to clear.
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
    if (event.key !== 'Escape' || event.currentTarget.value === '') return
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

/** Writes into a field as a person would: React and the form hear of it, whoever keeps the value. */
function writeInto(input: HTMLInputElement, value: string): void {
  // React looks at what was set on the node itself, and would take the event for an echo.
  write?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
