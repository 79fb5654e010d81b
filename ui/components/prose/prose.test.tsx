import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Prose } from './prose.tsx'

const text = (
  <>
    <p>Two thin coats, brushed crosswise.</p>
    <ul>
      <li>One</li>
      <li>Two</li>
    </ul>
    <blockquote>
      <p>The yellow leaves, the blue stays.</p>
    </blockquote>
    <p>
      Inline <code>code</code> and <kbd>F8</kbd>.
    </p>
  </>
)

describe('Prose', () => {
  describe.each(['docs', 'reading'] as const)('set as %s', (face) => {
    describeConformance(
      (given) => (
        <Prose face={face} {...given}>
          {text}
        </Prose>
      ),
      { element: HTMLDivElement },
    )
  })

  it('uses a serif for reading and a sans serif for documentation', () => {
    render(<Prose face="reading">Long</Prose>)
    expect(getComputedStyle(page.getByText('Long').element()).fontFamily).toContain('Literata')
  })

  it('is never wider than a phone, except for scrolling frames', async () => {
    await page.viewport(320, 640)
    render(
      <Prose>
        {text}
        <p>{'averylongwordwithoutanyplacetobreak'.repeat(4)}</p>
      </Prose>,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await page.viewport(1024, 768)
  })
})
