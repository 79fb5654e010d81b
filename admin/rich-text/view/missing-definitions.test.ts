import type { Node } from 'prosemirror-model'
import { EditorState } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { openText } from '../from-mdx/open-document.ts'
import { formattedBlock } from '../to-mdx/formatted-block.ts'
import { missingDefinitionsPlugin } from './missing-definitions.ts'

function read(source: string): Node {
  const opened = openText(source)
  if ('problem' in opened) throw new Error(opened.problem.message.message)
  return opened.text.doc
}

/** The text without its last block, which was deleted or cut. */
function withoutLast(source: string, uiEvent?: string): string {
  const state = EditorState.create({ doc: read(source), plugins: [missingDefinitionsPlugin()] })
  const { size } = state.doc.content
  const tr = state.tr.delete(size - (state.doc.lastChild?.nodeSize ?? 0), size)
  return state.apply(tr.setMeta('uiEvent', uiEvent)).doc.children.map(formattedBlock).join('\n\n')
}

describe('Deleted definition', () => {
  const links = 'See [the **plates**][Plate], [plate] and [others].\n\n[others]: /others\n\n'

  it('leaves its URL to its links', () => {
    expect(withoutLast(`${links}[plate]: /plates "Plates"`)).toBe(
      'See [the **plates**](/plates "Plates"), [plate](/plates "Plates") and [others].\n\n[others]: /others',
    )
    expect(withoutLast(`${links}[plate]: /plates\n\n[PLATE]: /more`)).toContain('[plate] and')
  })
})

describe('Deleted definition of images', () => {
  it('leaves its URL to its images', () => {
    const text = '![A **fern**][Plate], **![plate][]** and ![others].\n\n[others]: /others.png\n\n'
    expect(withoutLast(`${text}[plate]: /fern.png "Plate 1"`)).toBe(
      '![A fern](/fern.png "Plate 1"), **![plate](/fern.png "Plate 1")** and ![others].\n\n[others]: /others.png',
    )
  })
})

describe('Deleted footnote', () => {
  const text = 'It stains[^1] and fades.[^2]\n\n[^2]: In time.\n\n[^1]: Badly.'

  it('takes its references along, unless it is cut', () => {
    expect(withoutLast(text)).toBe('It stains and fades.[^2]\n\n[^2]: In time.')
    expect(withoutLast(text, 'cut')).toBe('It stains[^1] and fades.[^2]\n\n[^2]: In time.')
  })
})
