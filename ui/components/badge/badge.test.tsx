import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Badge, badgeTones } from './badge.tsx'

describe('Badge', () => {
  describe.each(badgeTones)('of the tone %s', (tone) => {
    describeConformance(
      (given) => (
        <Badge tone={tone} {...given}>
          Research
        </Badge>
      ),
      { element: HTMLSpanElement },
    )
  })

  it('exposes its text and hides the dot', async () => {
    render(<Badge dot>Published</Badge>)
    await expect.element(page.getByText('Published')).toMatchTextContent(/^Published$/)
  })
})
