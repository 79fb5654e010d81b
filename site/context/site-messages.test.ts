import { msg } from '@lingui/core/macro'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { afterEach, describe, expect, it } from 'vitest'
import { ownTexts, setOwnTexts } from './own-texts.ts'
import { messagesOf } from './site-messages.ts'

const days = '{days, plural, one {# day} other {# days}}'

describe('Messages of the site', () => {
  afterEach(() => {
    for (const code of ['fr', 'et'] as const) setOwnTexts(code, [])
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

  it('count in the language, and keep the default of a text with a wrong placeholder', () => {
    const title = 'Fern'
    setOwnTexts('fr', [
      { message: 'Not sent: {title}', text: 'Non envoyé : {titre}' },
      { message: days, text: '{days, plural, one {# jour} other {# jours}}' },
    ])
    const words = messagesOf('fr')
    expect(words._(msg`Not sent: ${title}`)).toBe('Not sent: Fern')
    const id = generateMessageId(days)
    expect([0, 1, 2].map((count) => words._(id, { days: count }))).toEqual(['0 jour', '1 jour', '2 jours'])
  })

  it('have another key when the texts change', () => {
    const before = ownTexts('fr')?.key
    setOwnTexts('fr', [{ message: 'Updates', text: 'Nouvelles' }])
    const first = ownTexts('fr')?.key
    setOwnTexts('fr', [{ message: 'Updates', text: 'Actualités' }])
    expect(new Set([before, first, ownTexts('fr')?.key]).size).toBe(3)
  })
})
