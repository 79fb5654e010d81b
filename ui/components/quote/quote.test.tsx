import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Quote } from './quote.tsx'

describe('Quote', () => {
  describeConformance(
    (given) => (
      <Quote author="Helve Tamm" source="A notebook" {...given}>
        The blue stays.
      </Quote>
    ),
    { element: HTMLElement },
  )

  it('names the author and links to the source', async () => {
    render(
      <Quote author="Helve Tamm" source="A notebook" href="/notebook">
        The blue stays.
      </Quote>,
    )
    await expect.element(page.getByRole('blockquote')).toMatchTextContent('The blue stays.')
    await expect.element(page.getByRole('link', { name: 'A notebook' })).toHaveAttribute('href', '/notebook')
    await expect.element(page.getByText('Helve Tamm')).toBeVisible()
  })

  it('drops a dangerous source URL', () => {
    render(
      <Quote source="A notebook" href="//elsewhere.example">
        The blue stays.
      </Quote>,
    )
    expect(page.getByRole('link').elements()).toEqual([])
  })

  it('has no caption without an author', () => {
    const { host } = render(<Quote>The blue stays.</Quote>)
    expect(host.querySelector('figcaption')).toBeNull()
  })
})
