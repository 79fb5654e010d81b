/** Renders an element for one test, and removes it afterwards. */
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import '../icons/all.ts'
import '../ui.css'

export interface Rendered {
  readonly host: HTMLElement
  readonly rerender: (element: ReactNode) => void
}

export function render(element: ReactNode): Rendered {
  const host = newHost()
  const root = createRoot(host)
  onTestFinished(() => root.unmount())
  const rerender = (next: ReactNode) => flushSync(() => root.render(next))
  rerender(element)
  return { host, rerender }
}

export function newHost(): HTMLElement {
  const host = document.createElement('div')
  document.body.append(host)
  onTestFinished(() => host.remove())
  return host
}
