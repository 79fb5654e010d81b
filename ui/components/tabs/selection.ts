/**
 * Which tab is open. The server renders the first; the browser then asks the address, and after it the reader's own
 * earlier choice. Tabs of one group, also those in other React roots, follow each other.
 */
import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const changed = 'cyanotype:tab'

interface Change {
  readonly group: string
  readonly value: string
}

const storageKey = (group: string) => `cyanotype:tab:${group}`

interface SelectionOptions {
  readonly values: readonly string[]
  readonly initial: string
  readonly group: string | undefined
  readonly root: RefObject<HTMLElement | null>
}

export function useSelection({ values, initial, group, root }: SelectionOptions) {
  const [selected, setSelected] = useState(initial)
  const known = values.join('\n')

  useEffect(() => {
    const open = (value: string | null | undefined) => {
      if (value && known.split('\n').includes(value)) setSelected(value)
    }
    const handleAddress = () => open(askedFor(root.current))
    const handleChange = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      const change: Change = event.detail
      if (change.group === group) flushSync(() => open(change.value))
    }
    open(askedFor(root.current) ?? remembered(group))
    window.addEventListener('hashchange', handleAddress)
    window.addEventListener(changed, handleChange)
    return () => {
      window.removeEventListener('hashchange', handleAddress)
      window.removeEventListener(changed, handleChange)
    }
  }, [group, known, root])

  /** Panels above may change their height with this one: the tab that was pressed stays under the finger. */
  const select = (value: string) => {
    const before = root.current?.getBoundingClientRect().top ?? 0
    setSelected(value)
    if (!group) return
    remember(group, value)
    window.dispatchEvent(new CustomEvent<Change>(changed, { detail: { group, value } }))
    const moved = (root.current?.getBoundingClientRect().top ?? 0) - before
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
  }

  return [selected, select] as const
}

/** `?tab=value`, or a fragment that names a panel or something inside one. */
function askedFor(root: HTMLElement | null): string | undefined {
  const target = document.getElementById(fragment())
  const panel = target?.closest<HTMLElement>('[role="tabpanel"]')
  if (panel && root?.contains(panel)) {
    requestAnimationFrame(() => target?.scrollIntoView({ behavior: 'instant' }))
    return panel.getAttribute('data-value') ?? undefined
  }
  return new URLSearchParams(location.search).get('tab') ?? undefined
}

function fragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}

/** A browser may refuse storage; then every visit starts with the first tab. */
function remembered(group: string | undefined): string | undefined {
  try {
    return (group && localStorage.getItem(storageKey(group))) || undefined
  } catch {
    return undefined
  }
}

function remember(group: string, value: string) {
  try {
    localStorage.setItem(storageKey(group), value)
  } catch {
    // Nothing is lost but convenience.
  }
}
