import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Section } from './section.tsx'

describe('Section', () => {
  describeConformance(
    (given) => (
      <Section title="Updates" moreLink={{ href: '/updates', label: 'All updates' }} {...given}>
        <p>The autumn fixer trials are in.</p>
      </Section>
    ),
    { element: HTMLElement },
  )

  it('is a region named by its heading, with its heading level', async () => {
    render(<Section title="Updates" level={3} />)
    await expect.element(page.getByRole('region', { name: 'Updates' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 3 })).toHaveTextContent('Updates')
  })
})
