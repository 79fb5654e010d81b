import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { TranslationState } from './translation-state.tsx'

const languages = [
  { code: 'en', name: 'English', status: 'published' },
  { code: 'el', name: 'Ελληνικά', status: 'outdated' },
] as const

describe('TranslationState', () => {
  describeConformance((given) => <TranslationState languages={languages} {...given} />, {
    element: HTMLUListElement,
  })

  it('names each language and its state, for screen readers and on hover', () => {
    render(
      <UiProvider locale={et}>
        <TranslationState languages={languages} />
      </UiProvider>,
    )
    const items = page.getByRole('listitem').elements()
    const texts = items.map((item) => item.querySelector('.visually-hidden')?.textContent)
    expect(texts).toEqual(['English: Avaldatud', `Ελληνικά: ${et.messages.statusPill?.outdated}`])
    expect(items.map((item) => item.getAttribute('title'))).toEqual(texts)
  })

  it('has a shape for each state', () => {
    const { host } = render(<TranslationState languages={languages} />)
    const [first, second] = [...host.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)
    expect(first).not.toBe(second)
  })
})
