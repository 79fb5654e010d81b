/**
 * Splits every code block in the HTML tree into lines and applies the options of its author. An added line is
 * an `ins`, a removed one a `del`, so that screen readers announce both.
 */
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { eachNode } from '../render/walk-hast.ts'
import type { CodeInfo } from './fence-options.ts'
import { readCodeInfo } from './fence-options.ts'

declare module 'hast' {
  interface ElementData {
    /** The text after the language of a code block. */
    meta?: string | null | undefined
  }
}

export function partCode(tree: Root): void {
  eachNode(tree, (pre) => {
    const code = pre.type === 'element' ? codeIn(pre) : undefined
    if (pre.type !== 'element' || code === undefined) return
    const info = readCodeInfo(code.data?.meta ?? '')
    pre.properties = {
      ...pre.properties,
      dataTitle: info.title,
      dataNumbers: info.numbers ? '' : undefined,
      dataWrap: info.wrap ? '' : undefined,
      dataDiff: info.diff ? '' : undefined,
    }
    const lines = textOf(code).replace(/\n$/, '').split('\n')
    pre.properties.dataLines = lines.length
    code.children = lines.flatMap((line, index) => [
      lineElement(line, index + 1, info),
      { type: 'text', value: '\n' },
    ])
  })
}

/** The `code` element in a `pre` element, if it is a code block. */
export function codeIn(pre: Element): Element | undefined {
  const [code] = pre.children
  return pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code' ? code : undefined
}

const changes: Readonly<Record<string, 'ins' | 'del'>> = { '+': 'ins', '-': 'del' }

function lineElement(line: string, number: number, { diff, marked }: CodeInfo): Element {
  const sign = diff ? line.charAt(0) : ''
  const text = diff ? line.slice(1) : line
  return {
    type: 'element',
    tagName: changes[sign] ?? 'span',
    properties: { className: ['code-line'], dataMarked: marked.has(number) ? '' : undefined },
    children: [{ type: 'text', value: text }],
  }
}
