import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { el } from '../../locales/el.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { NumberFieldProps } from './number-field.tsx'
import { NumberField } from './number-field.tsx'

const field = () => page.getByRole('spinbutton')
const more = () => page.getByRole('button', { name: 'Increment' })

function renderInForm(props: Partial<NumberFieldProps> = {}) {
  render(
    <form aria-label="Print" onSubmit={(event) => event.preventDefault()}>
      <NumberField label="Minutes" name="minutes" {...props} />
      <button type="reset">Reset</button>
    </form>,
  )
  const form = page.getByRole('form').element()
  return () => (form instanceof HTMLFormElement ? new FormData(form).get('minutes') : undefined)
}

describe('NumberField', () => {
  describeConformance((given) => <NumberField label="Minutes" unit="min" defaultValue={12} {...given} />, {
    element: HTMLInputElement,
  })

  it('accepts typed text, reports it on blur, and submits a plain number', async () => {
    const handleChange = vi.fn()
    const sent = renderInForm({ onValueChange: handleChange })
    await userEvent.click(field())
    await userEvent.keyboard('1,234.5{Tab}')
    expect(handleChange.mock.calls).toEqual([[1234.5]])
    expect(sent()).toBe('1234.5')
    await expect.element(field()).toHaveValue('1,234.5')
  })

  it('reads and formats dates in its language', async () => {
    render(
      <UiProvider locale={el}>
        <NumberField label="Λεπτά" defaultValue={1234.5} step={0.5} />
      </UiProvider>,
    )
    await expect.element(field()).toHaveValue('1.234,5')
    await userEvent.fill(field(), '2,5')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field()).toHaveValue('3')
  })

  it('stays within its bounds', async () => {
    const sent = renderInForm({ min: 5, max: 60, defaultValue: 59 })
    await userEvent.click(field())
    await userEvent.keyboard('{PageUp}')
    expect(sent()).toBe('60')
    await userEvent.fill(field(), '1')
    await userEvent.keyboard('{Enter}')
    expect(sent()).toBe('5')
  })

  it('keeps invalid text, so that the user can correct it', async () => {
    const sent = renderInForm({ defaultValue: 3 })
    await userEvent.fill(field(), 'twelve')
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveValue('twelve')
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    expect(sent()).toBe('')
    await userEvent.fill(field(), '12')
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
    expect(sent()).toBe('12')
  })

  it('shows why text is not a number after blur, and not before', async () => {
    renderInForm({ min: 5, max: 60 })
    await userEvent.click(field())
    await userEvent.keyboard('-')
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveAccessibleDescription('Error: Enter a number such as 12.')
    const input = field().element()
    expect(input instanceof HTMLInputElement && input.checkValidity()).toBe(false)
  })

  it('announces the limit that replaces a number, typed or stepped', async () => {
    renderInForm({ min: 5, max: 60, defaultValue: 60 })
    const status = page.getByRole('status')
    await expect.element(status).toBeEmptyDOMElement()
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(status).toHaveTextContent('The maximum is 60.')
    await userEvent.fill(field(), '1')
    await expect.element(status).toBeEmptyDOMElement()
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue('5')
    await expect.element(status).toHaveTextContent('The minimum is 5.')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(status).toBeEmptyDOMElement()
  })

  it('resets with its form', async () => {
    const sent = renderInForm({ defaultValue: 3 })
    await userEvent.fill(field(), '8')
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.element(field()).toHaveValue('3')
    expect(sent()).toBe('3')
  })

  it('can be controlled', async () => {
    const { rerender } = render(<NumberField label="Minutes" value={4} />)
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(field()).toHaveValue('4')
    rerender(<NumberField label="Minutes" value={5} />)
    await expect.element(field()).toHaveValue('5')
  })

  it.each([
    [{}, 'numeric'],
    [{ step: 0.5 }, 'decimal'],
    [{ min: -20 }, 'text'],
  ] as const)('shows a keyboard that can type %o', async (limits, keyboard) => {
    render(<NumberField label="Minutes" {...limits} />)
    await expect.element(field()).toHaveAttribute('inputmode', keyboard)
  })

  it('leaves the wheel to the page', async () => {
    render(<NumberField label="Minutes" defaultValue={3} />)
    await userEvent.click(field())
    const wheel = new WheelEvent('wheel', { deltaY: 100, cancelable: true, bubbles: true })
    expect(field().element().dispatchEvent(wheel)).toBe(true)
    await expect.element(field()).toHaveValue('3')
  })
})

describe('buttons of a NumberField', () => {
  it('step once for a press and for a screen reader, and are large enough', async () => {
    render(<NumberField label="Minutes" defaultValue={3} />)
    await userEvent.click(more())
    await expect.element(field()).toHaveValue('4')
    const button = more().element()
    if (button instanceof HTMLElement) button.click()
    await expect.element(field()).toHaveValue('5')
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })

  it('repeat while they are held', async () => {
    render(<NumberField label="Minutes" defaultValue={0} />)
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const point = (type: string) =>
      more()
        .element()
        .dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }))
    point('pointerdown')
    for (let tick = 0; tick < 12; tick += 1) await vi.advanceTimersByTimeAsync(50)
    point('pointerup')
    await vi.advanceTimersByTimeAsync(1000)
    expect(field().element()).toHaveValue('5')
  })

  it('wait until a finger is lifted, because it may start to scroll', async () => {
    render(<NumberField label="Minutes" defaultValue={0} />)
    const button = more().element()
    const options = { bubbles: true, cancelable: true, pointerType: 'touch' }
    button.dispatchEvent(new PointerEvent('pointerdown', options))
    button.dispatchEvent(new PointerEvent('pointercancel', options))
    await expect.element(field()).toHaveValue('0')
    button.dispatchEvent(new PointerEvent('pointerdown', options))
    button.dispatchEvent(new PointerEvent('pointerup', options))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    await expect.element(field()).toHaveValue('1')
  })

  it('are not rendered if the field cannot change', () => {
    render(<NumberField label="Version" defaultValue={3} readOnly />)
    expect(page.getByRole('button').elements()).toEqual([])
  })
})
