import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { DateTimeFieldProps } from './date-time-field.tsx'
import { DateTimeField } from './date-time-field.tsx'

const inTallinn = { instant: '2026-11-20T07:00:00.000Z', zone: 'Europe/Tallinn' }
const date = () => page.getByLabelText('Date', { exact: true })
const time = () => page.getByLabelText('Time', { exact: true })
const zone = () => page.getByRole('combobox', { name: 'Time zone' })

async function write(field: ReturnType<typeof date>, text: string) {
  await userEvent.fill(field, text)
  await userEvent.keyboard('{Tab}')
}

function inForm(props: Partial<DateTimeFieldProps> = {}) {
  const handleChange = vi.fn()
  render(
    <form aria-label="Post">
      <DateTimeField label="Publish on" name="at" onValueChange={handleChange} {...props} />
      <button type="reset">Reset</button>
    </form>,
  )
  const form = page.getByRole('form').element()
  const sent = () => {
    const data = form instanceof HTMLFormElement ? new FormData(form) : new FormData()
    return [data.get('at'), data.get('at-zone')]
  }
  const isValid = () => form instanceof HTMLFormElement && form.checkValidity()
  return { handleChange, sent, isValid }
}

describe('DateTimeField', () => {
  describeConformance((given) => <DateTimeField label="Publish on" defaultValue={inTallinn} {...given} />, {
    element: HTMLFieldSetElement,
  })

  it('shows the local time of the time zone, and its UTC offset at that date', async () => {
    inForm({ defaultValue: inTallinn })
    await expect.element(date()).toHaveValue('11/20/2026')
    await expect.element(time()).toHaveValue('9:00 AM')
    await expect.element(zone()).toHaveValue('Europe/Tallinn')
    await expect.element(zone()).toHaveAccessibleDescription('GMT+2')
    await write(date(), '7/1/2026')
    await expect.element(zone()).toHaveAccessibleDescription('GMT+3')
  })

  it('reports a value when it is complete', async () => {
    const { handleChange, sent } = inForm({ defaultZone: 'Europe/Athens' })
    await write(date(), '7/1/2026')
    expect(handleChange).not.toHaveBeenCalled()
    expect(sent()).toEqual(['', 'Europe/Athens'])
    await write(time(), '14:30')
    expect(handleChange.mock.calls).toEqual([
      [{ instant: '2026-07-01T11:30:00.000Z', zone: 'Europe/Athens' }],
    ])
    expect(sent()).toEqual(['2026-07-01T11:30:00.000Z', 'Europe/Athens'])
  })

  it('keeps the local time when the time zone changes', async () => {
    const { sent } = inForm({ defaultValue: inTallinn })
    await userEvent.fill(zone(), 'new york')
    await expect.element(page.getByRole('option', { name: /New York/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(sent()).toEqual(['2026-11-20T14:00:00.000Z', 'America/New_York'])
    await expect.element(time()).toHaveValue('9:00 AM')
  })

  it('has no value for a skipped time, and shows why', async () => {
    const { sent } = inForm({ defaultValue: { instant: '2026-03-29T00:30:00.000Z', zone: 'Europe/Tallinn' } })
    await write(time(), '3:30')
    await expect.element(page.getByText(/This time does not exist/)).toBeVisible()
    await expect.element(time()).toHaveValue('3:30 AM')
    expect(sent()[0]).toBe('')
    await write(time(), '4:30')
    expect(sent()[0]).toBe('2026-03-29T01:30:00.000Z')
  })

  it('blocks its form while the time is skipped or cannot be read', async () => {
    const skipped = { instant: '2026-03-29T00:30:00.000Z', zone: 'Europe/Tallinn' }
    const { isValid } = inForm({ required: true, defaultValue: skipped })
    await write(time(), '3:30')
    await expect.poll(isValid).toBe(false)
    await write(time(), 'soon')
    await expect.element(page.getByText(/This time does not exist/)).not.toBeInTheDocument()
    expect(isValid()).toBe(false)
    await write(time(), '4:30')
    await expect.poll(isValid).toBe(true)
  })

  it('shows why a skipped time has no value instead of the error of its form', async () => {
    const skipped = { instant: '2026-03-29T00:30:00.000Z', zone: 'Europe/Tallinn' }
    render(<DateTimeField label="Publish on" error="Enter a date and time." defaultValue={skipped} />)
    await write(time(), '3:30')
    await expect.element(page.getByText(/This time does not exist/)).toBeVisible()
    expect(page.getByText(/Enter a date and time/).query()).toBeNull()
  })

  it('uses the first of two equal times, and shows that', async () => {
    const { sent } = inForm({ defaultValue: { instant: '2026-10-24T23:30:00.000Z', zone: 'Europe/Tallinn' } })
    await write(time(), '3:30')
    await expect.element(page.getByText(/occurs twice/)).toHaveAttribute('role', 'status')
    expect(sent()[0]).toBe('2026-10-25T00:30:00.000Z')
  })

  it('resets with its form, all parts together', async () => {
    const { handleChange, sent } = inForm({ defaultValue: inTallinn })
    await write(date(), '7/1/2026')
    await write(time(), '14:30')
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    expect(sent()).toEqual([inTallinn.instant, inTallinn.zone])
    expect(handleChange.mock.lastCall).toEqual([inTallinn])
    await expect.element(date()).toHaveValue('11/20/2026')
    await expect.element(time()).toHaveValue('9:00 AM')
  })

  it('can be controlled', async () => {
    const { rerender } = render(<DateTimeField label="Publish on" value={null} />)
    await write(date(), '7/1/2026')
    rerender(<DateTimeField label="Publish on" value={inTallinn} />)
    await expect.element(date()).toHaveValue('11/20/2026')
  })
})
