import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Divider } from './divider.tsx'

describe('Divider', () => {
  describe.each(['line', 'pause'] as const)('as a %s', (variant) => {
    describeConformance((given) => <Divider variant={variant} {...given} />, { element: HTMLHRElement })
  })

  it('is announced and visible', async () => {
    render(<Divider variant="pause" />)
    await expect.element(page.getByRole('separator')).toBeVisible()
  })
})
