import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { SortableList } from './sortable-list.tsx'

const steps = ['Coat', 'Dry', 'Expose', 'Wash']

function Recipe({ onReorder }: { readonly onReorder?: (items: readonly string[]) => void }) {
  const [items, setItems] = useState<readonly string[]>(steps)
  const reorder = (next: readonly string[]) => {
    setItems(next)
    onReorder?.(next)
  }
  return (
    <form aria-label="Recipe">
      <SortableList
        label="Steps"
        name="step"
        items={items}
        itemKey={String}
        itemLabel={String}
        onReorder={reorder}
      >
        {(step) => step}
      </SortableList>
      <button type="button">After</button>
    </form>
  )
}

const order = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` })
const says = (text: string) => expect.element(page.getByRole('status')).toMatchTextContent(text)

describe('SortableList', () => {
  describeConformance(
    (given) => (
      <SortableList
        {...given}
        label="Steps"
        items={steps}
        itemKey={String}
        itemLabel={String}
        onReorder={() => undefined}
      >
        {(step) => step}
      </SortableList>
    ),
    { element: HTMLOListElement },
  )

  it('moves an item with keys, keeps focus, and announces each step', async () => {
    const handleReorder = vi.fn()
    render(<Recipe onReorder={handleReorder} />)
    await userEvent.keyboard('{Tab} ')
    await says('Coat picked up')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await says('Coat: position 3 of 4')
    await expect.element(handle('Coat')).toHaveFocus()
    expect(handleReorder).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await says('Coat dropped: position 3 of 4')
    expect(handleReorder).toHaveBeenCalledExactlyOnceWith(['Dry', 'Expose', 'Coat', 'Wash'])
  })

  it('cancels with Escape', async () => {
    const handleReorder = vi.fn()
    render(<Recipe onReorder={handleReorder} />)
    await userEvent.keyboard('{Tab} {End}')
    expect(order()).toEqual(['Dry', 'Expose', 'Wash', 'Coat'])
    await userEvent.keyboard('{Escape}')
    await says('Move cancelled: Coat')
    expect(order()).toEqual(steps)
    expect(handleReorder).not.toHaveBeenCalled()
  })

  it('drops the item at its visible position on blur', async () => {
    const handleReorder = vi.fn()
    render(<Recipe onReorder={handleReorder} />)
    await userEvent.keyboard('{Tab} {ArrowDown}{Tab}')
    expect(handleReorder).toHaveBeenCalledExactlyOnceWith(['Dry', 'Coat', 'Expose', 'Wash'])
  })

  it('moves an item with its buttons too, up to the ends of the list', async () => {
    render(<Recipe />)
    await userEvent.click(page.getByRole('button', { name: 'Wash: Move up' }))
    expect(order()).toEqual(['Coat', 'Dry', 'Wash', 'Expose'])
    await says('Wash dropped: position 3 of 4')
    await expect.element(page.getByRole('button', { name: 'Coat: Move up' })).toBeDisabled()
  })

  it('moves an item by its handle, and shows the drop position', async () => {
    render(<Recipe />)
    const from = handle('Coat').element()
    const expose = page.getByRole('listitem').nth(2).element()
    const { bottom } = expose.getBoundingClientRect()
    const pointer = (type: string, clientY: number) =>
      from.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: 10, clientY }))
    vi.spyOn(from, 'setPointerCapture').mockReturnValue(undefined)
    pointer('pointerdown', from.getBoundingClientRect().top)
    pointer('pointermove', bottom - 4)
    await expect.element(page.getByRole('listitem').nth(3)).toHaveAttribute('data-mark', 'start')
    pointer('pointerup', bottom - 4)
    await expect.poll(order).toEqual(['Dry', 'Expose', 'Coat', 'Wash'])
    pointer('pointerdown', 0)
    pointer('pointermove', 500)
    await userEvent.keyboard('{Escape}')
    pointer('pointerup', 500)
    expect(order()).toEqual(['Dry', 'Expose', 'Coat', 'Wash'])
  })

  it('keeps items that arrive while another is moved', async () => {
    const handleReorder = vi.fn()
    const list = (items: readonly string[]) => (
      <SortableList label="Steps" items={items} itemKey={String} itemLabel={String} onReorder={handleReorder}>
        {(step) => step}
      </SortableList>
    )
    const { rerender } = render(list(steps))
    await userEvent.keyboard('{Tab} {ArrowDown}')
    rerender(list([...steps, 'Frame']))
    await expect.poll(order).toEqual(['Dry', 'Coat', 'Expose', 'Wash', 'Frame'])
    await userEvent.keyboard('{Enter}')
    expect(handleReorder).toHaveBeenCalledExactlyOnceWith(['Dry', 'Coat', 'Expose', 'Wash', 'Frame'])

    const from = handle('Wash').element()
    vi.spyOn(from, 'setPointerCapture').mockReturnValue(undefined)
    const pointer = (type: string, clientY: number) =>
      from.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: 10, clientY }))
    pointer('pointerdown', 500)
    pointer('pointermove', -500)
    rerender(list([...steps, 'Frame', 'Hang']))
    await expect.element(handle('Hang')).toBeVisible()
    pointer('pointerup', -500)
    expect(handleReorder.mock.lastCall).toEqual([['Wash', 'Coat', 'Dry', 'Expose', 'Frame', 'Hang']])
  })

  it('submits its order with its form', async () => {
    render(<Recipe />)
    await userEvent.click(page.getByRole('button', { name: 'Coat: Move down' }))
    const form = page.getByRole('form').element()
    const sent = form instanceof HTMLFormElement ? new FormData(form).getAll('step') : []
    expect(sent).toEqual(['Dry', 'Coat', 'Expose', 'Wash'])
  })

  it('shows the focus ring of an item above the next one', async () => {
    render(<Recipe />)
    await userEvent.tab()
    await expect.element(handle('Coat')).toHaveFocus()
    const [current, next] = page.getByRole('listitem').elements()
    if (current === undefined || next === undefined) throw new Error('There are no items.')
    // The last pixel of the first item, with the next one moved over it, as its focus ring is.
    if (next instanceof HTMLElement) next.style.marginBlockStart = '-10px'
    const { bottom, left } = current.getBoundingClientRect()
    const above = document.elementFromPoint(left + 100, bottom - 2)
    expect(current.contains(above)).toBe(true)
  })
})
