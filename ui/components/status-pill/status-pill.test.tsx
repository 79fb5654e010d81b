import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { StatusPill, statuses } from './status-pill.tsx'

describe('StatusPill', () => {
  describeConformance((given) => <StatusPill status="published" {...given} />, { element: HTMLSpanElement })

  it('names each status in the language of the reader', async () => {
    const { host } = render(
      <UiProvider locale={et}>
        {statuses.map((status) => (
          <StatusPill key={status} status={status} />
        ))}
      </UiProvider>,
    )
    const texts = [...host.querySelectorAll('.status-pill')].map((pill) => pill.textContent)
    expect(new Set(texts).size).toBe(statuses.length)
    expect(texts.every((text) => text !== '' && !text.includes('.'))).toBe(true)
  })

  it('shows a more precise text if there is one', async () => {
    render(<StatusPill status="changed">Published, changed</StatusPill>)
    await expect.element(page.getByText('Published, changed')).toBeVisible()
  })
})
