/**
 * State of tabs that React renders. The server renders the first one. If the page has opened another before
 * hydration, that one stays. Tabs of one group follow each other, also across React roots and outside of
 * React.
 */
import type { RefObject } from 'react'
import { useEffectEvent, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { restoreTab, revealTargets, showTab } from '../../internal/reveal-targets.ts'
import { useValue } from '../../internal/use-controllable-value.ts'

const storageKey = (group: string) => `cyanotype:tab:${group}`

interface SelectionOptions {
  /** The values that can be selected. */
  readonly values: readonly string[]
  readonly value: string | undefined
  readonly initial: string
  readonly onValueChange: ((value: string) => void) | undefined
  readonly group: string | undefined
  readonly root: RefObject<HTMLElement | null>
}

export function useSelection(options: SelectionOptions) {
  const { values, group, root } = options
  const [selected, change] = useValue(options.value, options.initial, options.onValueChange)
  const open = useEffectEvent((next: string | undefined) => {
    if (next !== undefined && next !== selected && values.includes(next)) change(next)
  })
  const joined = values.join('\n')

  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return undefined
    const handleRequest = (event: Event) => {
      if (!(event instanceof CustomEvent) || !joined.split('\n').includes(event.detail)) return
      event.preventDefault()
      flushSync(() => open(event.detail))
    }
    // Before requests are handled: an effect cannot render synchronously, and what this opens is read below.
    const stop = revealTargets(element)
    open(openTabOf(element))
    restoreTab(element, (_, value) => open(value))
    element.addEventListener('cyanotype:show-tab', handleRequest)
    return () => {
      stop()
      element.removeEventListener('cyanotype:show-tab', handleRequest)
    }
  }, [joined, root])

  /** Panels above may change their height too, so the pressed tab stays in place on the screen. */
  const select = (value: string) => {
    // Radix selects a pressed tab twice: on focus and on press.
    if (root.current !== null && openTabOf(root.current) === value) return
    const before = root.current?.getBoundingClientRect().top ?? 0
    flushSync(() => change(value))
    if (!group) return
    storeSelection(group, value)
    for (const other of document.querySelectorAll<HTMLElement>(`.tabs[data-group="${CSS.escape(group)}"]`)) {
      if (other !== root.current && hasPanel(other, value)) showTab(other, value)
    }
    const moved = (root.current?.getBoundingClientRect().top ?? 0) - before
    if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
  }

  return [selected, select] as const
}

function panelsOf(root: HTMLElement): readonly HTMLElement[] {
  const panels = [...root.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
  return panels.filter((panel) => panel.closest('.tabs') === root)
}

const openTabOf = (root: HTMLElement) => panelsOf(root).find(({ hidden }) => !hidden)?.dataset.value

const hasPanel = (root: HTMLElement, value: string) =>
  panelsOf(root).some(({ dataset }) => dataset.value === value)

function storeSelection(group: string, value: string) {
  try {
    localStorage.setItem(storageKey(group), value)
  } catch {
    // Storage is optional.
  }
}
