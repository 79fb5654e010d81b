/** Components that load on demand, when the network may fail. */
import { Toaster, UiProvider } from '@cyanotype/ui/index.ts'
import { I18nProvider } from '@lingui/react'
import type { ComponentType, ReactNode } from 'react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createQueryClient } from '../queries/query-client.ts'
import '../admin.css'
import { eventually } from '../../tools/testing/eventually.ts'
import { createApi } from '../api/client.ts'
import { speak } from '../i18n/catalogues.ts'
import { createMemoryHistory } from '../router/history.ts'
import { openRouter } from '../router/router.ts'
import { RouterContext } from '../router/router-context.tsx'
import { lazyComponent, lazyPart, partAsScreen, useOnceLoaded } from './lazy-component.tsx'

/** A component whose load fails until the test lets it pass. */
function oneThatFails<Props extends object>(part: ComponentType<Props>) {
  let isThere = false
  vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  return {
    retryLost: () => {
      isThere = true
    },
    fetchPart: async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
      return part
    },
  }
}

async function show(children: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  const i18n = await speak('en')
  const no = async () => false
  const nowhere = openRouter({
    routes: [],
    history: createMemoryHistory('/admin'),
    api: createApi({ fetch, i18n, locale: 'en', signInAgain: no, confirm: no }),
    queries: createQueryClient(),
    locale: 'en',
  })
  root.render(
    <I18nProvider i18n={i18n}>
      <UiProvider>
        <RouterContext value={nowhere}>{children}</RouterContext>
        <Toaster />
      </UiProvider>
    </I18nProvider>,
  )
}

const tryAgain = page.getByRole('button', { name: 'Try again' })

describe('Dialog that loads on demand', () => {
  const opened = oneThatFails.bind(null, () => <p>Everything by a few letters</p>)

  it('reports that it failed to load, keeps typed text, and opens on the next attempt', async () => {
    const { fetchPart, retryLost } = opened()
    const Palette = lazyPart(fetchPart)
    function Form() {
      const onceLoaded = useOnceLoaded()
      const [isOpen, setIsOpen] = useState(false)
      return (
        <>
          <input aria-label="Title" />
          <button type="button" onClick={() => onceLoaded(Palette, () => setIsOpen(true))}>
            Search or run a command
          </button>
          {isOpen ? <Palette /> : null}
        </>
      )
    }
    await show(<Form />)
    const title = page.getByRole('textbox', { name: 'Title' })
    await userEvent.fill(title, 'Ferns in June')
    await userEvent.click(page.getByRole('button', { name: 'Search or run a command' }))
    await expect.element(page.getByRole('alert').getByText(/The server does not respond/)).toBeInTheDocument()
    await expect.element(title).toHaveValue('Ferns in June')
    retryLost()
    await userEvent.click(page.getByRole('button', { name: 'Search or run a command' }))
    await expect.element(page.getByText('Everything by a few letters')).toBeVisible()
    await expect.element(title).toHaveValue('Ferns in June')
  })
})

describe('Component that loads on demand', () => {
  it('shows the failure in its place, and loads on retry', async () => {
    const { fetchPart, retryLost } = oneThatFails(({ label }: { readonly label: string }) => (
      <textarea aria-label={label} />
    ))
    const Writing = lazyComponent(fetchPart, <p>A moment</p>)
    await show(
      <>
        <input aria-label="Title" />
        <Writing label="Text" />
      </>,
    )
    await expect.element(page.getByRole('alert', { name: /Could not load this section/ })).toBeVisible()
    const title = page.getByRole('textbox', { name: 'Title' })
    await userEvent.fill(title, 'Ferns in June')
    await userEvent.click(tryAgain)
    await expect.element(tryAgain).toBeEnabled()
    retryLost()
    await userEvent.click(tryAgain)
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toBeVisible()
    await expect.element(title).toHaveValue('Ferns in June')
    await expect.element(tryAgain).not.toBeInTheDocument()
  })

  it('renders as soon as it is loaded, in place of the fallback', async () => {
    const { promise, resolve } = Promise.withResolvers<ComponentType>()
    const fetchPart = vi.fn(() => promise)
    const Writing = lazyComponent(fetchPart, <p>A moment</p>)
    await show(<Writing />)
    await expect.element(page.getByText('A moment')).toBeVisible()
    await eventually(() => expect(fetchPart).toHaveBeenCalled())
    resolve(() => <p>The text</p>)
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
    expect(page.getByText('The text').query()).not.toBeNull()
  })

  it('loads by itself when the connection is back', async () => {
    const { fetchPart, retryLost } = oneThatFails(() => <p>The text</p>)
    const Writing = lazyComponent(fetchPart)
    await show(<Writing />)
    await expect.element(tryAgain).toBeVisible()
    retryLost()
    window.dispatchEvent(new Event('online'))
    await expect.element(page.getByText('The text')).toBeVisible()
  })

  it('is requested again after a return to it', async () => {
    const { fetchPart, retryLost } = oneThatFails(() => <p>The library</p>)
    const Library = partAsScreen(fetchPart)
    function Admin() {
      const [isOpen, setIsOpen] = useState(true)
      return (
        <>
          <button type="button" onClick={() => setIsOpen(!isOpen)}>
            Go
          </button>
          {isOpen ? <Library /> : <p>Elsewhere</p>}
        </>
      )
    }
    await show(<Admin />)
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Could not load this page' }))
      .toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Go' }))
    await expect.element(page.getByText('Elsewhere')).toBeVisible()
    retryLost()
    await userEvent.click(page.getByRole('button', { name: 'Go' }))
    await expect.element(page.getByText('The library')).toBeVisible()
  })
})
