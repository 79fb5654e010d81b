import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { SearchBox } from './search-box.tsx'

describe('SearchBox', () => {
  describeConformance((given) => <SearchBox action="/search" onOpen={() => undefined} {...given} />, {
    element: HTMLFormElement,
  })

  it('submits to the result page if no dialog opens', async () => {
    render(<SearchBox action="/search" />)
    const form = page.getByRole('search').element()
    const submitted = vi.fn((event: Event) => event.preventDefault())
    form.addEventListener('submit', submitted)
    await userEvent.click(page.getByRole('button', { name: 'Search' }))
    expect(submitted).toHaveBeenCalledOnce()
    expect(form instanceof HTMLFormElement && [form.method, form.getAttribute('action')]).toEqual([
      'get',
      '/search',
    ])
  })

  it('opens a dialog with its button and passes the typed text on', async () => {
    const onOpen = vi.fn()
    render(<SearchBox action="/search" onOpen={onOpen} />)
    await userEvent.click(page.getByRole('button', { name: 'Search' }))
    expect(onOpen.mock.calls).toEqual([['']])
  })
})
