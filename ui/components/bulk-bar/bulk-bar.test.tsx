import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { BulkBar } from './bulk-bar.tsx'

const bar = page.getByRole('region', { name: 'Selection' })
const nothing = () => undefined

describe('BulkBar', () => {
  describeConformance(
    (given) => (
      <BulkBar count={2} onClear={nothing} {...given}>
        <button type="button">Publish</button>
      </BulkBar>
    ),
    { element: HTMLElement },
  )

  it('appears with a selection, and announces the count in an existing live region', async () => {
    const { rerender } = render(<BulkBar count={0} onClear={nothing} />)
    expect(bar.elements()).toEqual([])
    const region = page.getByRole('status').element()
    rerender(<BulkBar count={1200} onClear={nothing} />)
    await expect.element(bar).toBeVisible()
    expect(page.getByRole('status').element()).toBe(region)
    expect(region.textContent).toBe('Selected: 1,200')
  })

  it('offers to select all while not all rows are selected', async () => {
    const handleAll = vi.fn()
    const { rerender } = render(<BulkBar count={3} total={40} onSelectAll={handleAll} onClear={nothing} />)
    const all = page.getByRole('button', { name: /^Select all/ })
    await userEvent.click(all)
    expect(handleAll).toHaveBeenCalledOnce()
    rerender(<BulkBar count={40} total={40} onSelectAll={handleAll} onClear={nothing} />)
    expect(all.elements()).toEqual([])
  })

  it.each([
    ['is cleared', '{Tab}{Tab}{Tab}{Enter}'],
    ['ends by an action', '{Tab}{Tab}{Enter}'],
  ])('returns focus to the list when the selection %s', async (_, keys) => {
    function List() {
      const [count, setCount] = useState(2)
      return (
        <>
          <button type="button">A row</button>
          <BulkBar count={count} onClear={() => setCount(0)}>
            <button type="button" onClick={() => setCount(0)}>
              Publish
            </button>
          </BulkBar>
        </>
      )
    }
    render(<List />)
    await userEvent.keyboard(keys)
    await expect.element(page.getByRole('button', { name: 'A row' })).toHaveFocus()
    expect(bar.elements()).toEqual([])
  })

  it('does not cover the content above it', () => {
    render(
      <>
        <p>The last row</p>
        <BulkBar count={2} onClear={nothing} />
      </>,
    )
    const row = page.getByText('The last row').element().getBoundingClientRect()
    expect(bar.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(row.bottom)
  })
})
