import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import { Chart } from './chart.tsx'
import { Sparkline } from './sparkline.tsx'

const given = {
  label: 'Visits',
  places: ['Monday', 'Tuesday', 'Wednesday'],
  series: [
    { label: 'People', values: [1_200, 900, 1_500] },
    { label: 'Robots', values: [300, 40, 20] },
  ],
}
const slider = page.getByRole('slider', { name: 'Visits' })
const legend = () => page.getByRole('list').element().textContent

describe('Chart', () => {
  describeConformance((more) => <Chart {...given} {...more} />, { element: HTMLElement })

  it('starts at the last category, and exposes its values', () => {
    render(<Chart {...given} />)
    expect(legend()).toBe('WednesdayPeople 1,500Robots 20')
  })

  it('moves between categories by keys, and exposes the values', async () => {
    render(<Chart {...given} />)
    await press('{Tab}{Tab}{Home}')
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Monday: People 1,200, Robots 300')
    await press('{ArrowRight}')
    expect(legend()).toBe('TuesdayPeople 900Robots 40')
  })

  it('follows the pointer in the reading direction', async () => {
    const at = (x: number) => userEvent.hover(slider, { position: { x, y: 20 } })
    const { rerender } = render(<Chart {...given} />)
    await at(20)
    expect(legend()).toContain('Monday')
    rerender(
      <UiProvider dir="rtl">
        <Chart {...given} />
      </UiProvider>,
    )
    await at(21)
    expect(legend()).toContain('Wednesday')
  })

  it('is a table for screen readers, and for everyone who opens it', async () => {
    render(<Chart {...given} />)
    const table = page.getByRole('table', { name: 'Visits' })
    await expect.element(table.getByRole('row', { name: 'Monday 1,200 300' })).toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Show as table' }))
    await expect.element(slider).not.toBeInTheDocument()
    await expect.element(table.getByRole('cell', { name: '1,200' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Show as chart' }))
    await expect.element(slider).toBeInTheDocument()
  })

  it('formats figures in the language of the reader, without rounding', async () => {
    render(
      <UiProvider locale={{ name: 'Deutsch', code: 'de', messages: {} }}>
        <Chart {...given} format={{ style: 'unit', unit: 'minute' }} />
      </UiProvider>,
    )
    expect(legend()).toContain('1.500 Min.')
  })

  it('draws bars as high as their values', () => {
    const { host } = render(<Chart {...given} kind="bar" />)
    const heights = [...host.querySelectorAll('[data-series="0"] rect')].map(
      (bar) => bar.getBoundingClientRect().height,
    )
    const [first = 0, second = 0] = heights
    expect(first / second).toBeCloseTo(1_200 / 900, 1)
  })

  it('shows a message if there is no data', async () => {
    render(<Chart label="Visits" places={[]} series={[]} />)
    await expect.element(page.getByText('No data yet')).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
  })
})

describe('Sparkline', () => {
  describeConformance((more) => <Sparkline label="Visits, rising" values={[1, 2, 5]} {...more} />, {
    element: SVGSVGElement,
  })
})
