import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { ColorFieldProps } from './color-field.tsx'
import { ColorField } from './color-field.tsx'

const swatches = [
  { value: '#0bddf2', label: 'Cyan' },
  { value: '#081b2b', label: 'Blue' },
]
const field = () => page.getByRole('textbox', { name: 'Ground' })
const picker = () => page.getByLabelText('Choose a colour')
const swatch = (name: string) => page.getByRole('button', { name })

function renderInForm(props: Partial<ColorFieldProps> = {}) {
  render(
    <form aria-label="Card">
      <ColorField label="Ground" name="ground" swatches={swatches} {...props} />
      <button type="reset">Reset</button>
    </form>,
  )
  const form = page.getByRole('form').element()
  return () => (form instanceof HTMLFormElement ? new FormData(form).get('ground') : undefined)
}

describe('ColorField', () => {
  describeConformance(
    (given) => <ColorField label="Ground" defaultValue="#081b2b" swatches={swatches} {...given} />,
    { element: HTMLInputElement },
  )

  it('accepts any notation, and submits one', async () => {
    const handleChange = vi.fn()
    const sent = renderInForm({ onValueChange: handleChange })
    await userEvent.fill(field(), 'oklch(100% 0 0)')
    expect(sent()).toBe('#ffffff')
    await expect.element(picker()).toHaveValue('#ffffff')
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveValue('#ffffff')
    expect(handleChange.mock.calls).toEqual([['#ffffff']])
  })

  it.each([
    ['teal', '#008080'],
    ['rgb(11 221 242)', '#0bddf2'],
    ['rgba(11, 221, 242, 1)', '#0bddf2'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hwb(0 100% 0%)', '#ffffff'],
    ['lab(100 0 0)', '#ffffff'],
    ['color(srgb 0 0.5 0)', '#008000'],
    ['color-mix(in srgb, white 50%, black)', '#808080'],
    ['#00808080', '#008080'],
  ])('accepts the CSS colour %s', async (written, hex) => {
    const sent = renderInForm()
    await userEvent.fill(field(), written)
    expect(sent()).toBe(hex)
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveValue(hex)
  })

  it.each(['inherit', 'currentColor', 'transparent', 'var(--page)', 'rgb(300)'])(
    'rejects %s, which is not a fixed colour',
    async (written) => {
      const sent = renderInForm()
      await userEvent.fill(field(), written)
      await userEvent.keyboard('{Tab}')
      await expect.element(field()).toBeInvalid()
      expect(sent()).toBe('')
    },
  )

  it('accepts a swatch, and shows which one is chosen', async () => {
    const sent = renderInForm()
    await userEvent.click(swatch('Cyan'))
    expect(sent()).toBe('#0bddf2')
    await expect.element(swatch('Cyan')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.fill(field(), '#081b2b')
    await expect.element(swatch('Blue')).toHaveAttribute('aria-pressed', 'true')
  })

  it('accepts a colour from the picker', async () => {
    const sent = renderInForm()
    await userEvent.fill(picker(), '#8748fd')
    expect(sent()).toBe('#8748fd')
    await expect.element(field()).toHaveValue('#8748fd')
  })

  it('shows the expected format, but not while typing, and blocks its form', async () => {
    const sent = renderInForm({ defaultValue: '#081b2b' })
    await userEvent.fill(field(), 'sky')
    await expect.element(field()).not.toBeInvalid()
    expect(sent()).toBe('#081b2b')
    await userEvent.keyboard('{Tab}')
    await expect.element(field()).toHaveAccessibleDescription('Error: Enter a colour such as #0bddf2.')
    await expect.element(field()).toHaveValue('sky')
    expect(sent()).toBe('')
    const input = field().element()
    expect(input instanceof HTMLInputElement && input.checkValidity()).toBe(false)
  })

  it('resets with its form', async () => {
    const sent = renderInForm({ defaultValue: '#081b2b' })
    await userEvent.click(swatch('Cyan'))
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.element(field()).toHaveValue('#081b2b')
    expect(sent()).toBe('#081b2b')
  })
})
