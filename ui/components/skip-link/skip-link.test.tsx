import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { el } from '../../locales/el.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { SkipLink } from './skip-link.tsx'

describe('SkipLink', () => {
  describeConformance(
    (given) => (
      <>
        <SkipLink {...given} />
        <main id="main-content">The content</main>
      </>
    ),
    { element: HTMLAnchorElement },
  )

  it('shows on focus, and links to the content', async () => {
    render(
      <UiProvider locale={el}>
        <SkipLink />
        <main id="main-content" tabIndex={-1}>
          Το περιεχόμενο
        </main>
      </UiProvider>,
    )
    await userEvent.keyboard('{Tab}')
    const link = page.getByRole('link', { name: 'Μετάβαση στο περιεχόμενο' })
    await expect.element(link).toHaveFocus()
    expect(link.element().getBoundingClientRect().width).toBeGreaterThan(40)
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.id).toBe('main-content')
    history.replaceState(null, '', location.pathname + location.search)
  })
})
