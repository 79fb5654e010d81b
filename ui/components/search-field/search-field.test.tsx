import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { SearchField } from './search-field.tsx'

const field = () => page.getByRole('searchbox')
const clear = () => page.getByRole('button', { name: 'Clear search' })

function Controlled({ onSearch }: { readonly onSearch: (query: string) => void }) {
  const [query, setQuery] = useState('umbels')
  const change = (next: string) => {
    setQuery(next)
    onSearch(next)
  }
  return <SearchField label="Search" value={query} onChange={(event) => change(event.target.value)} />
}

describe('SearchField', () => {
  describeConformance((given) => <SearchField label="Search the works" defaultValue="sun" {...given} />, {
    element: HTMLInputElement,
  })

  it('is cleared by its button, which returns focus', async () => {
    const handleClear = vi.fn()
    render(<SearchField defaultValue="umbels" onClear={handleClear} />)
    await userEvent.click(clear())
    await expect.element(field()).toHaveValue('')
    await expect.element(field()).toHaveFocus()
    expect(handleClear).toHaveBeenCalledOnce()
  })

  it('has no clear button while it is empty', async () => {
    render(<SearchField />)
    expect(clear().elements()).toEqual([])
    await userEvent.fill(field(), 's')
    await expect.element(clear()).toBeVisible()
  })

  it('reports changes to a parent that controls it', async () => {
    const handleSearch = vi.fn()
    render(<Controlled onSearch={handleSearch} />)
    await userEvent.click(field())
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).toHaveValue('')
    expect(handleSearch.mock.calls).toEqual([['']])
  })

  it('leaves Escape to an input method that still converts a word', async () => {
    render(<SearchField defaultValue="かみ" />)
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true })
    field().element().dispatchEvent(event)
    await expect.element(field()).toHaveValue('かみ')
  })

  it('handles Escape only while it has text', async () => {
    const handleEscape = vi.fn()
    render(
      <div role="group" onKeyDown={handleEscape}>
        <SearchField defaultValue="umbels" />
      </div>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('{Escape}')
    expect(handleEscape).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(handleEscape).toHaveBeenCalledOnce()
  })
})
