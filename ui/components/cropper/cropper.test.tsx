import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import fern from '../figure/sample-fern.svg?no-inline'
import type { CropperProps } from './cropper.tsx'
import { Cropper } from './cropper.tsx'

const picture = { src: fern, alt: 'A fern', width: 600, height: 800 }
const half = { left: 0.2, top: 0.2, width: 0.5, height: 0.5 }
const move = () => page.getByRole('button', { name: 'Crop area' })
const number = (name: string) => page.getByRole('spinbutton', { name })

async function start(props: Partial<CropperProps> = {}) {
  const handleChange = vi.fn()
  const { host } = render(
    <Cropper {...picture} defaultValue={half} onValueChange={handleChange} {...props} />,
  )
  await host.querySelector('img')?.decode()
  const last = () => {
    const [crop] = handleChange.mock.lastCall ?? [{}]
    return Object.fromEntries(
      Object.entries(crop).map(([side, part]) => [side, Math.round(Number(part) * 100)]),
    )
  }
  return { host, last }
}

describe('Cropper', () => {
  describeConformance((given) => <Cropper {...picture} defaultValue={half} {...given} />, {
    element: HTMLFieldSetElement,
  })

  it('moves with the arrow keys, within the image', async () => {
    const { last } = await start()
    await userEvent.tab()
    await expect.element(move()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(last()).toEqual({ left: 21, top: 20, width: 50, height: 50 })
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
    expect(last()).toEqual({ left: 21, top: 0, width: 50, height: 50 })
    const status = page.getByRole('status').filter({ hasText: 'Distance from the start' })
    await expect.element(status).toMatchTextContent(/Distance from the start \(%\): 21/)
  })

  it('resizes at its corners by keys', async () => {
    const { last } = await start()
    await userEvent.keyboard('{Tab}{Tab}{Shift>}{ArrowLeft}{/Shift}')
    expect(last()).toEqual({ left: 10, top: 20, width: 60, height: 50 })
    await userEvent.keyboard('{Tab}{ArrowDown}')
    expect(last()).toEqual({ left: 10, top: 20, width: 60, height: 51 })
  })

  it('can be dragged at any corner', async () => {
    const { host, last } = await start()
    const frame = host.querySelector<HTMLElement>('.cropper-picture') ?? host
    vi.spyOn(frame, 'setPointerCapture').mockReturnValue()
    const { left, top, width, height } = frame.getBoundingClientRect()
    const corner = host.querySelector('[data-x="end"][data-y="start"]') ?? host
    const point = (target: Element, type: string, x: number, y: number) =>
      target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, clientX: left + x * width, clientY: top + y * height }),
      )
    point(corner, 'pointerdown', 0.7, 0.2)
    point(frame, 'pointermove', 0.8, 0.1)
    expect(last()).toEqual({ left: 20, top: 10, width: 60, height: 60 })
    point(frame, 'pointerup', 0.8, 0.1)
    point(frame, 'pointermove', 0.3, 0.3)
    expect(last()).toEqual({ left: 20, top: 10, width: 60, height: 60 })
  })

  it('can be typed as numbers, and reset', async () => {
    const { last } = await start()
    await userEvent.fill(number('Width (%)'), '30')
    await userEvent.keyboard('{Tab}')
    expect(last()).toEqual({ left: 20, top: 20, width: 30, height: 50 })
    await userEvent.fill(number('Distance from the top (%)'), '90')
    await userEvent.keyboard('{Tab}')
    expect(last()).toEqual({ left: 20, top: 50, width: 30, height: 50 })
    await userEvent.click(page.getByRole('button', { name: 'Use the whole image' }))
    expect(last()).toEqual({ left: 0, top: 0, width: 100, height: 100 })
  })

  it('resets with its form to the crop at first', async () => {
    render(
      <form>
        <Cropper {...picture} defaultValue={half} />
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.fill(number('Width (%)'), '30')
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.element(number('Distance from the start (%)')).toHaveValue('20')
    await expect.element(number('Width (%)')).toHaveValue('50')
    await expect.element(number('Height (%)')).toHaveValue('50')
  })

  it('shows its numbers two by two on a phone, with room for all digits', async () => {
    const { innerWidth, innerHeight } = window
    await page.viewport(360, 740)
    onTestFinished(() => page.viewport(innerWidth, innerHeight))
    await start()
    await userEvent.fill(number('Width (%)'), '100')
    const inputs = page
      .getByRole('spinbutton')
      .elements()
      .map((input) => ({ input, at: input.getBoundingClientRect() }))
    expect(new Set(inputs.map(({ at }) => at.top)).size).toBe(2)
    for (const { input } of inputs) expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
  })

  it('keeps a fixed shape for every kind of change', async () => {
    const { last } = await start({ shape: 1 })
    await userEvent.fill(number('Width (%)'), '40')
    await userEvent.keyboard('{Tab}')
    const { width = 0, height = 1 } = last()
    expect((width * 600) / (height * 800)).toBeCloseTo(1, 1)
  })
})
