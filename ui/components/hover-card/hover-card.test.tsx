import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import { HoverCard } from './hover-card.tsx'

const card = (
  <>
    <p>
      <HoverCard card={<a href="#texts">Her texts</a>}>
        <a href="#mari">Mari</a>
      </HoverCard>
    </p>
    <button type="button" style={{ marginBlockStart: '10rem' }}>
      Next
    </button>
  </>
)

const mari = page.getByRole('link', { name: 'Mari' })
const texts = page.getByRole('link', { name: 'Her texts' })
const isClosed = () => expect.poll(() => texts.elements()).toEqual([])

describe('HoverCard', () => {
  describeConformance(
    (given) => (
      <HoverCard card="Writes about paper." {...given}>
        <a href="#mari">Mari</a>
      </HoverCard>
    ),
    { element: HTMLSpanElement },
  )

  it('opens when the pointer rests, stays while it moves to the card, and closes', async () => {
    render(card)
    await userEvent.hover(mari)
    await expect.element(texts).toBeVisible()
    await userEvent.hover(texts)
    await expect.element(texts).toBeVisible()
    await userEvent.hover(page.getByRole('button'))
    await isClosed()
  })

  it('opens on focus, is entered with Tab, and closes on blur', async () => {
    render(card)
    await press('{Tab}')
    await expect.element(texts).toBeVisible()
    await press('{Tab}')
    await expect.element(texts).toHaveFocus()
    await press('{Tab}')
    await isClosed()
  })

  it('stays open for the keyboard when the pointer leaves', async () => {
    render(
      <>
        {card}
        <HoverCard card="Prints on glass.">
          <a href="#juhan">Juhan</a>
        </HoverCard>
      </>,
    )
    await press('{Tab}')
    await expect.element(texts).toBeVisible()
    await userEvent.hover(texts)
    // This card opens later than the first one would close.
    await userEvent.hover(page.getByRole('link', { name: 'Juhan' }))
    await expect.element(page.getByText('Prints on glass.')).toBeVisible()
    await press('{Tab}')
    await expect.element(texts).toHaveFocus()
  })

  it('closes with Escape, and keeps focus', async () => {
    render(card)
    await press('{Tab}')
    await expect.element(texts).toBeVisible()
    await press('{Escape}')
    await isClosed()
    await expect.element(mari).toHaveFocus()
  })

  it('does not open on touch', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    render(card)
    const touch = { bubbles: true, pointerType: 'touch' }
    mari.element().dispatchEvent(new PointerEvent('pointerover', touch))
    vi.advanceTimersByTime(700)
    await new Promise(requestAnimationFrame)
    expect(texts.elements()).toEqual([])
  })
})
