import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as english from '../locales/en.ts'
import { loadLocale, locales } from '../locales/index.ts'
import type { Locale } from '../locales/locale.ts'
import { render } from '../testing/render.tsx'
import { UiProvider, useUi } from './ui-provider.tsx'

const messages = { search: english.search, toast: english.toast }

function Speaker() {
  const { dir, lang, word } = useUi(messages)
  return (
    <output lang={lang} dir={dir}>
      {word('toast.close')}, {word('search.found', { count: '7' })}
    </output>
  )
}

function speaking(locale?: Locale, dir?: 'ltr' | 'rtl') {
  render(
    <UiProvider locale={locale} {...(dir && { dir })}>
      <Speaker />
    </UiProvider>,
  )
  return page.getByRole('status')
}

describe('component', () => {
  it('uses English without a locale', async () => {
    await expect.element(speaking()).toHaveTextContent('Close, Results: 7')
  })

  it('uses the given language and direction, and keeps the direction of a number', async () => {
    const output = speaking(await loadLocale('he'))
    await expect.element(output).toHaveTextContent('סגירה, תוצאות: \u20687\u2069')
    await expect.element(output).toHaveAttribute('dir', 'rtl')
    await expect.element(output).toHaveAttribute('lang', 'he')
  })

  it('accepts a direction that differs from its language', async () => {
    await expect.element(speaking(await loadLocale('he'), 'ltr')).toHaveAttribute('dir', 'ltr')
  })

  it('accepts another language for dates and numbers', async () => {
    render(
      <UiProvider formats="en-GB">
        <Speaker />
      </UiProvider>,
    )
    const output = page.getByRole('status')
    await expect.element(output).toHaveTextContent('Close, Results: 7')
    await expect.element(output).toHaveAttribute('lang', 'en-GB')
  })

  it('shows developers the path of a text that their locale lacks', async () => {
    const lacking: Locale = { name: 'Klingon', code: 'tlh', messages: { toast: { close: 'yISoQmoH' } } }
    await expect.element(speaking(lacking)).toHaveTextContent('yISoQmoH, search.found')
  })
})

it.each(locales)(
  'formats dates and numbers of $name in a language that this browser supports',
  async ({ load }) => {
    const lang =
      speaking(await load())
        .element()
        .getAttribute('lang') ?? ''
    expect(Intl.DateTimeFormat.supportedLocalesOf(lang)).toEqual([lang])
    expect(Intl.NumberFormat.supportedLocalesOf(lang)).toEqual([lang])
  },
)
