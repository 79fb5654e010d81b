import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { describe, expect, it } from 'vitest'
import { checkMdx } from '../check/check-mdx.ts'
import { toHast } from '../render/to-hast.ts'
import { readCodeInfo } from './fence-options.ts'
import { colorCode } from './highlight.ts'

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\``

function firstBlock(source: string) {
  const { tree } = toHast(source)
  const pre = tree.children.find((node): node is Element => node.type === 'element')
  const code = pre?.children[0]
  if (pre === undefined || code?.type !== 'element') throw new Error('There is no block of code.')
  return { tree, pre, lines: code.children.filter((node): node is Element => node.type === 'element') }
}

describe('Fence options', () => {
  it('set title, marked lines, numbers and wrapping', () => {
    expect(readCodeInfo('title="my exposure.ts" {2,4-5} numbers wrap')).toEqual({
      title: 'my exposure.ts',
      marked: new Set([2, 4, 5]),
      numbers: true,
      wrap: true,
      diff: false,
      unknown: [],
    })
  })

  it('are reported if they are unknown', () => {
    expect(readCodeInfo('numbres {x}').unknown).toEqual(['numbres', '{x}'])
    expect(checkMdx(fence('ts numbres', 'a'))[0]?.message.message).toContain('is not a code block option')
  })

  it('mark no more lines than a block may have', () => {
    expect(readCodeInfo('{1-999999999}').marked.size).toBeLessThanOrEqual(10_000)
  })
})

describe('Code block', () => {
  it('is split into lines and keeps the breaks between them', () => {
    const { pre, lines } = firstBlock(fence('ts title="a.ts" {2} numbers', 'one()\n\nthree()'))
    expect(textOf(pre)).toBe('one()\n\nthree()\n')
    expect(pre.properties).toMatchObject({ dataTitle: 'a.ts', dataNumbers: '', dataLines: 3 })
    expect(lines.map((line) => textOf(line))).toEqual(['one()', '', 'three()'])
    expect(lines.map(({ properties }) => properties.dataMarked)).toEqual([undefined, '', undefined])
  })

  it('marks added and removed lines of a diff and drops their signs', () => {
    const { lines } = firstBlock(fence('ts diff', ' kept()\n-old()\n+renewed()'))
    expect(lines.map(({ tagName }) => tagName)).toEqual(['span', 'del', 'ins'])
    expect(lines.map((line) => textOf(line))).toEqual(['kept()', 'old()', 'renewed()'])
  })
})

describe('Highlighted code', () => {
  it('has classes for tokens, no style attribute, and the same text', async () => {
    const text = 'const base = 84 // minutes\n\nreturn "base"'
    const { tree, pre, lines } = firstBlock(fence('ts', text))
    await colorCode(tree)
    expect(textOf(pre)).toBe(`${text}\n`)
    expect(lines[0]?.children[0]).toMatchObject({
      tagName: 'span',
      properties: { className: ['token-keyword'] },
      children: [{ value: 'const ' }],
    })
    expect(JSON.stringify(tree)).not.toContain('"style"')
  })

  it('recognises components in MDX', async () => {
    const { tree } = firstBlock(fence('mdx', '<Callout tone="tip">\n  Words.\n</Callout>'))
    await colorCode(tree)
    expect(JSON.stringify(tree)).toMatch(/token-string"\]},"children":\[\{"type":"text","value":"\\"tip\\"/)
  })

  it.each(['klingon', '', 'constructor'])('stays unchanged in the language %j', async (language) => {
    const { tree } = firstBlock(fence(language, 'const a = 1'))
    const before = JSON.stringify(tree)
    await colorCode(tree)
    expect(JSON.stringify(tree)).toBe(before)
  })

  it('stays in one colour if it is too long', async () => {
    const { tree, pre } = firstBlock(fence('ts', 'const a = 1\n'.repeat(2_000)))
    await colorCode(tree)
    expect(JSON.stringify(pre)).not.toContain('token-')
  })
})
