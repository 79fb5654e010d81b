import { joinForward } from 'prosemirror-commands'
import type { Node } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { openText } from '../from-mdx/open-document.ts'
import { formattedBlock } from '../to-mdx/formatted-block.ts'
import { joinLinesBackward, joinLinesForward } from '../view/join-blocks.ts'
import { pasteBlocks, setBlock } from './text-commands.ts'

function read(source: string): Node {
  const opened = openText(source)
  if ('problem' in opened) throw new Error(opened.problem.message.message)
  return opened.text.doc
}

/** The text after a command with the caret after the only `^`, which is removed. */
function after(source: string, command: Command): string {
  const doc = read(source)
  let caret = 0
  doc.descendants((node, at) => {
    const place = node.isText ? String(node.text).indexOf('^') : -1
    if (place >= 0) caret = at + place
  })
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, caret + 1) })
  state = state.apply(state.tr.delete(caret, caret + 1))
  command(state, (tr) => {
    state = state.apply(tr)
  })
  state.doc.check()
  return state.doc.children.map(formattedBlock).join('\n\n')
}

describe('Line breaks', () => {
  it('become spaces in a heading and lines in code', () => {
    const address = 'Street^ 7\\\nTartu\\\n*Estonia*'
    expect(after(address, setBlock('heading3'))).toBe('### Street 7 Tartu *Estonia*')
    expect(after(address, setBlock('codeBlock'))).toBe('```\nStreet 7\nTartu\nEstonia\n```')
    expect(after(`> ${address.replaceAll('\n', '\n> ')}`, setBlock('heading2'))).toBe(
      '> ## Street 7 Tartu *Estonia*',
    )
  })
})

describe('Images, footnotes and components', () => {
  it('become text in code', () => {
    const text = 'See^ ![A fern](/fern.png "Plate 1")\\\n**![Moss][moss]**[^1] <Key>Ctrl</Key> {x}'
    const definitions = '[moss]: /moss.png\n\n[^1]: Note'
    expect(after(`${text}\n\n${definitions}`, setBlock('codeBlock'))).toBe(
      `\`\`\`\nSee ![A fern](/fern.png "Plate 1")\n![Moss][moss][^1] Ctrl {x}\n\`\`\`\n\n${definitions}`,
    )
  })
})

describe('Lines', () => {
  it('stay lines when code becomes text', () => {
    expect(after('```\none^()\ntwo\n```', setBlock('paragraph'))).toBe('one()\\\ntwo')
  })

  it('are separated by spaces when they join a heading', () => {
    const joined = '## House Street 7 *Tartu Estonia*'
    expect(after('## House\n\n^ Street 7\\\n*Tartu\\\nEstonia*', joinLinesBackward)).toBe(joined)
    expect(after('## House^\n\nStreet 7\\\n*Tartu\\\nEstonia*', joinLinesForward)).toBe(
      joined.replace(' S', 'S'),
    )
    // Code and text keep their lines.
    expect(after('Street^\n\n7\\\nTartu', joinForward)).toBe('Street7\\\nTartu')
    expect(after('```\none^\n```\n\ntwo\\\nthree', joinForward)).toBe('```\nonetwo\nthree\n```')
  })
})

describe('Blocks pasted into a cell', () => {
  const table = '| a | b |\n| --- | --- |\n| c^ | d |\n| e | f |'
  const paste = (source: string) => after(table, pasteBlocks(read(source).children))

  it.each([
    ['a line break', ', one\\\ntwo'],
    ['two paragraphs', ', one\n\ntwo'],
    ['a heading and a list', '## , one\n\n- two'],
    ['a list in a quote', '> - , one\n>   - two'],
  ])('are joined to one line: %s', (_, source) => {
    expect(paste(source)).toBe(table.replace('c^', 'c, one two'))
  })

  it.each([
    '| g | h |\n| --- | --- |\n| i | j |',
    '```js\none()\n```',
    'One\n\n<Callout>\n  Two\n</Callout>',
  ])('are inserted after the table if they are more than text: %s', (source) => {
    expect(paste(source)).toBe(`${table.replace('^', '')}\n\n${source}`)
  })
})
