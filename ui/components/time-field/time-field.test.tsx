import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { el } from '../../locales/el.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { pressWithFingers } from '../../testing/press-with-fingers.ts'
import { render } from '../../testing/render.tsx'
import type { TimeFieldProps } from './time-field.tsx'
import { TimeField } from './time-field.tsx'

const field = () => page.getByLabelText('Opens at')

function inForm(props: Partial<TimeFieldProps> = {}) {
  render(
    <form aria-label="Hours">
      <TimeField label="Opens at" name="opens" {...props} />
      <button type="reset">Reset</button>
    </form>,
  )
  const form = page.getByRole('form').element()
  return () => (form instanceof HTMLFormElement ? new FormData(form).get('opens') : undefined)
}

describe('TimeField', () => {
  describeConformance((given) => <TimeField label="Opens at" defaultValue="09:00" {...given} />, {
    element: HTMLInputElement,
  })

  it('has a hint wider than its control', () => {
    const hint = 'In the time zone of the office that publishes the page, and not of the visitors.'
    render(<TimeField label="Opens at" hint={hint} />)
    const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0
    expect(widthOf('.field-hint')).toBeGreaterThan(1.5 * widthOf('.control-frame'))
  })

  it('accepts typed text, reports it on blur, and submits it as 14:30', async () => {
    const handleChange = vi.fn()
    const sent = inForm({ onValueChange: handleChange })
    await userEvent.click(field())
    await userEvent.keyboard('2:30 pm{Tab}')
    expect(handleChange.mock.calls).toEqual([['14:30']])
    expect(sent()).toBe('14:30')
    await expect.element(field()).toHaveValue('2:30 PM')
  })

  it('uses the clock of the language', async () => {
    render(
      <UiProvider locale={el}>
        <TimeField label="Opens at" defaultValue="14:30" />
      </UiProvider>,
    )
    await expect.element(field()).toHaveValue('2:30 μ.μ.')
  })

  it('changes in steps around midnight, and resets with its form', async () => {
    const sent = inForm({ defaultValue: '23:50', step: 5 })
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageUp}')
    expect(sent()).toBe('01:00')
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    expect(sent()).toBe('23:50')
  })

  it('ends its Greek message with one full stop', async () => {
    render(
      <UiProvider locale={el}>
        <TimeField label="Opens at" />
      </UiProvider>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('noon{Tab}')
    await expect.element(field()).toHaveAccessibleDescription(/2:30 μ\.μ\.$/)
  })

  it('keeps invalid text, shows why, and blocks its form', async () => {
    const sent = inForm()
    await userEvent.fill(field(), 'noon')
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveValue('noon')
    await expect.element(field()).toHaveAccessibleDescription(/Enter a time such as/)
    const input = field().element()
    expect(input instanceof HTMLInputElement && input.checkValidity()).toBe(false)
    await userEvent.fill(field(), '12')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Tab}')
    expect(sent()).toBe('12:00')
  })

  it('uses the native field on touch devices', async () => {
    pressWithFingers()
    const sent = inForm({ defaultValue: '09:00' })
    await expect.element(field()).toHaveAttribute('type', 'time')
    await userEvent.fill(field(), '14:30')
    expect(sent()).toBe('14:30')
  })
})
