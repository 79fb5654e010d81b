/** A field with an active option in the list below, while the focus stays in the field. */
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { indexInList } from '../../internal/wrap-index.ts'

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** The attributes of the field. */
export const fieldOf = (count: number, chosen: number, listId: string) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': count > 0,
    'aria-controls': listId,
    'aria-activedescendant': chosen < 0 ? undefined : optionId(listId, chosen),
    autoComplete: 'off',
    spellCheck: false,
  }) as const

/** `first` is the active option before the user moves. */
export function useChoice(count: number, listId: string, first = -1) {
  const [index, choose] = useState(first)
  const chosen = index < count ? index : -1
  const optionAt = (place: number) => document.getElementById(optionId(listId, place))
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = indexInList[event.key]
    if (step && count > 0) {
      event.preventDefault()
      const reached = step(chosen, count)
      choose(reached)
      optionAt(reached)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault()
      optionAt(chosen)?.click()
    }
  }
  return { chosen, choose, handleKeyDown }
}
