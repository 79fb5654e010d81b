import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { Saving } from './saving-state.tsx'
import { SavingState } from './saving-state.tsx'

/** Renders the state with fake timers. */
function renderWithClock(state: Saving) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { rerender } = render(<SavingState state={state} />)
  const status = page.getByRole('status').element()
  return {
    async become(next: Saving, milliseconds: number) {
      rerender(<SavingState state={next} />)
      await vi.advanceTimersByTimeAsync(milliseconds)
      // Updates caused by the timer render only after this.
      await vi.advanceTimersByTimeAsync(1)
    },
    says: (messages: string) => expect.poll(() => status.textContent).toBe(messages),
  }
}

describe('SavingState', () => {
  describeConformance((given) => <SavingState state="failed" onRetry={() => {}} {...given} />, {
    element: HTMLDivElement,
  })

  it('shows nothing for a short save', async () => {
    const { become, says } = renderWithClock('unsaved')
    await become('saving', 390)
    await says('Unsaved changes')
    await become('saved', 0)
    await says('Saved')
    await become('saved', 1000)
    await says('Saved')
  })

  it('shows a long save, in the element that existed before', async () => {
    const { become, says } = renderWithClock('saved')
    await become('saving', 410)
    await says('Saving…')
    await become('failed', 0)
    await says('Not saved')
  })

  it('restarts the delay with each save', async () => {
    const { become, says } = renderWithClock('saved')
    await become('saving', 300)
    await become('unsaved', 0)
    await become('saving', 300)
    await says('Unsaved changes')
  })

  it('offers a retry only where that helps', async () => {
    const handleRetry = vi.fn()
    const { rerender } = render(<SavingState state="failed" onRetry={handleRetry} />)
    await userEvent.click(page.getByRole('button', { name: 'Save again' }))
    expect(handleRetry).toHaveBeenCalledOnce()
    rerender(<SavingState state="saved" onRetry={handleRetry} />)
    expect(page.getByRole('button').elements()).toEqual([])
  })
})
