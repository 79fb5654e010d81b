import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import fern from '../figure/sample-fern.svg?no-inline'
import type { FocalPointProps } from './focal-point.tsx'
import { FocalPoint } from './focal-point.tsx'

const mark = () => page.getByRole('button', { name: 'Focal point' })

async function start(props: Partial<FocalPointProps> = {}) {
  const handleChange = vi.fn()
  const { host } = render(<FocalPoint src={fern} alt="A fern" onValueChange={handleChange} {...props} />)
  const picture = host.querySelector('img')
  await picture?.decode()
  return { host, handleChange }
}

describe('FocalPoint', () => {
  describeConformance((given) => <FocalPoint src={fern} alt="A fern" {...given} />, {
    element: HTMLFieldSetElement,
  })

  it('moves with the arrow keys by one or ten percent, and exposes its position', async () => {
    const { handleChange } = await start()
    await userEvent.tab()
    await expect.element(mark()).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(handleChange.mock.lastCall).toEqual([{ x: 0.49, y: 0.5 }])
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(handleChange.mock.lastCall).toEqual([{ x: 0.49, y: 0.4 }])
    const status = page.getByRole('status').filter({ hasText: 'Horizontal' })
    await expect.element(status).toMatchTextContent('Horizontal (%): 49, Vertical (%): 40')
  })

  it('can be typed as numbers, and reset', async () => {
    const { handleChange } = await start()
    await userEvent.fill(page.getByRole('spinbutton', { name: 'Horizontal (%)' }), '12')
    await userEvent.keyboard('{Tab}')
    expect(handleChange.mock.lastCall).toEqual([{ x: 0.12, y: 0.5 }])
    await userEvent.click(page.getByRole('button', { name: 'Reset to centre' }))
    expect(handleChange.mock.lastCall).toEqual([{ x: 0.5, y: 0.5 }])
  })

  it('resets with its form to the point at first', async () => {
    const at = { x: 0.3, y: 0.2 }
    render(
      <form aria-label="Image">
        <FocalPoint src={fern} alt="A fern" name="focus" defaultValue={at} />
        <button type="reset">Reset</button>
      </form>,
    )
    await userEvent.fill(page.getByRole('spinbutton', { name: 'Horizontal (%)' }), '12')
    await userEvent.fill(page.getByRole('spinbutton', { name: 'Vertical (%)' }), '80')
    await userEvent.click(page.getByRole('button', { name: 'Reset', exact: true }))
    const form = page.getByRole('form').element()
    const sent = form instanceof HTMLFormElement ? new FormData(form) : undefined
    expect([sent?.get('focus-x'), sent?.get('focus-y')]).toEqual(['0.3', '0.2'])
  })

  it('moves to a pressed point, the same in both reading directions', async () => {
    const { handleChange, host } = await start({ dir: 'rtl' })
    const picture = host.querySelector<HTMLElement>('.focal-point-picture')
    const { width, height } = picture?.getBoundingClientRect() ?? new DOMRect()
    await userEvent.click(picture ?? host, { position: { x: width * 0.25, y: height * 0.75 } })
    const [point] = handleChange.mock.lastCall ?? []
    expect(point.x).toBeCloseTo(0.25, 1)
    expect(point.y).toBeCloseTo(0.75, 1)
    const box = mark().element().getBoundingClientRect()
    const left = picture?.getBoundingClientRect().left ?? 0
    expect((box.left + box.width / 2 - left) / width).toBeCloseTo(0.25, 1)
  })
})
