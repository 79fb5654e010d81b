import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { el } from '../../locales/el.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Callout, calloutTones } from './callout.tsx'

describe('Callout', () => {
  describe.each(calloutTones)('of the tone %s', (tone) => {
    describeConformance(
      (given) => (
        <Callout tone={tone} title="Before you begin" {...given}>
          It stains.
        </Callout>
      ),
      { element: HTMLElement },
    )
  })

  it('is a note named by its kind', async () => {
    render(<Callout tone="warning">It stains.</Callout>)
    await expect.element(page.getByRole('note', { name: 'Warning' })).toMatchTextContent('It stains.')
  })

  it('shows its kind next to a title too', async () => {
    render(
      <Callout tone="danger" title="Acid">
        Wear gloves.
      </Callout>,
    )
    await expect.element(page.getByRole('note', { name: 'Acid Danger' })).toBeVisible()
    await expect.element(page.getByText('Danger')).toBeVisible()
  })

  it('names its kind in the language of the reader', async () => {
    render(
      <UiProvider locale={el}>
        <Callout tone="tip">Κοιτάζετε συχνά.</Callout>
      </UiProvider>,
    )
    await expect.element(page.getByRole('note', { name: 'Συμβουλή' })).toBeVisible()
  })
})
