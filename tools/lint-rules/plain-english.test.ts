/**
 * Plain English: comments, test titles and the texts of Storybook use the words of the glossary and no metaphors or
 * bookish words.
 */
import { expect, it } from 'vitest'
import { bannedWords } from './banned-words.ts'
import { plainWords } from './exceptions.ts'
import type { Node } from './source-files.ts'
import { codeFiles, filesLike, parse, parseText, read, walk } from './source-files.ts'
import type { Passage } from './storybook-passages.ts'
import {
  filesWithTexts,
  longSentencesIn,
  storiesFiles,
  storyNamesIn,
  textsIn,
  wordsPerSentence,
} from './storybook-passages.ts'
import { titleOf } from './test-titles.ts'

/**
 * The demonstration content has its own voice, released migrations are never edited, and the lists contain the
 * words themselves.
 */
const excluded = [
  'content/seed/',
  'server/db/migrations/',
  'tools/lint-rules/banned-words.ts',
  'tools/lint-rules/exceptions.ts',
]

const literals = ['Literal', 'TemplateElement', 'JSXText']

/** Comments outside of strings, and test titles. */
function passagesOf(source: string, tree: Node): Passage[] {
  const titles: Passage[] = []
  let code = source
  walk(tree, (node) => {
    const title = titleOf(node)
    if (title !== undefined) titles.push({ at: node.start, text: title })
    if (literals.includes(node.type)) code = blank(code, node)
  })
  return [...commentsIn(code), ...titles]
}

function blank(code: string, { start, end }: Node): string {
  return code.slice(0, start) + ' '.repeat(end - start) + code.slice(end)
}

function commentsIn(code: string): Passage[] {
  return [...code.matchAll(/\/\/[^\n]*|\/\*.*?\*\//gs)].map(({ 0: text, index }) => ({ at: index, text }))
}

interface Finding {
  readonly path: string
  readonly word: string
  readonly where: string
}

function findingsIn(path: string, source: string, passages: readonly Passage[]): Finding[] {
  return passages.flatMap(({ at, text }) => {
    const prose = text.replaceAll(/`[^`]*`/g, '').replaceAll(/\s+\*?\s*/g, ' ')
    return bannedWords.flatMap(({ word, say }) => {
      const [found] = word.exec(prose) ?? []
      if (found === undefined) return []
      const line = source.slice(0, at).split('\n').length
      return [{ path, word: found.toLowerCase(), where: `${path}:${line} “${found}”: say ${say}` }]
    })
  })
}

function findings(): Finding[] {
  const beginsWithOne = (path: string, starts: readonly string[]) =>
    starts.some((start) => path.startsWith(start))
  const isChecked = (path: string) => !beginsWithOne(path, excluded)
  const code = codeFiles()
    .filter(isChecked)
    .flatMap((path) => findingsIn(path, read(path), passagesOf(read(path), parse(path))))
  const styles = filesLike('{.storybook,admin,site,ui}/**/*.css')
    .filter(isChecked)
    .flatMap((path) => findingsIn(path, read(path), commentsIn(read(path))))
  const texts = filesWithTexts().flatMap((path) => findingsIn(path, read(path), textsIn(parse(path))))
  const names = storiesFiles().flatMap((path) => findingsIn(path, read(path), storyNamesIn(parse(path))))
  return [...code, ...styles, ...texts, ...names]
}

const found = findings()

const matches = (finding: Finding, { path, word }: Pick<Finding, 'path' | 'word'>) =>
  finding.path === path && finding.word === word

it('has no banned word in comments, test titles and the texts of Storybook', () => {
  const notAllowed = found.filter((finding) => !plainWords.some((exception) => matches(finding, exception)))
  expect(
    notAllowed.map(({ where }) => where),
    'Use a plain word, or add an exception to tools/lint-rules/exceptions.ts if the word is the thing itself.',
  ).toEqual([])
})

it('has no exception that is not needed', () => {
  const unused = plainWords.filter((exception) => !found.some((finding) => matches(finding, exception)))
  expect(unused, 'Remove the exceptions from tools/lint-rules/exceptions.ts.').toEqual([])
})

it(`has no sentence with more than ${wordsPerSentence} words in the texts of Storybook`, () => {
  const long = filesWithTexts().flatMap((path) =>
    textsIn(parse(path)).flatMap(({ text }) =>
      longSentencesIn(text).map((sentence) => `${path}: ${sentence}`),
    ),
  )
  expect(long, 'Split the sentence.').toEqual([])
})

it('checks strings and paragraphs of Storybook, and the names of stories', () => {
  const source = [
    "const meta = { title: 'Data/The house' } satisfies Meta",
    'export const TheHouse: Story = {}',
    "export const Door: Story = { name: 'A door', args: { name: 'plate' } }",
    "const advice = { use: 'Mend it' }",
    'const page = <p>A <code>house</code> with a <em>plate</em></p>',
  ].join('\n')
  const tree = parseText(source, 'tsx')
  expect(storyNamesIn(tree).map(({ text }) => text)).toEqual(['Data/The house', 'The House', 'A door'])
  expect(textsIn(tree).map(({ text }) => text)).toEqual([
    'Data/The house',
    'A door',
    'Mend it',
    'A code with a plate',
  ])
})

it('checks comments and test titles, but no other strings and no code in backticks', () => {
  const source = [
    "const a = 'the house // the house'",
    '/** See `house` and `/house`. */',
    '// Whoever opens',
    "it('mends it', () => {})",
    "describe.each([])('the door', () => {})",
  ].join('\n')
  const inSource = findingsIn('a.ts', source, passagesOf(source, parseText(source)))
  expect(inSource.map(({ where }) => where.split(':').slice(0, 2).join(':'))).toEqual([
    'a.ts:3 “Whoever”',
    'a.ts:4 “mends”',
    'a.ts:5 “door”',
  ])
})
