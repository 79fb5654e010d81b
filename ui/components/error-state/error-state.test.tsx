import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { ErrorState } from './error-state.tsx'

describe('ErrorState', () => {
  describeConformance(
    (given) => (
      <ErrorState status={404} title="Page Not Found" description="/nowhere" homeHref="/" {...given}>
        It may have moved.
      </ErrorState>
    ),
    { element: HTMLDivElement },
  )

  it('shows what happened, and a way out in the language of the reader', async () => {
    render(
      <UiProvider locale={et}>
        <ErrorState title="Lehte ei leitud" homeHref="/et" />
      </UiProvider>,
    )
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Lehte ei leitud')
    await expect.element(page.getByRole('link', { name: 'Tagasi avalehele' })).toHaveAttribute('href', '/et')
  })

  it('wraps a URL that is longer than a phone is wide', async () => {
    await page.viewport(320, 640)
    render(<ErrorState title="Page Not Found" description={'averylongword'.repeat(12)} />)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await page.viewport(1024, 768)
  })
})
