import type { FormEvent } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { DialogState } from '../../testing/dialog-state.tsx'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import type { ComboboxProps } from './combobox.tsx'
import { Combobox } from './combobox.tsx'
import type { ComboboxOption } from './options.ts'

const places: readonly ComboboxOption[] = [
  { value: 'tll', label: 'Tallinn' },
  { value: 'trt', label: 'Tartu' },
  { value: 'ath', label: 'Αθήνα', disabled: true },
]

const place = (given: Partial<ComboboxProps> = {}) => (
  <Combobox label="Place" name="place" options={places} {...given} />
)

const field = page.getByRole('combobox', { name: 'Place' })
const option = (name: string) => page.getByRole('option', { name, exact: true })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
const sent = (host: HTMLElement) => host.querySelector<HTMLInputElement>('[name="place"]')?.value
const value = () => expect.poll(() => (field.element() as HTMLInputElement).value)

async function pointsAt(name: string) {
  await expect.element(option(name)).toBeVisible()
  await expect
    .poll(() => field.element().getAttribute('aria-activedescendant'))
    .toBe(option(name).element().id)
  await expect.element(field).toHaveFocus()
}

describe('Combobox', () => {
  describeConformance((given) => place(given), { element: HTMLInputElement })

  it('opens with an arrow key, keeps focus in the field, and wraps around the ends', async () => {
    render(place())
    await press('{Tab}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await press('{ArrowDown}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'true')
    await press('{ArrowDown}')
    await pointsAt('Tallinn')
    await press('{ArrowUp}')
    await pointsAt('Αθήνα')
    await press('{PageUp}')
    await pointsAt('Tallinn')
    await press('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  it('filters while typing, announces the count, and accepts the active option', async () => {
    const handleChange = vi.fn()
    const { host } = render(place({ onValueChange: handleChange }))
    await press('{Tab}ta')
    await expect.poll(options).toEqual(['Tallinn', 'Tartu'])
    await expect.element(page.getByRole('status')).toMatchTextContent('Options: 2')
    await press('{ArrowDown}')
    await pointsAt('Tartu')
    await press('{Enter}')
    await value().toBe('Tartu')
    expect(handleChange.mock.calls).toEqual([[places[1]]])
    expect(sent(host)).toBe('trt')
    expect(options()).toEqual([])
  })

  it('accepts typed text that is a value by itself', async () => {
    const handleChange = vi.fn()
    const readTyped = (typed: string) => (typed.startsWith('/') ? { value: typed, label: typed } : undefined)
    const { host } = render(place({ onValueChange: handleChange, readTyped }))
    await press('{Tab}/ta')
    expect(sent(host)).toBe('/ta')
    await press('{Enter}')
    await value().toBe('/ta')
    await userEvent.fill(field, 'tart')
    await expect.poll(options).toEqual(['Tartu'])
    expect(sent(host)).toBe('/ta')
    await press('{Enter}')
    expect(handleChange).toHaveBeenLastCalledWith(places[1])
  })

  it('announces that nothing was found, and keeps the value on blur', async () => {
    render(place({ defaultValue: places[0] ?? null }))
    await press('{Tab}')
    await userEvent.fill(field, 'unicorn')
    await expect.element(page.getByRole('status')).toMatchTextContent('No matching data')
    await press('{Tab}')
    await value().toBe('Tallinn')
  })

  it('accepts a fully typed label on blur, and clears the value if the text is empty', async () => {
    const { host } = render(place())
    await press('{Tab}TARTU{Tab}')
    await value().toBe('Tartu')
    expect(sent(host)).toBe('trt')
    await userEvent.clear(field)
    await press('{Tab}')
    expect(sent(host)).toBe('')
  })

  it('does not accept a disabled option', async () => {
    const { host } = render(place())
    await press('{Tab}αθ{Enter}')
    await userEvent.click(option('Αθήνα'), { force: true })
    await pointsAt('Αθήνα')
    expect(sent(host)).toBe('')
  })

  it('is chosen, cleared and opened with the pointer', async () => {
    const { host } = render(place())
    await userEvent.click(page.getByRole('button', { name: 'Show options' }))
    await userEvent.click(option('Tallinn'))
    await expect.element(field).toHaveFocus()
    expect(sent(host)).toBe('tll')
    await userEvent.click(field)
    await expect.element(option('Tallinn')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    expect(sent(host)).toBe('')
  })

  it('closes with Escape first, and the dialog around it with a second Escape', async () => {
    render(
      <DialogState>
        {(dialog, open) => (
          <>
            <button type="button" onClick={open}>
              Open
            </button>
            <Dialog {...dialog} title="Where?">
              {place()}
            </Dialog>
          </>
        )}
      </DialogState>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Open' }))
    await expect.element(field).toHaveFocus()
    await press('{ArrowDown}{Escape}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('dialog', { name: 'Where?' })).toBeVisible()
    await press('{Escape}')
    await expect.poll(() => page.getByRole('dialog', { name: 'Where?' }).elements()).toEqual([])
  })

  it('offers to create an option that was not found', async () => {
    const handleCreate = vi.fn()
    render(place({ onCreate: handleCreate }))
    await press('{Tab}Tallinn')
    await expect.poll(options).toEqual(['Tallinn'])
    await userEvent.fill(field, 'Narva')
    await pointsAt('Create “Narva”')
    await press('{Enter}')
    expect(handleCreate).toHaveBeenCalledWith('Narva')
  })

  it('can be controlled', async () => {
    const { rerender } = render(place({ value: null }))
    await press('{Tab}ta{Enter}')
    await value().toBe('')
    rerender(place({ value: places[0] ?? null }))
    await value().toBe('Tallinn')
  })

  it('restores its first value when its form is reset', async () => {
    const { host } = render(
      <form>
        {place({ defaultValue: places[0] ?? null })}
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(field)
    await userEvent.click(option('Tartu'))
    expect(sent(host)).toBe('trt')
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.poll(() => sent(host)).toBe('tll')
  })

  it('leaves keys with Ctrl or ⌘ to the page, and does not change its list', async () => {
    const handleKey = vi.fn()
    render(
      <div role="group" onKeyDown={({ key, defaultPrevented }) => handleKey(key, defaultPrevented)}>
        {place()}
      </div>,
    )
    await press('{Tab}tal')
    await pointsAt('Tallinn')
    await press('{Control>}{Enter}{/Control}')
    expect(handleKey).toHaveBeenLastCalledWith('Enter', false)
    await expect.element(option('Tallinn')).toBeVisible()
  })

  it('does not submit the form with an Enter for its list', async () => {
    const handleSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    render(<form onSubmit={handleSubmit}>{place()}</form>)
    await press('{Tab}{ArrowDown}{Enter}')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(handleSubmit).not.toHaveBeenCalled()
    await press('{Enter}')
    expect(handleSubmit).toHaveBeenCalledOnce()
  })

  it.each([{ disabled: true }, { readOnly: true }])('does not open if it is %o', async (given) => {
    render(place(given))
    await press('{Tab}{ArrowDown}')
    expect(options()).toEqual([])
  })
})

describe('Combobox with a search function', () => {
  it('shows that it is loading, the results, and an error', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly ComboboxOption[]>()
    const search = (query: string) => {
      if (query === 'storm') return Promise.reject(new Error('offline'))
      return query === '' ? promise : Promise.resolve([{ value: query, label: query }])
    }
    render(place({ options: search }))
    const status = page.getByRole('status')
    await press('{Tab}{ArrowDown}')
    await expect.element(status).toMatchTextContent('Loading…')
    resolve(places)
    await expect.poll(() => options().length).toBe(3)
    await userEvent.fill(field, 'Narva')
    await expect.poll(options).toEqual(['Narva'])
    await userEvent.fill(field, 'storm')
    await expect.element(status).toMatchTextContent('Could not load')
  })
})

describe('long list', () => {
  const many = Array.from({ length: 10_000 }, (_, number) => ({
    value: `${number}`,
    label: `Plate ${number + 1}`,
    group: number < 5000 ? 'Old' : 'New',
  }))

  it('renders visible options only, and exposes the position of each in the whole list', async () => {
    render(place({ options: many }))
    await press('{Tab}{ArrowDown}{ArrowUp}')
    await pointsAt('Plate 10000')
    const last = option('Plate 10000').element()
    expect([last.getAttribute('aria-posinset'), last.getAttribute('aria-setsize')]).toEqual([
      '10000',
      '10000',
    ])
    expect(options().length).toBeLessThan(60)
    expect(last.closest('[role="group"]')?.getAttribute('aria-label')).toBe('New')
    const list = last.closest('[role="listbox"]')?.getBoundingClientRect()
    expect(last.getBoundingClientRect().bottom).toBeLessThan((list?.bottom ?? 0) + 1)
  })

  it('can be scrolled without losing the active option', async () => {
    render(place({ options: many }))
    await press('{Tab}{ArrowDown}{ArrowDown}')
    await pointsAt('Plate 1')
    const list = option('Plate 1').element().closest('[role="listbox"]')
    list?.scrollTo(0, 100_000)
    await expect.element(option('Plate 3120')).toBeInTheDocument()
    const pointedAt = field.element().getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(pointedAt)?.textContent).toBe('Plate 1')
  })
})

it.each(['with', 'without'])('is placed below its field at the same width, %s anchors', async (anchors) => {
  if (anchors === 'without') {
    const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
    onTestFinished(() => supports.mockRestore())
  }
  render(<div style={{ inlineSize: '20rem', marginInlineStart: '5rem' }}>{place()}</div>)
  await press('{Tab}{ArrowDown}')
  await expect.element(option('Tallinn')).toBeVisible()
  const list = option('Tallinn').element().closest('.option-list')?.getBoundingClientRect()
  const box = field.element().getBoundingClientRect()
  expect(Math.abs((list?.left ?? 0) - box.left)).toBeLessThan(6)
  expect(Math.abs((list?.top ?? 0) - box.bottom)).toBeLessThan(16)
  if (anchors === 'with') expect(Math.abs((list?.width ?? 0) - box.width)).toBeLessThan(2)
})
