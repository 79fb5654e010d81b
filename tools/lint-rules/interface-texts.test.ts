/**
 * English texts of the interface, with the problems of the server: no banned word, one word for one thing, short
 * sentences, and no two texts that differ only in case or in the full stop.
 */
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { expect, it } from 'vitest'
import { en } from '../../ui/locales/en.ts'
import { bannedWords, interfaceWords } from './banned-words.ts'
import { interfaceTexts } from './exceptions.ts'
import { codeFiles, read, root } from './source-files.ts'

const maxWords = 20

async function messagesOfCatalogues(): Promise<readonly string[]> {
  const catalogues = await getCatalogs(getConfig({ cwd: root }))
  const messages = await Promise.all(catalogues.map((catalogue) => catalogue.read('en')))
  const translations = messages.flatMap((all) => Object.values(all ?? {}).map((one) => one.translation ?? ''))
  return [...new Set(translations)]
}

/** The forms of a plural, and the text around it. */
function formsOf(text: string): readonly string[] {
  const form = /\b(?:zero|one|two|few|many|other|=\d+) \{((?:[^{}]|\{\w+\})*)\}/g
  const forms = [...text.matchAll(form)].map(([, inner = '']) => inner)
  return [...forms, text.replaceAll(form, '')]
}

function problemsIn(text: string): readonly string[] {
  return formsOf(text).flatMap((form) => {
    const prose = form.replaceAll(/\{[^{}]*\}/g, '{}')
    const words = [...bannedWords, ...interfaceWords].flatMap(({ word, say }) => {
      const [found] = word.exec(prose) ?? []
      return found === undefined ? [] : [`“${found}”: say ${say}`]
    })
    const isLong = prose
      .split(/[.!?](?:\s|$)/)
      .some((sentence) => sentence.trim().split(/\s+/).length > maxWords)
    return [
      ...words,
      ...(isLong ? [`a sentence of more than ${maxWords} words`] : []),
      ...(prose.includes(';') ? ['a semicolon'] : []),
      ...(/\.\.\.| …$/.test(prose) ? ['an ellipsis other than “…” after the word'] : []),
    ]
  })
}

/** Texts of which another one has the same letters, in the order of the catalogues. */
function similarTexts(texts: readonly string[]): readonly (readonly string[])[] {
  const plain = (text: string) => text.toLowerCase().replace(/\.$/, '')
  return Object.values(Object.groupBy(texts, plain)).flatMap((group = []) =>
    group.length > 1 ? [group.toSorted()] : [],
  )
}

/** The texts in the code that have an id of their own. The catalogue of the language wins over them. */
function textsWithId(code: string): readonly (readonly [id: string, text: string])[] {
  const declared = /\bid: '([\w.-]+)',\s+message:\s+(['"])((?:\\.|(?!\2).)+)\2/g
  return [...code.matchAll(declared)].map(([, id = '', , text = '']) => [id, text.replaceAll(/\\(.)/g, '$1')])
}

async function catalogueTexts(): Promise<ReadonlyMap<string, string>> {
  const catalogues = await getCatalogs(getConfig({ cwd: root }))
  const messages = await Promise.all(catalogues.map((catalogue) => catalogue.read('en')))
  return new Map(
    messages.flatMap((all) => Object.entries(all ?? {}).map(([id, one]) => [id, one.translation ?? ''])),
  )
}

const messages = await messagesOfCatalogues()
const components = Object.values(en.messages).flatMap((group): readonly string[] => Object.values(group))
const texts = [...messages, ...components]
const excepted = new Set(interfaceTexts.map(({ text }) => text))

it('has no text with a banned word, a long sentence or a semicolon', () => {
  const problems = texts
    .filter((text) => !excepted.has(text))
    .flatMap((text) => problemsIn(text).map((problem) => `“${text}” has ${problem}`))
  expect(
    problems,
    'Change the text in the code, or add an exception with a reason to tools/lint-rules/exceptions.ts.',
  ).toEqual([])
})

it('has no two texts that differ only in case or in the full stop', () => {
  expect(similarTexts(messages.filter((text) => !excepted.has(text))), 'Use one text for both.').toEqual([])
})

it('has no exception that is not needed', () => {
  const same = new Set(similarTexts(messages).flat())
  const unused = [...excepted].filter((text) => problemsIn(text).length === 0 && !same.has(text))
  expect(unused, 'Remove the exceptions from tools/lint-rules/exceptions.ts.').toEqual([])
  expect([...excepted].filter((text) => !texts.includes(text))).toEqual([])
})

it('has the same English text in the code and in the catalogue', async () => {
  const inCatalogue = await catalogueTexts()
  const declared = codeFiles().flatMap((path) => textsWithId(read(path)))
  expect(declared.filter(([id]) => inCatalogue.has(id)).length).toBeGreaterThan(500)
  expect(
    declared.filter(([id, text]) => (inCatalogue.get(id) ?? text) !== text),
    'Write the new text into en.po too. Users read that one.',
  ).toEqual([])
})

it('reads the texts with an id from code', () => {
  const code = `[{ id: 'one', message: 'It\\'s \\\\<' }, /*i18n*/ { id: 'two.a', message:\n "Two" }, { id: 'x' }]`
  expect(textsWithId(code)).toEqual([
    ['one', "It's \\<"],
    ['two.a', 'Two'],
  ])
})

it.each([
  ['The picture of {name}', ['“picture”: say image']],
  ['Enter an e-mail address', []],
  ['{count, plural, one {# picture} other {# images}}', ['“picture”: say image']],
  ['Wait; then try again', ['a semicolon']],
  [`${'word '.repeat(21)}.`, ['a sentence of more than 20 words']],
  [`${'word '.repeat(12)}. ${'Word '.repeat(12)}.`, []],
])('finds the problems of %j', (text, problems) => {
  expect(problemsIn(text)).toEqual(problems)
})

it('finds texts that differ only in case or in the full stop', () => {
  expect(similarTexts(['Sign out', 'Sign in', 'sign out.', 'Sign out…'])).toEqual([['Sign out', 'sign out.']])
})
