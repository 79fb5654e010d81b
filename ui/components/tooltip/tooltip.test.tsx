import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

describe('Tooltip', () => {
  describeConformance(
    (given) => (
      <Tooltip label="History" defaultOpen {...given}>
        <Button icon="history" aria-label="Versions" />
      </Tooltip>
    ),
    { element: HTMLDivElement },
  )

  it('opens on focus, describes what it belongs to, and goes with Escape', async () => {
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

  it('gives plain words something to focus', async () => {
    render(<Tooltip label="Iron salts">ferric citrate</Tooltip>)
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'ferric citrate' })).toHaveFocus()
  })

  it('opens to a finger that stays, which then presses nothing', async () => {
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
