/** Conformance: tests that every component passes, before its own. */
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { newHost, render } from './render.tsx'

/** Props that any component accepts. */
export interface GivenProps {
  readonly ref?: (node: Element | null) => void
  readonly className?: string
  readonly lang?: string
  readonly 'data-given'?: string
  readonly onClick?: () => void
  readonly onKeyDown?: () => void
  readonly onFocus?: () => void
}

interface Promises {
  /** The element type of the ref. */
  readonly element: new () => Element
}

/** Ends animations, so that everything is in its final place at once. */
function finishAnimations(): void {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  for (const animation of finite) animation.finish()
}

/** Calls back when React has hydrated its children. */
function Hydrated({ onDone, children }: { readonly onDone: () => void; readonly children: ReactElement }) {
  useEffect(onDone, [onDone])
  return children
}

type Create = (given: GivenProps) => ReactElement

export function describeConformance(create: Create, { element }: Promises) {
  describe('like every component', () => {
    it('forwards a ref to its element', () => {
      let node: Element | null = null
      render(
        create({
          ref(given) {
            node ??= given
          },
        }),
      )
      expect(node).toBeInstanceOf(element)
    })

    it('keeps its own class next to the given one', () => {
      render(create({ className: 'given' }))
      expect(document.querySelector('.given')?.classList.length).toBeGreaterThan(1)
    })

    it('passes native attributes on', () => {
      render(create({ lang: 'et', 'data-given': 'kept' }))
      expect(document.querySelector('[data-given="kept"]')?.getAttribute('lang')).toBe('et')
    })

    itCallsGivenHandlers(create)
    itComesFromTheServer(create)
    itIsAccessible(create)
  })
}

function itCallsGivenHandlers(create: Create) {
  it('calls event handlers for clicks, keys and focus, even if it handles the events itself', () => {
    const listeners = { onClick: vi.fn(), onKeyDown: vi.fn(), onFocus: vi.fn() }
    render(create({ 'data-given': 'heard', ...listeners }))
    const given = document.querySelector('[data-given="heard"]')
    // A link must not leave the test page.
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay)
    onTestFinished(() => document.removeEventListener('click', stay))
    const asPressed = { bubbles: true, cancelable: true }
    given?.dispatchEvent(new MouseEvent('click', asPressed))
    given?.dispatchEvent(new KeyboardEvent('keydown', { ...asPressed, key: 'F13' }))
    given?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    for (const [name, listener] of Object.entries(listeners)) expect(listener, name).toHaveBeenCalled()
  })
}

function itComesFromTheServer(create: Create) {
  it('renders on the server without a style attribute, and hydrates without warnings', async () => {
    const warnings = vi.spyOn(console, 'error')
    onTestFinished(() => warnings.mockRestore())
    const html = renderToString(create({}))
    expect(html).not.toMatch(/\sstyle=/)
    const host = newHost()
    host.innerHTML = html
    const consoleErrors: unknown[] = []
    const { promise: isHydrated, resolve } = Promise.withResolvers<void>()
    const root = hydrateRoot(host, <Hydrated onDone={resolve}>{create({})}</Hydrated>, {
      onRecoverableError: (error) => consoleErrors.push(error),
    })
    onTestFinished(() => root.unmount())
    await isHydrated
    expect([...consoleErrors, ...warnings.mock.calls]).toEqual([])
  })

  it('renders completely on the server, and the browser adds no text', () => {
    const fromServer = newHost()
    fromServer.innerHTML = renderToString(create({}))
    const { host } = render(create({}))
    expect(host.textContent).toBe(fromServer.textContent)
  })
}

function itIsAccessible(create: Create) {
  /** Written by the first run, shown in Storybook, and reviewed when it changes. */
  it('tells a screen reader what its record says', async () => {
    render(create({}))
    finishAnimations()
    await expect.element(document.body).toMatchAriaSnapshot()
  })
}
