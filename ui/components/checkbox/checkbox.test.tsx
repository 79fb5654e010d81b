import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Checkbox } from './checkbox.tsx'

describe('Checkbox', () => {
  describeConformance((given) => <Checkbox label="Send me a copy" {...given} />, {
    element: HTMLInputElement,
  })

  it('changes by its label, its box and Space', async () => {
    const handleChange = vi.fn()
    render(<Checkbox label="Send me a copy" onChange={(event) => handleChange(event.target.checked)} />)
    await userEvent.click(page.getByText('Send me a copy'))
    await userEvent.click(page.getByRole('checkbox', { name: 'Send me a copy' }))
    await userEvent.keyboard(' ')
    expect(handleChange.mock.calls).toEqual([[true], [false], [true]])
  })

  it('submits its own value with its form', async () => {
    render(
      <form aria-label="Enquiry">
        <Checkbox label="Send me a copy" name="copy" value="yes" defaultChecked />
      </form>,
    )
    const form = page.getByRole('form').element()
    expect(form instanceof HTMLFormElement && new FormData(form).get('copy')).toBe('yes')
  })

  it('shows its error', async () => {
    render(<Checkbox label="Agreed" hint="For 180 days." error="Tick this." required />)
    const box = page.getByRole('checkbox')
    await expect.element(box).toHaveAccessibleDescription('For 180 days. Error: Tick this.')
    await expect.element(box).toBeInvalid()
    await expect.element(box).toBeRequired()
  })

  it('mutes its label while it is disabled', () => {
    render(
      <>
        <Checkbox label="English" />
        <Checkbox label="Eesti" disabled />
      </>,
    )
    const styleOf = (label: string) => getComputedStyle(page.getByText(label).element())
    expect(styleOf('Eesti').cursor).toBe('not-allowed')
    expect(styleOf('Eesti').color).not.toBe(styleOf('English').color)
  })

  it('is large enough to press', () => {
    render(<Checkbox label="Agreed" />)
    const { width, height } = page.getByRole('checkbox').element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })

  it('is indeterminate while its prop says so', async () => {
    const { rerender } = render(<Checkbox label="All rows" indeterminate checked={false} readOnly />)
    const box = page.getByRole('checkbox')
    await expect.element(box).toBePartiallyChecked()
    await userEvent.click(box)
    rerender(<Checkbox label="All rows" indeterminate checked={false} readOnly />)
    await expect.element(box).toBePartiallyChecked()
    rerender(<Checkbox label="All rows" checked readOnly />)
    await expect.element(box).not.toBePartiallyChecked()
    await expect.element(box).toBeChecked()
  })
})
