/** Whether comparisons show formatted text or its source, as somebody chose last on this device. */
import { useSyncExternalStore } from 'react'

export const comparisonForms = ['formatted', 'source'] as const
export type ComparisonForm = (typeof comparisonForms)[number]

const key = 'cyanotype:comparison'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read(): ComparisonForm {
  return localStorage.getItem(key) === 'source' ? 'source' : 'formatted'
}

function choose(form: ComparisonForm): void {
  localStorage.setItem(key, form)
  for (const listener of listeners) listener()
}

export function useComparisonForm(): readonly [ComparisonForm, (form: ComparisonForm) => void] {
  return [useSyncExternalStore(subscribe, read), choose]
}
