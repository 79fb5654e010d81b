import type { ComponentPropsWithRef } from 'react'
import { useRef, useState } from 'react'
import { plus } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useFormReset } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { HiddenValues } from '../combobox/combobox-field.tsx'
import type { FieldControl, FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { Chips } from '../multi-select/multi-select.tsx'

const messages = { tagInput: english.tagInput, multiSelect: english.multiSelect }

registerIcons({ plus })

interface Tagging
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'children' | 'type' | 'value' | 'defaultValue' | 'id' | 'required' | 'className'
  > {
  /** The tags. Leave it out for an uncontrolled field. */
  readonly value?: readonly string[]
  /** The tags at first. */
  readonly defaultValue?: readonly string[]
  /** Called with all tags when the user adds or removes one. */
  readonly onValueChange?: (tags: readonly string[]) => void
}

export interface TagInputProps extends FieldText, Tagging {
  /** The id of the input. */
  readonly id?: string | undefined
  /** Marks the field as required. A form cannot be sent without a value. */
  readonly required?: boolean | undefined
  /** A class for the outermost element. */
  readonly className?: string | undefined
}

const nothing: readonly string[] = []

/**
 * A field for any number of short texts: a comma or Enter ends one, and pasted text is split. `className`
 * goes to the field, `name` to the hidden inputs of the form, one for each value, all other props to the
 * input.
 */
export function TagInput({ label, hint, error, help, id, required, className, ...rest }: TagInputProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      help={help}
      controlId={id}
      required={required}
      className={cx('tag-input', className)}
    >
      {(control) => <Box {...rest} control={control} />}
    </Field>
  )
}

interface BoxProps extends Tagging {
  readonly control: FieldControl
}

// The separators of typed or pasted tags: commas, semicolons, tabs or line breaks. Spaces around tags are
// removed.

export const partsTags = /[,;،、\t\r\n]+/u

interface AddedTags {
  readonly tags: readonly string[]
  /** Tags that existed already, with any capitalisation. */
  readonly taken: readonly string[]
}

export function addTags(tags: readonly string[], written: string): AddedTags {
  const isSame = (one: string) => (other: string) =>
    one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0
  let all = tags
  const taken: string[] = []
  for (const part of written.split(partsTags)) {
    const tag = part.trim().replaceAll(/\s+/g, ' ')
    if (tag === '') continue
    if (all.some(isSame(tag))) taken.push(tag)
    else all = [...all, tag]
  }
  return { tags: all, taken }
}

function Box({
  control: { required, ...control },
  value,
  defaultValue = nothing,
  onValueChange,
  name,
  form,
  ref,
  onChange,
  onCompositionEnd,
  onBlur,
  ...rest
}: BoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const isFixed = Boolean(rest.disabled || rest.readOnly)
  const use = useTags({ value, defaultValue, onValueChange })
  const { tags, typed, announcement, type, add, remove } = use
  useFormReset(input, use.reset)
  const write = (text: string) => (partsTags.test(text) ? add(text) : type(text))
  return (
    <div className="chip-box" data-disabled={isFixed ? '' : undefined}>
      <Chips
        chips={tags.map((tag) => ({ value: tag, label: tag }))}
        disabled={isFixed}
        onRemove={(tag) => {
          remove(tag.value)
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
        required={required === true && tags.length === 0}
        value={typed}
        {...(isFixed ? {} : handlersOf(use, rest))}
        onChange={composeEventHandlers(onChange, ({ target, nativeEvent }) =>
          isComposing(nativeEvent) ? type(target.value) : write(target.value),
        )}
        onCompositionEnd={composeEventHandlers(onCompositionEnd, (event) => write(event.currentTarget.value))}
        onBlur={(event) => {
          // Text that is left in the field counts.
          if (typed.trim() !== '') add(typed)
          onBlur?.(event)
        }}
      />
      {typed.trim() === '' ? null : <AddButton onAdd={() => add(typed)} />}
      <HiddenValues name={name} form={form} disabled={rest.disabled} values={tags} />
      <LiveRegion message={announcement} />
    </div>
  )
}

/** An input method still converts the text, with the comma in it: “かみ、” becomes “紙、”. */
const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing

/** Some phone keyboards have no comma or Enter key in reach. */
function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  const { word } = useUi(messages)
  return (
    <Button
      variant="ghost"
      color="neutral"
      size="sm"
      icon="plus"
      className="tag-input-add"
      aria-label={word('tagInput.add')}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onAdd}
    />
  )
}

/** Keys and pasting that work differently from other fields. */
function handlersOf({ tags, typed, add, remove }: Tags, theirs: Pick<Tagging, 'onKeyDown' | 'onPaste'>) {
  return {
    onKeyDown: composeEventHandlers(theirs.onKeyDown, (event) => {
      const last = tags.at(-1)
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
      else if (event.key === 'Enter' && typed.trim() !== '') {
        // The form is submitted only by Enter in an empty field.
        event.preventDefault()
        add(typed)
      }
    }),
    onPaste: composeEventHandlers(theirs.onPaste, (event) => {
      const pasted = event.clipboardData.getData('text')
      if (!partsTags.test(pasted)) return
      event.preventDefault()
      add(typed + pasted)
    }),
  }
}

type Tags = ReturnType<typeof useTags>

interface TagsUse {
  readonly onValueChange: TagInputProps['onValueChange'] | undefined
  readonly value: readonly string[] | undefined
  readonly defaultValue: readonly string[]
}

function useTags({ value, defaultValue, onValueChange }: TagsUse) {
  const { word } = useUi(messages)
  const [own, setOwn] = useState(defaultValue)
  const [typed, setTyped] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const tags = value ?? own
  const change = (next: readonly string[], message: string) => {
    setAnnouncement(message)
    if (next.length === tags.length) return
    setOwn(next)
    onValueChange?.(next)
  }
  return {
    tags,
    typed,
    announcement,
    type: setTyped,
    reset() {
      setOwn(defaultValue)
      setTyped('')
    },
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
