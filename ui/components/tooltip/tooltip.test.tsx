import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

/** A real pointer takes time, but the clock is stopped here. */
function rest(thing: Locator): void {
  thing.element().dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
}

/** The visible tooltips after the next render. Waiting for conditions would advance the clock. */
async function shown(): Promise<(string | null)[]> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  return page
    .getByRole('tooltip')
    .elements()
    .map(({ textContent }) => textContent)
}

describe('Tooltip', () => {
  describeConformance(
    (given) => (
      <Tooltip label="History" defaultOpen {...given}>
        <Button icon="history" aria-label="Versions" />
      </Tooltip>
    ),
    { element: HTMLDivElement },
  )

  it('opens on focus, describes its trigger, and closes with Escape', async () => {
    render(
      <Tooltip label="All versions">
        <Button icon="history" aria-label="History" />
      </Tooltip>,
    )
    await userEvent.keyboard('{Tab}')
    await expect
      .element(page.getByRole('button', { name: 'History' }))
      .toHaveAccessibleDescription('All versions')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => page.getByRole('tooltip').elements()).toEqual([])
  })

  it('waits before it opens on hover', async () => {
    render(
      <Tooltip label="All versions">
        <Button>History</Button>
      </Tooltip>,
    )
    await userEvent.hover(page.getByRole('button'))
    expect(page.getByRole('tooltip').elements()).toEqual([])
    await expect.element(page.getByRole('tooltip')).toMatchTextContent('All versions')
  })

  it('waits 700 ms for a pointer that rests', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    render(
      <Tooltip label="All versions">
        <Button>History</Button>
      </Tooltip>,
    )
    rest(page.getByRole('button', { name: 'History' }))
    vi.advanceTimersByTime(699)
    expect(await shown()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(await shown()).toEqual(['All versions'])
  })

  it('makes plain text focusable', async () => {
    render(<Tooltip label="Iron salts">ferric citrate</Tooltip>)
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'ferric citrate' })).toHaveFocus()
  })

  it('opens on a long press, which then does nothing else', async () => {
    const handleClick = vi.fn()
    render(
      <Tooltip label="All versions">
        <Button onClick={handleClick}>History</Button>
      </Tooltip>,
    )
    const button = page.getByRole('button').element()
    const finger = { bubbles: true, cancelable: true, pointerType: 'touch' }
    button.dispatchEvent(new PointerEvent('pointerdown', finger))
    await expect.element(page.getByRole('tooltip')).toMatchTextContent('All versions')
    button.dispatchEvent(new PointerEvent('pointerup', finger))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(handleClick).not.toHaveBeenCalled()
    await expect.element(page.getByRole('tooltip')).toBeInTheDocument()
    await userEvent.click(page.getByRole('button'))
    expect(handleClick).toHaveBeenCalledOnce()
  })
})
