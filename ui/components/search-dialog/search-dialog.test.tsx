import { useCallback, useState } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { eventually } from '../../../tools/testing/eventually.ts'
import { outerSigns } from '../../testing/both-directions.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import { SearchDialog } from './search-dialog.tsx'
import type { RecentSearches } from './search-hits.tsx'
import type { Search } from './use-search.ts'

const sun = { href: '#sun', title: 'Printing by the sun' }
const winter = { href: '#winter', title: 'Printing in winter' }
const everything: Search = async () => [sun, winter]

interface SiteProps {
  readonly search?: Search
  readonly recent?: RecentSearches
}

function Site({ search = everything, recent }: SiteProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const open = useCallback((written: string) => {
    setQuery(written)
    setIsOpen(true)
  }, [])
  return (
    <>
      <SearchBox action="/search" onOpen={open} />
      <SearchDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        action="/search"
        search={search}
        query={query}
        recent={recent}
      />
    </>
  )
}

const box = page.getByRole('textbox', { name: 'Search' })
const field = page.getByRole('combobox', { name: 'Search' })

async function searchFor(question: string) {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(question)
}

/** The tests may run on either kind of keyboard. */
function sitAt(platform: string) {
  const spy = vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
  onTestFinished(() => spy.mockRestore())
}

beforeEach(async () => {
  sitAt('Linux x86_64')
  await page.viewport(1280, 800)
  onTestFinished(() => page.viewport(414, 896))
})

describe('SearchDialog', () => {
  describeConformance(
    (given) => (
      <SearchDialog open onClose={() => undefined} action="/search" search={everything} {...given} />
    ),
    { element: HTMLDialogElement },
  )

  it('opens with Ctrl K, and returns focus with Escape', async () => {
    render(<Site />)
    await userEvent.tab()
    await searchFor('sun')
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveFocus()
  })

  it('moves through results with Up and Down, around the ends, while focus stays in the field', async () => {
    render(<Site />)
    await searchFor('print')
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

  it('follows the chosen link, and closes', async () => {
    render(<Site />)
    await searchFor('print')
    await expect.element(page.getByRole('option', { name: sun.title })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => location.hash).toBe('#sun')
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
    history.replaceState(null, '', location.pathname)
  })

  it('announces the number of results, that there are none, or an error', async () => {
    const search: Search = async (query) => {
      if (query === 'storm') throw new Error('offline')
      return query === 'unicorn' ? [] : [sun]
    }
    render(<Site search={search} />)
    const status = page.getByRole('status')
    await searchFor('sun')
    await expect.element(status).toMatchTextContent('Results: 1')
    await userEvent.fill(field, 'unicorn')
    await expect.element(status).toMatchTextContent('No results for “unicorn”')
    await userEvent.fill(field, 'storm')
    await expect.element(status).toMatchTextContent(/is not available/)
  })

  it('ignores a response that arrives after the next request', async () => {
    const resolvers = new Map<string, (hits: readonly (typeof sun)[]) => void>()
    const search: Search = (query) => new Promise((resolve) => resolvers.set(query, resolve))
    render(<Site search={search} />)
    await searchFor('a')
    await eventually(() => expect([...resolvers.keys()]).toEqual(['a']))
    await userEvent.keyboard('b')
    await eventually(() => expect([...resolvers.keys()]).toEqual(['a', 'ab']))
    resolvers.get('ab')?.([winter])
    await expect.element(page.getByRole('option', { name: winter.title })).toBeVisible()
    resolvers.get('a')?.([sun])
    expect(page.getByRole('option').elements()).toHaveLength(1)
  })

  it('is a form that submits to the result page', async () => {
    render(<Site />)
    await searchFor('winter light')
    const form = page.getByRole('dialog').getByRole('search').element()
    expect(form instanceof HTMLFormElement && [form.method, form.getAttribute('action')]).toEqual([
      'get',
      '/search',
    ])
    expect(form instanceof HTMLFormElement && new FormData(form).get('q')).toBe('winter light')
  })
})

describe('results', () => {
  const sections: Search = async () => [
    { href: '#a', title: 'Washing', section: 'Trays', group: 'Documentation' },
    { href: '#b', title: 'New trays', group: 'Updates' },
    { href: '#c', title: 'Shelves', group: 'Documentation' },
  ]

  it('are in groups, and arrow keys follow the visible order', async () => {
    render(<Site search={sections} />)
    await searchFor('tray')
    const names = () =>
      page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent)
    await expect.poll(names).toEqual(['Washing › Trays', 'Shelves', 'New trays'])
    const group = page.getByRole('group', { name: 'Documentation' })
    expect(group.getByRole('option').elements()).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect
      .element(page.getByRole('option', { name: 'Shelves' }))
      .toHaveAttribute('aria-selected', 'true')
  })

  it('are replaced by earlier searches while the field is empty', async () => {
    const onClear = vi.fn()
    render(<Site recent={{ queries: ['cold water'], label: 'Recent', clearLabel: 'Clear', onClear }} />)
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(field).toHaveValue('cold water')
    await expect.element(page.getByRole('option', { name: sun.title })).toBeVisible()
    await userEvent.fill(field, '')
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    expect(onClear).toHaveBeenCalledOnce()
  })

  it('aligns excerpts in any language at the start of a line that runs from right to left', async () => {
    const excerpt = [{ text: 'Ten minutes at noon.', hit: false }]
    const { host } = render(<Site search={async () => [{ ...sun, excerpt }]} />)
    host.dir = 'rtl'
    await searchFor('sun')
    const text = page.getByText('Ten minutes at noon.')
    await expect.element(text).toBeVisible()
    const line = text.element().closest('.search-dialog-excerpt')
    const { right = Number.NaN } = line?.getBoundingClientRect() ?? {}
    expect(Math.abs(outerSigns(line).last.right - right)).toBeLessThan(2)
  })
})

describe('opening', () => {
  it('passes typed text to the dialog, letter by letter', async () => {
    render(<Site />)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(box).toHaveFocus()
    await userEvent.keyboard('fern')
    await expect.element(field).toHaveValue('fern')
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveValue('')
  })

  it('opens with a press on the field', async () => {
    render(<Site />)
    await userEvent.click(box)
    await expect.element(field).toHaveFocus()
  })

  it('opens with a slash, but not in text fields', async () => {
    render(
      <>
        <Site />
        <input aria-label="Name" />
      </>,
    )
    await userEvent.click(page.getByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('/')
    expect(page.getByRole('dialog').elements()).toEqual([])
    await userEvent.tab()
    await userEvent.keyboard('/')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('')
  })

  it('opens on a Greek keyboard, where the key K types a kappa', async () => {
    render(<Site />)
    const init = { key: 'κ', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', init))
    await expect.element(field).toHaveFocus()
  })

  it('shows the shortcut of the platform', async () => {
    sitAt('MacIntel')
    render(<Site />)
    await expect.element(box).toHaveAttribute('aria-keyshortcuts', 'Meta+K /')
    expect(document.querySelector('.search-box kbd')?.textContent).toBe('⌘ K')
  })
})
