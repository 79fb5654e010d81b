import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Progress } from './progress.tsx'

const bar = () => page.getByRole('progressbar')

describe('Progress', () => {
  describeConformance((given) => <Progress label="Importing" value={3} max={12} shows="part" {...given} />, {
    element: HTMLProgressElement,
  })

  it('exposes the progress as text', async () => {
    const { rerender } = render(<Progress label="Importing" value={1200} max={4800} shows="part" />)
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '1,200 of 4,800')
    await expect.element(page.getByText('1,200 of 4,800')).toBeVisible()
    rerender(<Progress label="Importing" value={4800} max={4800} shows="part" />)
    await expect.element(bar()).toHaveAttribute('aria-valuetext', 'Done')
  })

  it('is never complete before the end', async () => {
    render(<Progress label="Importing" value={0.999} />)
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '99%')
  })

  it('uses the number format of its language', async () => {
    render(
      <UiProvider locale={et}>
        <Progress label="Import" value={12_500} max={48_000} shows="part" />
      </UiProvider>,
    )
    await expect.element(page.getByText(/^12\s500\D+48\s000$/)).toBeVisible()
  })

  it('has an accessible name, also with a hidden label', async () => {
    render(<Progress label="Importing" labelHidden value={0.5} />)
    await expect.element(page.getByRole('progressbar', { name: 'Importing' })).toBeVisible()
    expect(getComputedStyle(page.getByText('Importing').element()).clipPath).toBe('inset(50%)')
  })

  it('has no value if the progress is unknown', async () => {
    render(<Progress label="Checking" />)
    await expect.element(bar()).not.toHaveAttribute('aria-valuetext')
    expect(bar().element().matches(':indeterminate')).toBe(true)
  })
})
