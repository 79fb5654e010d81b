import { describe, expect, it } from 'vitest'
import { compileText } from './compile-text.ts'

const results = '{count, plural, one {# result} other {# results}}'

describe('Own text of the site', () => {
  it.each([
    ['All updates', 'Toutes les actualités'],
    ['Not sent: {title}', 'Non envoyé : {title}'],
    ['Deleted after {days} days', 'Supprimé ensuite'],
    ['Read <0>our policy</0>.', 'Lisez <0>notre politique</0>.'],
    [results, '{count, plural, one {# résultat} many {# résultats} other {# résultats}}'],
    [results, '{count} résultats'],
  ])('can replace %j by %j', (message, text) => {
    expect(compileText(message, text)).toBeDefined()
  })

  it.each([
    ['an unknown placeholder', 'Not sent: {title}', 'Non envoyé : {titre}'],
    ['a link that is missing', 'Read <0>our policy</0>.', 'Lisez notre politique.'],
    ['a link of its own', 'Read this.', 'Lisez <0>ceci</0>.'],
    ['a brace that is not closed', 'All {count}', 'Tous {count'],
    ['a plural without its last case', results, '{count, plural, one {# résultat}}'],
  ])('cannot have %s', (_, message, text) => {
    expect(compileText(message, text)).toBeUndefined()
  })
})
