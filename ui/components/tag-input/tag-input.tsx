/** Short words of one's own, any number of them: a comma or Enter ends one, and what is pasted is parted. */
import type { ClipboardEvent, ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { cx } from '../../cx.ts'
import { plus } from '../../icons/collection.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { useComposedRef } from '../../use-composed-ref.ts'
import { Button } from '../button/button.tsx'
import type { FieldWords } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { Chips } from '../multi-select/chips.tsx'
import { addTags, partsTags } from './split-tags.ts'

const words = { tagInput: english.tagInput, multiSelect: english.multiSelect }

bringIcons({ plus })

export interface TagInputProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'value' | 'defaultValue'> {
  readonly value?: readonly string[]
  readonly defaultValue?: readonly string[]
  readonly onValueChange?: (tags: readonly string[]) => void
}

const nothing: readonly string[] = []

/** `className` goes to the field, `name` to what a form sends, once for each; everything else to the input. */
export function TagInput({
  label,
  hint,
  error,
  help,
  id,
  required,
  className,
  value,
  defaultValue = nothing,
  onValueChange,
  name,
  form,
  ref,
  onBlur,
  ...rest
}: TagInputProps) {
  const { word, lang } = useUi(words)
  const generatedId = useId()
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const { tags, typed, said, type, add, remove } = useTags({ value, defaultValue, onValueChange })
  const isFixed = rest.disabled || rest.readOnly
  const labels = new Intl.ListFormat(lang, { type: 'conjunction' }).format(tags)

  const handleKeyDown = (event: KeyboardEvent) => {
    const last = tags.at(-1)
    if (event.nativeEvent.isComposing || isFixed) return
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
    else if (event.key === 'Enter' && typed.trim() !== '') {
      // The form waits for an Enter in a field where nothing is left to add.
      event.preventDefault()
      add(typed)
    }
  }
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!partsTags.test(pasted) || isFixed) return
    event.preventDefault()
    add(typed + pasted)
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      help={help}
      controlId={id ?? generatedId}
      required={required}
      className={cx('tag-input', className)}
    >
      {({ required: isRequired, ...control }) => (
        <div className="chip-box" data-disabled={isFixed ? '' : undefined}>
          <Chips
            chips={tags.map((tag) => ({ key: tag, label: tag }))}
            label={word('multiSelect.chosen', { labels })}
            disabled={isFixed}
            onRemove={({ key }) => {
              remove(key)
              input.current?.focus()
            }}
          />
          <input
            autoComplete="off"
            enterKeyHint="done"
            {...rest}
            {...control}
            type="text"
            ref={composedRef}
            form={form}
            className="chip-field"
            required={isRequired && tags.length === 0}
            value={typed}
            onChange={({ target }) => (partsTags.test(target.value) ? add(target.value) : type(target.value))}
            onKeyDown={handleKeyDown}
            onPaste={handlePaste}
            onBlur={(event) => {
              // What somebody wrote and left is meant.
              if (typed.trim() !== '') add(typed)
              onBlur?.(event)
            }}
          />
          {typed.trim() === '' ? null : (
            // Not every telephone has a comma at hand, or an Enter.
            <Button
              variant="ghost"
              color="neutral"
              size="sm"
              icon="plus"
              className="tag-input-add"
              aria-label={word('tagInput.add')}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(typed)}
            />
          )}
          {name === undefined
            ? null
            : tags.map((tag) => (
                <input key={tag} type="hidden" name={name} form={form} value={tag} disabled={rest.disabled} />
              ))}
          <LiveRegion message={said} />
        </div>
      )}
    </Field>
  )
}

interface TagsUse {
  readonly onValueChange: TagInputProps['onValueChange'] | undefined
  readonly value: readonly string[] | undefined
  readonly defaultValue: readonly string[]
}

function useTags({ value, defaultValue, onValueChange }: TagsUse) {
  const { word } = useUi(words)
  const [own, setOwn] = useState(defaultValue)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const tags = value ?? own
  const change = (next: readonly string[], message: string) => {
    setSaid(message)
    if (next.length === tags.length) return
    setOwn(next)
    onValueChange?.(next)
  }
  return {
    tags,
    typed,
    said,
    type: setTyped,
    add(written: string) {
      const { tags: next, taken } = addTags(tags, written)
      const messages = [
        ...next.slice(tags.length).map((label) => word('multiSelect.added', { label })),
        ...taken.map((label) => word('tagInput.taken', { label })),
      ]
      setTyped('')
      change(next, messages.join('. '))
    },
    remove(tag: string) {
      change(
        tags.filter((each) => each !== tag),
        word('multiSelect.removed', { label: tag }),
      )
    },
  }
}
