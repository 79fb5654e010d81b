/** Lifts one item of a list with keys, leads it to another place, and puts it down or takes it back. */
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { moveInList } from './move-in-list.ts'

interface LiftOptions {
  readonly keys: readonly string[]
  readonly onReorder: (keys: readonly string[]) => void
  /** Called with what has to be said: the message, the item, and its place from 0. */
  readonly say: (message: 'lifted' | 'moved' | 'dropped' | 'cancelled', key: string, place: number) => void
}

interface Lifted {
  readonly key: string
  readonly keys: readonly string[]
}

export function useLift({ keys, onReorder, say }: LiftOptions) {
  const [lifted, setLifted] = useState<Lifted>()
  const shown = lifted?.keys ?? keys

  const lift = (key: string) => {
    setLifted({ key, keys })
    say('lifted', key, keys.indexOf(key))
  }
  const drop = (key: string) => {
    setLifted(undefined)
    if (shown.some((other, at) => other !== keys[at])) onReorder(shown)
    say('dropped', key, shown.indexOf(key))
  }
  const cancel = (key: string) => {
    setLifted(undefined)
    say('cancelled', key, keys.indexOf(key))
  }
  const lead = (key: string, to: number) => {
    const next = moveInList(shown, shown.indexOf(key), to)
    setLifted({ key, keys: next })
    say('moved', key, next.indexOf(key))
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, key: string) => {
    const isPress = event.key === ' ' || event.key === 'Enter'
    const isLifted = lifted?.key === key
    const at = shown.indexOf(key)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key]
    if (isPress) (isLifted ? drop : lift)(key)
    else if (isLifted && event.key === 'Escape') cancel(key)
    else if (isLifted && to !== undefined) lead(key, to)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { shown, lifted: lifted?.key, handleKeyDown, drop }
}
