import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { pressWithFingers } from '../../testing/press-with-fingers.ts'
import { render } from '../../testing/render.tsx'
import { DateRangeField } from './date-range-field.tsx'

const exhibition = { start: '2026-11-20', end: '2026-12-05' }
const start = () => page.getByLabelText('From')
const end = () => page.getByLabelText('To', { exact: true })
const opener = () => page.getByRole('button', { name: 'Choose a date' })
const focusedDay = () => document.activeElement?.getAttribute('data-day')
const chosen = () => page.getByRole('gridcell', { selected: true }).elements()

async function write(field: ReturnType<typeof start>, text: string) {
  await userEvent.fill(field, text)
  await userEvent.keyboard('{Tab}')
}

async function openWide() {
  await page.viewport(1024, 800)
  const handleChange = vi.fn()
  render(<DateRangeField label="Exhibition" defaultValue={exhibition} onValueChange={handleChange} />)
  await userEvent.click(opener())
  await expect.poll(focusedDay).toBe('2026-11-20')
  return handleChange
}

describe('DateRangeField', () => {
  describeConformance((given) => <DateRangeField label="Exhibition" defaultValue={exhibition} {...given} />, {
    element: HTMLFieldSetElement,
  })

  it('accepts typed text at both ends', async () => {
    const handleChange = vi.fn()
    render(<DateRangeField label="Exhibition" onValueChange={handleChange} />)
    await write(start(), '11/20/2026')
    await write(end(), '2026-12-05')
    expect(handleChange.mock.lastCall).toEqual([exhibition])
  })

  it('resets with its form, both days together', async () => {
    const handleChange = vi.fn()
    render(
      <form>
        <DateRangeField label="Exhibition" defaultValue={exhibition} onValueChange={handleChange} />
        <button type="reset">Reset</button>
      </form>,
    )
    await write(start(), '11/1/2026')
    await write(end(), '12/24/2026')
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.element(start()).toHaveValue('11/20/2026')
    await expect.element(end()).toHaveValue('12/05/2026')
    expect(handleChange.mock.lastCall).toEqual([exhibition])
  })

  it('is picked with two presses in any order, and highlights the days in between', async () => {
    const handleChange = await openWide()
    expect(chosen()).toHaveLength(16)
    await userEvent.keyboard('{Enter}{ArrowUp}')
    expect(chosen()).toHaveLength(8)
    await userEvent.keyboard('{Enter}')
    expect(handleChange.mock.calls).toEqual([[{ start: '2026-11-13', end: '2026-11-20' }]])
    await expect.element(opener()).toHaveFocus()
    await expect.element(start()).toHaveValue('11/13/2026')
  })

  it('starts over after Escape', async () => {
    const handleChange = await openWide()
    await userEvent.keyboard('{Enter}{ArrowDown}{Escape}')
    await expect.element(opener()).toHaveFocus()
    expect(handleChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => chosen().length).toBe(16)
  })

  it('shows two months on a wide screen, and one on a narrow screen', async () => {
    await openWide()
    expect(page.getByRole('grid').elements()).toHaveLength(2)
    await page.viewport(360, 800)
    await expect.poll(() => page.getByRole('grid').elements().length).toBe(1)
  })

  it('shows once that the end is before the start, and blocks its form', async () => {
    render(<DateRangeField label="Exhibition" defaultValue={exhibition} />)
    await write(end(), '11/1/2026')
    await expect.element(page.getByText(/The end is before the start/)).toBeVisible()
    await expect.element(end()).toBeInvalid()
    const input = end().element()
    expect(input instanceof HTMLInputElement && input.checkValidity()).toBe(false)
  })

  it('is two native fields on touch devices', async () => {
    pressWithFingers()
    render(<DateRangeField label="Exhibition" defaultValue={exhibition} />)
    await expect.element(start()).toHaveAttribute('type', 'date')
    await expect.element(end()).toHaveValue('2026-12-05')
    expect(opener().elements()).toEqual([])
  })
})
