import { useCallback, useState } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { SearchDialog } from './search-dialog.tsx'
import { SearchLink } from './search-link.tsx'
import type { Search } from './use-search.ts'

const sun = { href: '#sun', title: 'Printing by the sun' }
const winter = { href: '#winter', title: 'Printing in winter' }
const everything: Search = async () => [sun, winter]

function Site({ search = everything }: { readonly search?: Search }) {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  return (
    <>
      <SearchLink href="/search" onOpen={open} />
      <SearchDialog open={isOpen} onClose={() => setIsOpen(false)} action="/search" search={search} />
    </>
  )
}

const link = page.getByRole('link', { name: 'Search Ctrl K' })
const field = page.getByRole('combobox', { name: 'Search' })

async function ask(question: string) {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(question)
}

/** Whoever runs these tests may sit at either kind of keyboard. */
function sitAt(platform: string) {
  const spy = vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
  onTestFinished(() => spy.mockRestore())
}

beforeEach(() => sitAt('Linux x86_64'))

describe('SearchDialog', () => {
  describeConformance(
    (given) => (
      <SearchDialog open onClose={() => undefined} action="/search" search={everything} {...given} />
    ),
    { element: HTMLDialogElement },
  )

  it('opens with Ctrl K, and leaves with Escape to where one was', async () => {
    render(<Site />)
    await userEvent.tab()
    await ask('sun')
    await userEvent.keyboard('{Escape}')
    await expect.element(link).toHaveFocus()
  })

  it('is walked with Up and Down, round the list, while the focus stays in the field', async () => {
    render(<Site />)
    await ask('print')
    await expect.element(page.getByRole('option', { name: sun.title })).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    const pointsAt = async (title: string) => {
      const option = page.getByRole('option', { name: title })
      await expect.element(option).toHaveAttribute('aria-selected', 'true')
      expect(field.element().getAttribute('aria-activedescendant')).toBe(option.element().id)
      await expect.element(field).toHaveFocus()
    }
    await userEvent.keyboard('{ArrowUp}')
    await pointsAt(winter.title)
    await userEvent.keyboard('{ArrowDown}')
    await pointsAt(sun.title)
    await userEvent.keyboard('{ArrowDown}')
    await pointsAt(winter.title)
  })

  it('follows the link that is chosen, and closes', async () => {
    render(<Site />)
    await ask('print')
    await expect.element(page.getByRole('option', { name: sun.title })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => location.hash).toBe('#sun')
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
    history.replaceState(null, '', location.pathname)
  })

  it('says how many it found, that it found nothing, or that nobody answered', async () => {
    const search: Search = async (query) => {
      if (query === 'storm') throw new Error('offline')
      return query === 'unicorn' ? [] : [sun]
    }
    render(<Site search={search} />)
    const status = page.getByRole('status')
    await ask('sun')
    await expect.element(status).toMatchTextContent('Found: 1')
    await userEvent.fill(field, 'unicorn')
    await expect.element(status).toMatchTextContent('Nothing found for “unicorn”')
    await userEvent.fill(field, 'storm')
    await expect.element(status).toMatchTextContent(/did not answer/)
  })

  it('drops an answer that comes after the next question', async () => {
    const answers = new Map<string, (hits: readonly (typeof sun)[]) => void>()
    const search: Search = (query) => new Promise((resolve) => answers.set(query, resolve))
    render(<Site search={search} />)
    await ask('a')
    await vi.waitFor(() => expect([...answers.keys()]).toEqual(['a']))
    await userEvent.keyboard('b')
    await vi.waitFor(() => expect([...answers.keys()]).toEqual(['a', 'ab']))
    answers.get('ab')?.([winter])
    await expect.element(page.getByRole('option', { name: winter.title })).toBeVisible()
    answers.get('a')?.([sun])
    expect(page.getByRole('option').elements()).toHaveLength(1)
  })

  it('is a form that leads to the page of results', async () => {
    render(<Site />)
    await ask('winter light')
    const form = page.getByRole('search').element()
    expect(form instanceof HTMLFormElement && [form.method, form.getAttribute('action')]).toEqual([
      'get',
      '/search',
    ])
    expect(form instanceof HTMLFormElement && new FormData(form).get('q')).toBe('winter light')
  })
})

describe('SearchLink', () => {
  describeConformance((given) => <SearchLink href="/search" onOpen={() => undefined} {...given} />, {
    element: HTMLAnchorElement,
  })

  it('leads to the page of results where there is no script', () => {
    render(<Site />)
    expect(link.element().getAttribute('href')).toBe('/search')
  })

  it('names the key that the reader has', async () => {
    sitAt('MacIntel')
    render(<Site />)
    const onApple = page.getByRole('link', { name: 'Search ⌘ K' })
    await expect.element(onApple).toHaveAttribute('aria-keyshortcuts', 'Meta+K')
  })
})
