import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { el } from '../../locales/el.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { FootnoteReturn, Footnotes } from './footnotes.tsx'

describe('Footnotes', () => {
  describeConformance((given) => <Footnotes {...given}>April.</Footnotes>, { element: HTMLElement })

  it('are a section with a heading in the language of the reader', async () => {
    render(
      <UiProvider locale={el}>
        <Footnotes>Απρίλιος.</Footnotes>
      </UiProvider>,
    )
    await expect.element(page.getByRole('region', { name: 'Υποσημειώσεις' })).toMatchTextContent('Απρίλιος.')
  })
})

describe('FootnoteReturn', () => {
  describeConformance((given) => <FootnoteReturn number="2" href="#back-2" {...given} />, {
    element: HTMLAnchorElement,
  })

  it('names the target of its link', async () => {
    render(<FootnoteReturn number="2" href="#back-2" />)
    const link = page.getByRole('link', { name: 'Back to reference 2' })
    await expect.element(link).toHaveAttribute('href', '#back-2')
  })
})
