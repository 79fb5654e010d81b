import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { OneTimeCode } from './one-time-code.tsx'

const field = () => page.getByRole('textbox')

/** Pastes copied text, including characters around the code. */
async function paste(text: string) {
  await userEvent.click(field())
  document.execCommand('insertText', false, text)
}

describe('OneTimeCode', () => {
  describeConformance((given) => <OneTimeCode label="Code" defaultValue="471" {...given} />, {
    element: HTMLInputElement,
  })

  it('supports autofill and shows the numeric keyboard', async () => {
    render(<OneTimeCode label="Code" />)
    await expect.element(field()).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(field()).toHaveAttribute('inputmode', 'numeric')
    await expect.element(field()).toHaveAccessibleDescription('Digits: 6')
  })

  it.each([
    ['471 908', '471908'],
    ['Code: 471-908.', '471908'],
    ['٤٧١٩٠٨', '471908'],
    ['47190812', '471908'],
  ])('extracts the digits of “%s”', async (text, code) => {
    const handleComplete = vi.fn()
    render(<OneTimeCode label="Code" onComplete={handleComplete} />)
    await paste(text)
    await expect.element(field()).toHaveValue(code)
    expect(handleComplete.mock.calls).toEqual([[code]])
  })

  it('centres each digit in its cell', async () => {
    const { host } = render(<OneTimeCode label="Code" defaultValue="471908" />)
    const [first, second] = host.querySelectorAll('.one-time-code-cells > span')
    const step = (second?.getBoundingClientRect().x ?? 0) - (first?.getBoundingClientRect().x ?? 0)
    const { letterSpacing, fontSize, fontFamily } = getComputedStyle(field().element())
    const canvas = document.createElement('canvas').getContext('2d')
    if (canvas) canvas.font = `${fontSize} ${fontFamily}`
    const digit = canvas?.measureText('0').width ?? 0
    expect(digit + Number.parseFloat(letterSpacing)).toBeCloseTo(step, 0)
  })

  it('is submitted and reset with its form', async () => {
    render(
      <form aria-label="Sign in">
        <OneTimeCode label="Code" name="code" />
        <button type="reset">Reset</button>
      </form>,
    )
    await paste('471908')
    const form = page.getByRole('form').element()
    expect(form instanceof HTMLFormElement && new FormData(form).get('code')).toBe('471908')
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.element(field()).toHaveValue('')
  })

  it('can be controlled', async () => {
    const handleChange = vi.fn()
    render(<OneTimeCode label="Code" value="47" onValueChange={handleChange} />)
    await userEvent.click(field())
    await userEvent.keyboard('1')
    expect(handleChange).toHaveBeenCalledWith('471')
    await expect.element(field()).toHaveValue('47')
  })
})
