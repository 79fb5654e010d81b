import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { CallToAction } from './call-to-action.tsx'

describe('CallToAction', () => {
  describeConformance(
    (given) => (
      <CallToAction title="Join us" {...given}>
        <p>On Saturday.</p>
      </CallToAction>
    ),
    { element: HTMLElement },
  )

  it('is a region named by its heading, with its heading level', async () => {
    render(<CallToAction title="Join us" level={3} />)
    await expect.element(page.getByRole('region', { name: 'Join us' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('Join us')
  })

  it.each([320, 1280])('keeps long words within a screen of %d px', async (width) => {
    await page.viewport(width, 800)
    render(<CallToAction title="Päikesetrükikojamälestustekogumik" />)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await page.viewport(1024, 768)
  })
})
