/** Text field of a comment. After `@` it offers the users who can be mentioned. */
import { LiveRegion, TextArea } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent, RefObject } from 'react'
import { useId, useRef, useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { CommentedDocument, Person } from './comment-queries.ts'
import { peopleQuery } from './comment-queries.ts'
import type { MentionQuery } from './mentions.ts'
import { matchingPeople, mentionBefore } from './mentions.ts'

interface MentionFieldProps {
  readonly document: CommentedDocument
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onSubmit: () => void
  readonly error: string | undefined
  readonly hasFocus: boolean
}

const maxCommentLength = 5_000

export function MentionField(props: MentionFieldProps) {
  const { document, label, value, onChange, error, hasFocus } = props
  const { t } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const picker = useMentionPicker(document, area, onChange)
  const { shown, active } = picker
  const isOpen = shown.length > 0
  return (
    <div className="mention-field">
      <TextArea
        ref={area}
        label={label}
        hint={t`Type @ to mention someone.`}
        error={error}
        value={value}
        rows={2}
        maxLength={maxCommentLength}
        dir="auto"
        autoFocus={hasFocus}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        onChange={({ target }) => {
          onChange(target.value)
          picker.look(target.value, target.selectionStart)
        }}
        onBlur={picker.close}
        onKeyDown={(event) => handleKeys(event, picker, props.onSubmit)}
      />
      {isOpen ? (
        <div id={listId} role="listbox" aria-label={t`Users`} className="mention-list">
          {shown.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys.
            <div
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => picker.choose(person)}
            >
              {person.username}
            </div>
          ))}
        </div>
      ) : null}
      <LiveRegion
        message={isOpen ? t`${plural(shown.length, { one: '# user found', other: '# users found' })}` : ''}
      />
    </div>
  )
}

interface MentionPicker {
  readonly shown: readonly Person[]
  readonly active: number
  readonly look: (text: string, caret: number) => void
  readonly move: (by: number) => void
  readonly choose: (person?: Person) => void
  readonly close: () => void
}

function useMentionPicker(
  document: CommentedDocument,
  area: RefObject<HTMLTextAreaElement | null>,
  onChange: (text: string) => void,
): MentionPicker {
  const { api } = useAdmin()
  const [query, setQuery] = useState<MentionQuery>()
  const [active, setActive] = useState(0)
  const { data = [] } = useQuery({ ...peopleQuery(api, document), enabled: query !== undefined })
  const shown = query === undefined ? [] : matchingPeople(data, query.typed)
  return {
    shown,
    active: Math.min(active, Math.max(0, shown.length - 1)),
    look(text, caret) {
      setQuery(mentionBefore(text, caret))
      setActive(0)
    },
    move: (by) => setActive((active + by + shown.length) % shown.length),
    choose(person = shown[active]) {
      const field = area.current
      if (field === null || query === undefined || person === undefined) return
      field.setRangeText(`@${person.username} `, query.start, field.selectionStart, 'end')
      setQuery(undefined)
      onChange(field.value)
    },
    close: () => setQuery(undefined),
  }
}

function handleKeys(
  event: KeyboardEvent<HTMLTextAreaElement>,
  picker: MentionPicker,
  onSubmit: () => void,
): void {
  const { key, ctrlKey, metaKey, nativeEvent } = event
  // The key belongs to the input method, such as a Japanese one.
  if (nativeEvent.isComposing) return
  if (key === 'Enter' && (ctrlKey || metaKey)) {
    event.preventDefault()
    event.stopPropagation()
    onSubmit()
    return
  }
  if (picker.shown.length === 0) return
  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => picker.move(1),
    ArrowUp: () => picker.move(-1),
    Enter: () => picker.choose(),
    Tab: () => picker.choose(),
    Escape: picker.close,
  }
  const action = actions[key]
  if (action === undefined) return
  event.preventDefault()
  event.stopPropagation()
  action()
}
