import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import { expect, it } from 'vitest'
import { problems } from '../problems/problems.ts'
import { openMessages } from './index.ts'

const messages = await openMessages()

it.each(interfaceLocales)('renders every problem in %s with all its values', (locale) => {
  for (const { text } of Object.values(problems)) {
    const names = [...text.message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]))
    const translated = messages.say(locale, text, values)
    for (const name of names) expect(translated).toContain(`<${name}>`)
    expect(translated).not.toMatch(/[{}]/)
    expect(messages.sayById(locale, text.id)).toBeDefined()
  }
})

it('uses the exact text of the specification when a language cannot be loaded', () => {
  const values = { locale: 'et', reason: 'the file cannot be read' }
  expect(messages.say('en', problems.locale_not_loaded.text, values)).toBe(
    'Failed loading locale (et): the file cannot be read',
  )
})

it('falls back to the English text in the code when no catalogue has the message', () => {
  expect(messages.say('el', { id: 'test.nowhere', message: 'Only {count} here' }, { count: 2 })).toBe(
    'Only 2 here',
  )
  expect(messages.sayById('el', 'test.nowhere')).toBeUndefined()
  expect(messages.sayById('el', 'constructor')).toBeUndefined()
})
