/** The states of a component side by side. */
import { forcedStates } from 'virtual:component-docs'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import type { State, StateProps } from '../states.tsx'
import { states } from '../states.tsx'
import type { OfComponent } from './page-section.tsx'
import { PageSection } from './page-section.tsx'

const propsOf: Readonly<Partial<Record<State, StateProps>>> = {
  disabled: { disabled: true },
  invalid: { error: 'Say how to fix it.' },
  loading: { loading: true },
  'read-only': { readOnly: true },
}

export function StatesSection({ folder }: OfComponent) {
  const known = states[folder]
  if (known === undefined) return null
  return (
    <PageSection id="states" title="States">
      <style>{forcedStates}</style>
      <ul className="states plain-list">
        {(['rest', ...known.has] as const).map((state) => (
          <li key={state}>
            <span className="states-name">{state}</span>
            <ForcedState state={state}>
              {known.show(state === 'rest' ? {} : (propsOf[state] ?? {}))}
            </ForcedState>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const controls = 'input:not([type="hidden"]), textarea, select, button, a[href], summary'

/** What a pointer or the keyboard sets on a control, and on the elements around it. */
const marks: Readonly<Partial<Record<State | 'rest', readonly [control: string, around: string]>>> = {
  hover: ['hover', 'hover'],
  active: ['hover active', 'hover active'],
  focus: ['focus focus-visible focus-within', 'focus-within'],
}

interface ForcedStateProps {
  readonly state: State | 'rest'
  readonly children: ReactNode
}

/** Marks the first control and the elements around it with the state that `forcedStates` draws. */
function ForcedState({ state, children }: ForcedStateProps) {
  const cell = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [own, around] = marks[state] ?? []
    const control = cell.current?.querySelector<HTMLElement>(controls)
    if (!control || own === undefined || around === undefined) return
    control.dataset.forced = own
    for (let outer = control.parentElement; outer && outer !== cell.current; outer = outer.parentElement) {
      outer.dataset.forced = around
    }
  }, [state])
  return (
    <div ref={cell} inert>
      {children}
    </div>
  )
}
