/** Labels in the documentation: what guides print in bold is a text of the interface in the same language. */
import { describe, expect, it } from 'vitest'
import { readDocumentation } from '../../content/mdx/parse/docs-files.ts'
import { readFrontMatter } from '../../content/mdx/parse/front-matter.ts'
import { nodesOf } from '../../content/mdx/parse/mdx-tree-cache.ts'
import { interfaceLocales } from '../../content/model/index.ts'
import { otherLabels } from './exceptions.ts'
import { interfaceTextsIn, labelTest } from './interface-labels.ts'

type Nodes = ReturnType<typeof nodesOf> extends Generator<infer One> ? One : never

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

interface Label {
  readonly text: string
  readonly where: string
}

/** Labels start with a capital letter and are no sentences. Other bold words are emphasised. */
function labelsOf(name: string, source: string): readonly Label[] {
  const { body, lines } = readFrontMatter(source)
  return nodesOf(body)
    .filter((node) => node.type === 'strong')
    .flatMap((node) =>
      textOf(node)
        .replaceAll(/\s+/g, ' ')
        .split(/ (?:→|›|>) /)
        .map((text) => ({ text, where: `${name}:${(node.position?.start.line ?? 0) + lines}` })),
    )
    .filter(({ text }) => /^\p{Lu}.*[^.]$/u.test(text))
    .toArray()
}

const pages = readDocumentation().filter(({ name }) => /^\w+\/(?:start|editors|administrators)\//.test(name))
const isOther = ({ text }: Label) => otherLabels.some((exception) => exception.text === text)

describe.each(interfaceLocales)('Labels of the guides in %s', (locale) => {
  it('are texts of the interface', async () => {
    const isLabel = labelTest(await interfaceTextsIn(locale))
    const labels = pages
      .filter((page) => page.locale === locale)
      .flatMap(({ name, source }) => labelsOf(name, source))
    const unknown = labels.filter((label) => !isLabel(label.text) && !isOther(label))
    expect(
      unknown.map(({ where, text }) => `${where} ${text}`),
      'Write the label as the interface shows it, or add it to tools/lint-rules/exceptions.ts.',
    ).toEqual([])
  })
})

it('finds labels in texts with placeholders, plurals and several sentences', () => {
  const isLabel = labelTest([
    'Publish {language}',
    '{count, plural, one {Delete # file} other {Delete # files}}',
    'Not saved. Try again.',
    'Upload…',
  ])
  const labels = [
    'Publish English',
    'Delete 3 files',
    'Not saved',
    'Upload',
    'Publish',
    'Delete files',
    'Save',
  ]
  expect(labels.filter(isLabel)).toEqual(['Publish English', 'Delete 3 files', 'Not saved', 'Upload'])
})
