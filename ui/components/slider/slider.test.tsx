import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { forceColors } from '../../testing/forced-colors.ts'
import { render } from '../../testing/render.tsx'
import { Slider } from './slider.tsx'

const slider = () => page.getByRole('slider')

describe('Slider', () => {
  describeConformance(
    (given) => <Slider label="Quality" defaultValue={80} marks={['Low', 'High']} {...given} />,
    {
      element: HTMLInputElement,
    },
  )

  it('shows and exposes its value in the format of the language', async () => {
    render(
      <UiProvider locale={et}>
        <Slider label="Kvaliteet" min={0} max={2} step={0.5} defaultValue={1.5} />
      </UiProvider>,
    )
    await expect.element(slider()).toHaveAttribute('aria-valuetext', '1,5')
    await expect.element(page.getByText('1,5')).toBeVisible()
  })

  it('reports each step, and is submitted with its form', async () => {
    const handleChange = vi.fn()
    render(
      <form aria-label="Picture">
        <Slider label="Quality" name="quality" defaultValue={80} step={5} onValueChange={handleChange} />
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.click(page.getByText('Quality'))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(handleChange.mock.calls).toEqual([[85], [90]])
    const form = page.getByRole('form').element()
    expect(form instanceof HTMLFormElement && new FormData(form).get('quality')).toBe('90')
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.element(slider()).toHaveValue('80')
  })

  it('can be controlled', async () => {
    const { rerender } = render(<Slider label="Quality" value={10} />)
    await userEvent.click(page.getByText('Quality'))
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(slider()).toHaveValue('10')
    rerender(<Slider label="Quality" value={20} />)
    await expect.element(slider()).toHaveAttribute('aria-valuetext', '20')
  })

  it('looks disabled in forced colours as well', async () => {
    await forceColors()
    const { host, rerender } = render(<Slider label="Quality" defaultValue={40} />)
    const picture = () => page.elementLocator(host).screenshot({ save: false })
    const before = await picture()
    rerender(<Slider label="Quality" defaultValue={40} disabled />)
    expect(await picture()).not.toBe(before)
  })

  it('is high enough for touch', () => {
    render(<Slider label="Quality" />)
    expect(slider().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  })
})
