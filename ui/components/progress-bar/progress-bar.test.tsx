import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { ProgressBar } from './progress-bar.tsx'

describe('ProgressBar', () => {
  describe.each([true, false])('with loading=%s', (loading) => {
    describeConformance((given) => <ProgressBar loading={loading} {...given} />, { element: HTMLDivElement })
  })

  it('is visible while the next page loads, and disappears a moment after', async () => {
    const { rerender } = render(<ProgressBar loading={false} />)
    expect(page.getByRole('progressbar').elements()).toEqual([])
    rerender(<ProgressBar loading />)
    await expect.element(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
    rerender(<ProgressBar loading={false} />)
    expect(page.getByRole('progressbar').element().getAttribute('data-state')).toBe('done')
    await expect.poll(() => page.getByRole('progressbar').elements()).toEqual([])
  })

  it('stays hidden for loads below 200 ms', () => {
    const { host } = render(<ProgressBar loading />)
    const [growth] = host.querySelector('.progress-bar-light')?.getAnimations() ?? []
    expect(growth?.effect?.getComputedTiming().delay).toBe(200)
    expect(host.querySelector('.progress-bar-light')?.getBoundingClientRect().width).toBe(0)
  })

  it('takes no space and no presses', () => {
    const { host } = render(<ProgressBar loading />)
    const { position, pointerEvents } = getComputedStyle(host.firstElementChild ?? host)
    expect([position, pointerEvents]).toEqual(['fixed', 'none'])
  })
})
