import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { LiveRegion } from './live-region.tsx'

describe('LiveRegion', () => {
  describe.each(['polite', 'assertive'] as const)('when it is %s', (urgency) => {
    describeConformance((given) => <LiveRegion message="Saved" urgency={urgency} {...given} />, {
      element: HTMLDivElement,
    })
  })

  it('exists before it has a message, and announces it in the same element', async () => {
    const { rerender } = render(<LiveRegion message="" />)
    const region = page.getByRole('status').element()
    rerender(<LiveRegion message="Three sheets are drying" />)
    await expect.element(page.getByText('Three sheets are drying')).toBeInTheDocument()
    expect(page.getByRole('status').element()).toBe(region)
  })

  it('interrupts only if it is assertive', async () => {
    render(<LiveRegion message="The session has ended" urgency="assertive" />)
    await expect.element(page.getByRole('alert')).toHaveAttribute('aria-live', 'assertive')
  })
})
