import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { CalendarProps } from './calendar.tsx'
import { Calendar } from './calendar.tsx'

const today = '2026-11-18'
const dayButton = (name: string) => page.getByRole('button', { name, exact: true })
const focusedDay = () => document.activeElement?.getAttribute('data-day')

async function start(props: CalendarProps = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  const { host } = render(
    <UiProvider dir={dir}>
      <Calendar today={today} value="2026-11-20" {...props} />
    </UiProvider>,
  )
  const day = host.querySelector<HTMLElement>('[tabindex="0"][data-day]')
  day?.focus()
  return host
}

describe('Calendar', () => {
  describeConformance((given) => <Calendar today={today} value="2026-11-20" {...given} />, {
    element: HTMLDivElement,
  })

  it('names months, weekdays and days', async () => {
    render(
      <UiProvider locale={et}>
        <Calendar today={today} />
      </UiProvider>,
    )
    await expect.element(page.getByRole('grid', { name: 'november 2026' })).toBeVisible()
    const columns = page.getByRole('columnheader').elements()
    await expect.element(columns[0] ?? null).toMatchTextContent(/eesmaspäev/i)
    await expect.element(dayButton('reede, 20. november 2026')).toMatchTextContent('20')
  })

  it.each([
    ['ltr', '{ArrowRight}', '2026-11-21'],
    ['rtl', '{ArrowRight}', '2026-11-19'],
    ['ltr', '{ArrowDown}', '2026-11-27'],
    ['ltr', '{ArrowUp}', '2026-11-13'],
    ['ltr', '{Home}', '2026-11-15'],
    ['rtl', '{End}', '2026-11-21'],
    ['ltr', '{PageDown}', '2026-12-20'],
    ['ltr', '{Shift>}{PageUp}{/Shift}', '2025-11-20'],
  ] as const)('handles the keys %s: %s moves to %s', async (dir, keys, day) => {
    await start({}, dir)
    await userEvent.keyboard(keys)
    expect(focusedDay()).toBe(day)
  })

  it('is one Tab stop, and reports the chosen day', async () => {
    const handleChange = vi.fn()
    const host = await start({ onValueChange: handleChange })
    expect(host.querySelectorAll('[tabindex="0"][data-day]')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown} ')
    expect(handleChange.mock.calls).toEqual([['2026-11-27']])
  })

  it('exposes today and the chosen day', async () => {
    await start()
    await expect.element(dayButton('Wednesday, November 18, 2026')).toHaveAttribute('aria-current', 'date')
    const chosen = page.getByRole('gridcell', { selected: true })
    expect(chosen.elements().map((cell) => cell.textContent)).toEqual(['20'])
  })

  it('keeps the arrow keys within its bounds, and rejects disabled days', async () => {
    const handleChange = vi.fn()
    await start({
      min: '2026-11-18',
      max: '2026-12-02',
      isDisabled: (day) => day === '2026-11-21',
      onValueChange: handleChange,
    })
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(focusedDay()).toBe('2026-11-21')
    await userEvent.keyboard('{PageUp}')
    expect(focusedDay()).toBe('2026-11-18')
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
    expect(focusedDay()).toBe('2026-12-02')
    expect(handleChange).not.toHaveBeenCalled()
    await expect.element(page.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled')
  })

  it('changes the month with buttons, which keep focus', async () => {
    await start()
    const next = page.getByRole('button', { name: 'Next month' })
    await userEvent.click(next)
    await userEvent.click(next)
    await expect.element(page.getByRole('grid', { name: 'January 2027' })).toBeVisible()
    await expect.element(next).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Previous year' }))
    await expect.element(page.getByText('January 2026')).toBeVisible()
  })

  it('shows a range over two months, and changes them only when the arrow keys leave both', async () => {
    const range = { start: '2026-11-28', end: '2026-12-03' }
    await start({ value: undefined, months: 2, range })
    expect(page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(6)
    await userEvent.keyboard('{ArrowDown}')
    expect(focusedDay()).toBe('2026-12-05')
    await expect.element(page.getByText('November 2026')).toBeVisible()
    await userEvent.keyboard('{PageDown}')
    expect(focusedDay()).toBe('2027-01-05')
    expect(page.getByText('November 2026').elements()).toEqual([])
  })

  it('finds today by itself', async () => {
    vi.setSystemTime('2031-05-04T12:00:00Z')
    onTestFinished(() => void vi.useRealTimers())
    render(<Calendar />)
    await expect.element(page.getByText('May 2031')).toBeVisible()
  })
})
