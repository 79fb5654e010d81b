import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { SplitPaneProps } from './split-pane.tsx'
import { SplitPane } from './split-pane.tsx'

const line = () => page.getByRole('separator', { name: 'Pane size' })

async function start(props: Partial<SplitPaneProps> = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  await page.viewport(1000, 600)
  const { host } = render(
    <UiProvider dir={dir}>
      <div dir={dir}>
        <SplitPane start="Text" end="Preview" {...props} />
      </div>
    </UiProvider>,
  )
  return host
}

const pointTo = (type: string, clientX: number) =>
  line()
    .element()
    .dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, pointerId: 1 }))

describe('SplitPane', () => {
  describeConformance((given) => <SplitPane start="Text" end="Preview" {...given} />, {
    element: HTMLDivElement,
  })

  it.each([
    ['ltr', '{ArrowRight}', 52],
    ['ltr', '{Shift>}{ArrowLeft}{/Shift}', 40],
    ['rtl', '{ArrowRight}', 48],
    ['ltr', '{Home}', 30],
    ['ltr', '{End}', 70],
  ] as const)('moves by keys, %s: %s sets %i', async (dir, keys, share) => {
    const host = await start({ min: 30, max: 70 }, dir)
    await userEvent.tab()
    await userEvent.keyboard(keys)
    await expect.element(line()).toHaveAttribute('aria-valuenow', String(share))
    const part = host.querySelector('.split-pane-panel')?.getBoundingClientRect().width ?? 0
    const fullWidth = host.querySelector('.split-pane')?.getBoundingClientRect().width ?? 1
    expect(part / fullWidth).toBeCloseTo(share / 100, 2)
  })

  it('follows a drag, and resets on a double click', async () => {
    const handleChange = vi.fn()
    const host = await start({ onShareChange: handleChange, defaultShare: 40 })
    const box = host.querySelector('.split-pane')?.getBoundingClientRect() ?? new DOMRect()
    vi.spyOn(line().element(), 'setPointerCapture').mockReturnValue()
    vi.spyOn(line().element(), 'hasPointerCapture').mockReturnValue(true)
    pointTo('pointerdown', box.left)
    pointTo('pointermove', box.left + box.width * 0.6)
    expect(handleChange.mock.lastCall).toEqual([60])
    await userEvent.dblClick(line())
    expect(handleChange.mock.lastCall).toEqual([40])
  })

  it('stacks its panes without a divider on a phone', async () => {
    await start()
    await page.viewport(360, 600)
    expect(line().elements()).toEqual([])
    const [first, second] = ['Text', 'Preview'].map((messages) =>
      page.getByText(messages).element().getBoundingClientRect(),
    )
    expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity)
  })
})
