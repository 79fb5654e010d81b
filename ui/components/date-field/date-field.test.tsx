import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { pressWithFingers } from '../../testing/press-with-fingers.ts'
import { render } from '../../testing/render.tsx'
import type { DateFieldProps } from './date-field.tsx'
import { DateField } from './date-field.tsx'

const field = () => page.getByLabelText('Published')
const opener = () => page.getByRole('button', { name: 'Choose a date' })

function inForm(props: Partial<DateFieldProps> = {}) {
  render(
    <form aria-label="Post">
      <DateField label="Published" name="day" {...props} />
      <button type="reset">Reset</button>
    </form>,
  )
  const form = page.getByRole('form').element()
  return () => (form instanceof HTMLFormElement ? new FormData(form).get('day') : undefined)
}

describe('DateField', () => {
  describeConformance((given) => <DateField label="Published" defaultValue="2026-11-20" {...given} />, {
    element: HTMLInputElement,
  })

  it('has a hint wider than its control', () => {
    const hint = 'In the time zone of the office that publishes the page, and not of the visitors.'
    render(<DateField label="Published" hint={hint} />)
    const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0
    expect(widthOf('.field-hint')).toBeGreaterThan(1.5 * widthOf('.control-frame'))
  })

  it('accepts typed text, reports it on blur, and submits it as ISO', async () => {
    const handleChange = vi.fn()
    const sent = inForm({ onValueChange: handleChange })
    await userEvent.click(field())
    await userEvent.keyboard('2/1/2027{Tab}')
    expect(handleChange.mock.calls).toEqual([['2027-02-01']])
    expect(sent()).toBe('2027-02-01')
    await expect.element(field()).toHaveValue('02/01/2027')
  })

  it('reads and formats dates in its language', async () => {
    render(
      <UiProvider locale={et}>
        <DateField label="Published" defaultValue="2026-02-01" />
      </UiProvider>,
    )
    await expect.element(field()).toHaveValue('01.02.2026')
  })

  it('opens with focus on the chosen day, and a picked day counts like a typed one', async () => {
    const sent = inForm({ defaultValue: '2026-11-20' })
    await userEvent.click(opener())
    await expect.poll(() => document.activeElement?.getAttribute('data-day')).toBe('2026-11-20')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(sent()).toBe('2026-11-21')
    await expect.element(opener()).toHaveFocus()
    await expect.element(field()).toHaveValue('11/21/2026')
  })

  it('closes the calendar with Escape without a change', async () => {
    const sent = inForm({ defaultValue: '2026-11-20' })
    await userEvent.click(opener())
    await expect.element(page.getByRole('grid')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(opener()).toHaveFocus()
    expect(page.getByRole('grid').elements()).toEqual([])
    expect(sent()).toBe('2026-11-20')
  })

  it('can be cleared, and resets with its form', async () => {
    const sent = inForm({ defaultValue: '2026-11-20' })
    await userEvent.click(opener())
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    expect(sent()).toBe('')
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    expect(sent()).toBe('2026-11-20')
  })

  it.each([
    ['tomorrow', /Enter a date such as 12\/31\//],
    ['1/1/2020', /Choose 11.09.2026 or a later date/],
    ['1/1/2030', /Choose 12.18.2026 or an earlier date/],
    ['11/15/2026', /This date is not available/],
  ])('shows the error of “%s”, and blocks its form', async (text, message) => {
    inForm({ min: '2026-11-09', max: '2026-12-18', isDisabled: (day) => day === '2026-11-15' })
    await userEvent.fill(field(), text)
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toBeInvalid()
    await expect.element(page.getByText(message)).toBeVisible()
    const input = field().element()
    expect(input instanceof HTMLInputElement && input.checkValidity()).toBe(false)
  })

  it('shows the error from its parent instead of its own', async () => {
    const { rerender } = render(<DateField label="Published" value="" />)
    await userEvent.fill(field(), 'soon')
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveValue('soon')
    rerender(<DateField label="Published" value="2026-11-20" />)
    await expect.element(field()).toHaveValue('11/20/2026')
  })

  it('uses the native field on touch devices', async () => {
    pressWithFingers()
    const sent = inForm({ defaultValue: '2026-11-20', min: '2026-11-09' })
    await expect.element(field()).toHaveAttribute('type', 'date')
    await expect.element(field()).toHaveAttribute('min', '2026-11-09')
    expect(opener().elements()).toEqual([])
    await userEvent.fill(field(), '2026-12-01')
    expect(sent()).toBe('2026-12-01')
  })
})
