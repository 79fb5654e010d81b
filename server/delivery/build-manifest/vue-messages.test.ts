import { compile, createCoreContext, registerMessageCompiler, translate } from '@intlify/core-base'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toVueMessage } from './site-messages.ts'

registerMessageCompiler(compile)

/** Renders a converted message as a client does. */
function say(message: string, values: Record<string, string | number> = {}, count?: number): unknown {
  const context = createCoreContext({ locale: 'en', messages: { en: { key: toVueMessage(message) } } })
  return Reflect.apply(translate, undefined, [
    context,
    'key',
    values,
    ...(count === undefined ? [] : [count]),
  ])
}

describe('Message for Vue I18n', () => {
  it('replaces placeholders', () => {
    expect(say('Page not found: {path}', { path: '/x' })).toBe('Page not found: /x')
  })

  it('chooses a plural form with the text around it', () => {
    const message = 'Found {count, plural, one {# picture} other {# pictures}} today'
    expect(say(message, { count: 1 }, 1)).toBe('Found 1 picture today')
    expect(say(message, { count: 3 }, 3)).toBe('Found 3 pictures today')
  })

  it('escapes special characters', () => {
    expect(say("a@b.ee | $5 '{'x'}'")).toBe('a@b.ee | $5 {x}')
  })

  it('formats dates and numbers simply', () => {
    expect(say('On {day, date, long}', { day: 'Friday' })).toBe('On Friday')
  })

  it('uses the last case of a choice', () => {
    expect(say('{kind, select, a {A} other {Z}}', { kind: 'a' })).toBe('Z')
  })

  it('keeps any text', () => {
    // Clients read every kind of line break as the plain one.
    const message = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !/[{}'#<>&\r\u2028\u2029]/.test(text) && text.trim() !== '')
    fc.assert(
      fc.property(message, (text) => {
        expect(say(text)).toBe(text)
      }),
    )
  })
})
