import { compile, createCoreContext, registerMessageCompiler, translate } from '@intlify/core-base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toVueMessage } from './site-messages.ts'

registerMessageCompiler(compile)

/** What a client makes of a message of ours. */
function say(message: string, values: Record<string, string | number> = {}, count?: number): unknown {
  const context = createCoreContext({ locale: 'en', messages: { en: { key: toVueMessage(message) } } })
  return Reflect.apply(translate, undefined, [
    context,
    'key',
    values,
    ...(count === undefined ? [] : [count]),
  ])
}

describe('a message of ours, as a client reads it', () => {
  it('fills in names', () => {
    expect(say('Page not found: {path}', { path: '/x' })).toBe('Page not found: /x')
  })

  it('chooses the form of a plural, with what stands around it', () => {
    const message = 'Found {count, plural, one {# picture} other {# pictures}} today'
    expect(say(message, { count: 1 }, 1)).toBe('Found 1 picture today')
    expect(say(message, { count: 3 }, 3)).toBe('Found 3 pictures today')
  })

  it('shows signs that mean something there as themselves', () => {
    expect(say("a@b.ee | $5 '{'x'}'")).toBe('a@b.ee | $5 {x}')
  })

  it('writes dates and numbers plainly', () => {
    expect(say('On {day, date, long}', { day: 'Friday' })).toBe('On Friday')
  })

  it('says the last of several choices, having no others', () => {
    expect(say('{kind, select, a {A} other {Z}}', { kind: 'a' })).toBe('Z')
  })

  it('keeps any words whatever', () => {
    // Clients read every sign that ends a line as the plain one.
    const words = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !/[{}'#<>&\r\u2028\u2029]/.test(text) && text.trim() !== '')
    fc.assert(
      fc.property(words, (text) => {
        expect(say(text)).toBe(text)
      }),
    )
  })
})
