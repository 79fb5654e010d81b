import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { Saving } from './saving-state.tsx'
import { SavingState } from './saving-state.tsx'

/** The state as it becomes another one, under a clock that is turned by hand. */
function renderWithClock(state: Saving) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { rerender } = render(<SavingState state={state} />)
  const status = page.getByRole('status').element()
  return {
    async become(next: Saving, milliseconds: number) {
      rerender(<SavingState state={next} />)
      await vi.advanceTimersByTimeAsync(milliseconds)
      // What the clock set off is on the screen only after that.
      await vi.advanceTimersByTimeAsync(1)
    },
    says: (messages: string) => expect.poll(() => status.textContent).toBe(messages),
  }
}

describe('SavingState', () => {
  describeConformance((given) => <SavingState state="failed" onRetry={() => {}} {...given} />, {
    element: HTMLDivElement,
  })

  it('has no word for a saving that takes no time', async () => {
    const { become, says } = renderWithClock('unsaved')
    await become('saving', 390)
    await says('Not saved yet')
    await become('saved', 0)
    await says('Saved')
    await become('saved', 1000)
    await says('Saved')
  })

  it('says that it saves once that takes long, in the element that was there before', async () => {
    const { become, says } = renderWithClock('saved')
    await become('saving', 410)
    await says('Saving…')
    await become('failed', 0)
    await says('Not saved')
  })

  it('begins to wait anew with each saving', async () => {
    const { become, says } = renderWithClock('saved')
    await become('saving', 300)
    await become('unsaved', 0)
    await become('saving', 300)
    await says('Not saved yet')
  })

  it('offers to try again only where that helps', async () => {
    const handleRetry = vi.fn()
    const { rerender } = render(<SavingState state="failed" onRetry={handleRetry} />)
    await userEvent.click(page.getByRole('button', { name: 'Save again' }))
    expect(handleRetry).toHaveBeenCalledOnce()
    rerender(<SavingState state="saved" onRetry={handleRetry} />)
    expect(page.getByRole('button').elements()).toEqual([])
  })
})
