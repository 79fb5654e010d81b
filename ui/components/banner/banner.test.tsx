import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Banner } from './banner.tsx'
import { bannerKey } from './persist-dismissal.ts'

const leaveNoTrace = () => onTestFinished(() => localStorage.removeItem(bannerKey))

describe('Banner', () => {
  describe.each([undefined, 'monday'])('remembered as %s', (dismissalKey) => {
    describeConformance(
      (given) => (
        <Banner {...(dismissalKey === undefined ? {} : { dismissalKey })} {...given}>
          Closed on Monday
        </Banner>
      ),
      { element: HTMLElement },
    )
  })

  it('has no button if it cannot be closed', () => {
    render(<Banner>Closed on Monday</Banner>)
    expect(page.getByRole('button').elements()).toEqual([])
  })

  it('stays closed on this device until the notice changes', async () => {
    leaveNoTrace()
    const { rerender } = render(<Banner dismissalKey="monday">Closed on Monday</Banner>)
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await expect.element(page.getByText('Closed on Monday')).not.toBeVisible()
    rerender(null)
    rerender(<Banner dismissalKey="monday">Closed on Monday</Banner>)
    await expect.element(page.getByText('Closed on Monday')).not.toBeVisible()
    rerender(null)
    rerender(<Banner dismissalKey="tuesday">Closed on Tuesday</Banner>)
    await expect.element(page.getByText('Closed on Tuesday')).toBeVisible()
  })

  it('is not painted if the script in the head has seen that it was closed', async () => {
    onTestFinished(() => document.documentElement.removeAttribute('data-banner'))
    document.documentElement.dataset.banner = 'closed'
    render(<Banner dismissalKey="monday">Closed on Monday</Banner>)
    await expect.element(page.getByText('Closed on Monday')).not.toBeVisible()
  })
})
