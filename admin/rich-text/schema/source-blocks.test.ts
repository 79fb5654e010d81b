import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { openText } from '../from-mdx/open-document.ts'
import { parseEdit, rewriteOf } from './source-blocks.ts'

/** Returns the first source block of a text. */
function sourceBlockIn(source: string): Node {
  const openTextOptions = openText(source)
  if ('problem' in openTextOptions) throw new Error(openTextOptions.problem.message.message)
  const sourceBlocks: Node[] = []
  openTextOptions.text.doc.descendants((node) => {
    if (node.type.name === 'source' || node.type.name === 'inlineSource') sourceBlocks.push(node)
  })
  const [block] = sourceBlocks
  if (block === undefined) throw new Error('There is no piece of source.')
  return block
}

function become(documentText: string, source: string) {
  const result = parseEdit(sourceBlockIn(documentText), source, documentText)
  if ('problem' in result) return result.problem ?? 'too much for a line'
  return result.nodes.map((node) => [node.type.name, node.textContent || node.attrs.source || ''])
}

describe('Source block', () => {
  const unusual = 'Before\n\n<Odd a={1 + 1} />\n\n[plate]: /plates\n'

  it('is replaced by what its new source contains', () => {
    expect(become(unusual, '<Callout>\n  Mind\n</Callout>\n\n- one')).toEqual([
      ['Callout', 'Mind'],
      ['bulletList', 'one'],
    ])
    expect(become(unusual, '<Odd b />')).toEqual([['source', '<Odd b />']])
    expect(become(unusual, ' \n')).toEqual([])
  })

  it('resolves definitions of the rest of the text', () => {
    const [link] = become(unusual, 'See [plate].') as string[][]
    expect(link).toEqual(['paragraph', 'See plate.'])
    const result = parseEdit(sourceBlockIn(unusual), 'See [plate].', unusual)
    const textNode = 'nodes' in result ? result.nodes[0]?.child(1) : undefined
    expect(textNode?.marks[0]?.attrs).toMatchObject({ href: '/plates', label: 'plate' })
  })

  it('does not include the definitions when its code fence is not closed', () => {
    expect(become(unusual, '```\ncode')).toEqual([['codeBlock', 'code']])
  })

  it('is rejected with the place of the error when it cannot be parsed', () => {
    expect(become(unusual, 'Fine.\n\n<Callout>')).toMatchObject({
      line: 3,
      column: 1,
      values: { name: 'Callout' },
    })
  })

  it('stays inline', () => {
    const inLine = 'Words **and <Odd /> here**'
    expect(become(inLine, 'more *words*')).toEqual([
      ['text', 'more '],
      ['text', 'words'],
    ])
    expect(become(inLine, '{1 + 1}')).toEqual([['inlineSource', '{1 + 1}']])
    expect(become(inLine, '<Odder />')).toEqual([['inlineSource', '<Odder />']])
    expect(become(inLine, 'one\n\ntwo')).toBe('too much for a line')
    const result = parseEdit(sourceBlockIn(inLine), 'more', inLine)
    expect('nodes' in result && result.nodes[0]?.marks.map(({ type }) => type.name)).toEqual(['strong'])
  })
})

describe('Source block that the editor would rewrite', () => {
  const ragged = '| a |\n| - |\n| b | more |'

  it('returns the text that would be written', () => {
    expect(sourceBlockIn(ragged).attrs.reason).toBe('rewritten')
    expect(rewriteOf(ragged, ragged)?.formatted).toBe('| a | |\n| --- | --- |\n| b | more |')
    expect(rewriteOf(ragged, ragged)?.nodes.map(({ type }) => type.name)).toEqual(['table'])
  })
})
