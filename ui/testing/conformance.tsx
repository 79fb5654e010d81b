/** What every component promises, whatever it does: the same cases for all, before its own. */
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { newHost, render } from './render.tsx'

/** What anybody may put on any component. */
export interface Given {
  readonly ref?: (node: Element | null) => void
  readonly className?: string
  readonly lang?: string
  readonly 'data-given'?: string
  readonly onClick?: () => void
  readonly onKeyDown?: () => void
  readonly onFocus?: () => void
}

interface Promises {
  /** What the ref holds. */
  readonly element: new () => Element
}

/** What moves into its place is there at once. */
function finishAnimations(): void {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  for (const animation of finite) animation.finish()
}

/** Says when React has taken over what stands within. */
function Hydrated({ onDone, children }: { readonly onDone: () => void; readonly children: ReactElement }) {
  useEffect(onDone, [onDone])
  return children
}

type Create = (given: Given) => ReactElement

export function describeConformance(create: Create, { element }: Promises) {
  describe('like every component', () => {
    it('hands out its element', () => {
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

    it('keeps its own class beside the one that is given', () => {
      render(create({ className: 'given' }))
      expect(document.querySelector('.given')?.classList.length).toBeGreaterThan(1)
    })

    it('passes native attributes on', () => {
      render(create({ lang: 'et', 'data-given': 'kept' }))
      expect(document.querySelector('[data-given="kept"]')?.getAttribute('lang')).toBe('et')
    })

    itLetsOthersHear(create)
    itComesFromTheServer(create)
    itIsAccessible(create)
  })
}

function itLetsOthersHear(create: Create) {
  it('lets whoever uses it hear of presses, keys and the focus, whatever it does with them itself', () => {
    const heard = { onClick: vi.fn(), onKeyDown: vi.fn(), onFocus: vi.fn() }
    render(create({ 'data-given': 'heard', ...heard }))
    const given = document.querySelector('[data-given="heard"]')
    // A link that is pressed must not lead away from here.
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('click', stay)
    onTestFinished(() => document.removeEventListener('click', stay))
    const asPressed = { bubbles: true, cancelable: true }
    given?.dispatchEvent(new MouseEvent('click', asPressed))
    given?.dispatchEvent(new KeyboardEvent('keydown', { ...asPressed, key: 'F13' }))
    given?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    for (const [name, listener] of Object.entries(heard)) expect(listener, name).toHaveBeenCalled()
  })
}

function itComesFromTheServer(create: Create) {
  it('is the same from the server, without a style attribute, and wakes without a word of warning', async () => {
    const warnings = vi.spyOn(console, 'error')
    onTestFinished(() => warnings.mockRestore())
    const html = renderToString(create({}))
    expect(html).not.toMatch(/\sstyle=/)
    const host = newHost()
    host.innerHTML = html
    const complaints: unknown[] = []
    const { promise: isHydrated, resolve } = Promise.withResolvers<void>()
    const root = hydrateRoot(host, <Hydrated onDone={resolve}>{create({})}</Hydrated>, {
      onRecoverableError: (error) => complaints.push(error),
    })
    onTestFinished(() => root.unmount())
    await isHydrated
    expect([...complaints, ...warnings.mock.calls]).toEqual([])
  })

  it('is whole from the server: the browser adds no words', () => {
    const fromServer = newHost()
    fromServer.innerHTML = renderToString(create({}))
    const { host } = render(create({}))
    expect(host.textContent).toBe(fromServer.textContent)
  })
}

function itIsAccessible(create: Create) {
  /** Written by the first run, read in Storybook, and looked at by whoever changes it. */
  it('tells a screen reader what its record says', async () => {
    render(create({}))
    finishAnimations()
    await expect.element(document.body).toMatchAriaSnapshot()
  })
}
