import { interfaceLocales, locales, setSiteLocales } from '@cyanotype/content/model/index.ts'
import { msg } from '@lingui/core/macro'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { afterEach, describe, expect, it } from 'vitest'
import { ownTexts, setOwnTexts } from './own-texts.ts'
import { messagesOf } from './site-messages.ts'

const days = '{days, plural, one {# day} other {# days}}'

describe('Messages of the site', () => {
  afterEach(() => {
    for (const code of ['fr', 'et', 'ar', 'th'] as const) setOwnTexts(code, [])
    setSiteLocales(interfaceLocales)
  })

  it('use own texts one by one, and else the catalogue or English', () => {
    setOwnTexts('et', [{ message: 'Updates', text: 'Teated' }])
    expect(messagesOf('et')._(msg`Updates`)).toBe('Teated')
    expect(messagesOf('et')._(msg`All updates`)).toBe('Kõik uudised')
    setOwnTexts('fr', [{ message: 'Updates', text: 'Actualités' }])
    expect(messagesOf('fr')._(msg`Updates`)).toBe('Actualités')
    expect(messagesOf('fr')._(msg`All updates`)).toBe('All updates')
    setOwnTexts('fr', [])
    expect(messagesOf('fr')._(msg`Updates`)).toBe('Updates')
  })

  it('use own texts of the fallback language before English', () => {
    setOwnTexts('fr', [
      { message: 'Updates', text: 'Actualités' },
      { message: 'Contact', text: 'Contactez-nous' },
    ])
    setSiteLocales(['en', 'fr', 'ca'], { ca: 'fr' })
    expect(messagesOf('ca')._(msg`Updates`)).toBe('Actualités')
    setOwnTexts('ca', [{ message: 'Updates', text: 'Novetats' }])
    const messages = messagesOf('ca')
    expect([messages._(msg`Updates`), messages._(msg`Contact`)]).toEqual(['Novetats', 'Contactez-nous'])
    expect(messages._(msg`All updates`)).toBe('All updates')
    setSiteLocales(['en', 'fr', 'ca'])
    expect(messagesOf('ca')._(msg`Contact`)).toBe('Contact')
    setOwnTexts('ca', [])
  })

  it('use the catalogue of a fallback language before English', () => {
    setSiteLocales(['en', 'et', 'fi'], { fi: 'et' })
    expect(messagesOf('fi')._(msg`All updates`)).toBe('Kõik uudised')
    setSiteLocales(['en', 'et', 'fi'])
    expect(messagesOf('fi')._(msg`All updates`)).toBe('All updates')
  })

  it('count in the language, and keep the default of a text with a wrong placeholder', () => {
    const title = 'Fern'
    setOwnTexts('fr', [
      { message: 'Not sent: {title}', text: 'Non envoyé : {titre}' },
      { message: days, text: '{days, plural, one {# jour} other {# jours}}' },
    ])
    const messages = messagesOf('fr')
    expect(messages._(msg`Not sent: ${title}`)).toBe('Not sent: Fern')
    const id = generateMessageId(days)
    expect([0, 1, 2].map((count) => messages._(id, { days: count }))).toEqual(['0 jour', '1 jour', '2 jours'])
  })

  it('keep the punctuation of English at its end on pages from right to left', () => {
    setOwnTexts('ar', [{ message: 'Updates', text: 'أخبار' }])
    expect(messagesOf('ar')._(msg`Updates`)).toBe('أخبار')
    expect(messagesOf('ar')._(msg`All updates`)).toBe('\u2066All updates\u2069')
    const id = generateMessageId(days)
    expect(messagesOf('he')._(id, { days: 1 })).toBe('\u20661 day\u2069')
  })

  it('keep the punctuation of own texts of a fallback language at its end', () => {
    setOwnTexts('fr', [{ message: 'Updates', text: 'Actualités !' }])
    setSiteLocales(['en', 'fr', 'ar'], { ar: 'fr' })
    expect(messagesOf('ar')._(msg`Updates`)).toBe('\u2066Actualités !\u2069')
    setOwnTexts('ar', [{ message: 'Updates', text: 'أخبار!' }])
    expect(messagesOf('ar')._(msg`Updates`)).toBe('أخبار!')
  })

  it('are written as they are in a catalogue from right to left', () => {
    Object.assign(locales.et, { dir: 'rtl' })
    try {
      expect(messagesOf('et')._(msg`All updates`)).toBe('Kõik uudised')
    } finally {
      Object.assign(locales.et, { dir: 'ltr' })
    }
  })

  it('count English by the rules of English in a language with own texts', () => {
    setOwnTexts('th', [{ message: 'Updates', text: 'ข่าว' }])
    expect(messagesOf('th')._(msg`Updates`)).toBe('ข่าว')
    const id = generateMessageId(days)
    expect([0, 1, 2].map((count) => messagesOf('th')._(id, { days: count }))).toEqual([
      '0 days',
      '1 day',
      '2 days',
    ])
  })

  it('have another key when the texts change', () => {
    const before = ownTexts('fr')?.key
    setOwnTexts('fr', [{ message: 'Updates', text: 'Nouvelles' }])
    const first = ownTexts('fr')?.key
    setOwnTexts('fr', [{ message: 'Updates', text: 'Actualités' }])
    expect(new Set([before, first, ownTexts('fr')?.key]).size).toBe(3)
  })
})
