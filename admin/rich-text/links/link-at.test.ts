import type { Node } from 'prosemirror-model'
import type { Selection } from 'prosemirror-state'
import { AllSelection, EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { openText } from '../from-mdx/open-document.ts'
import { formattedBlock } from '../to-mdx/formatted-block.ts'
import { linkAt, putLink } from './link-at.ts'

/** The text after a link was put at the selection. `text`: the label in the dialog. */
function linked(source: string, select: (doc: Node) => Selection, text?: string): string {
  const opened = openText(source)
  if ('problem' in opened) throw new Error(opened.problem.message.message)
  const { doc } = opened.text
  const state = EditorState.create({ doc, selection: select(doc) })
  const link = linkAt(state)
  const after = state.apply(putLink(state, link, text ?? link.text, '/plates'))
  return after.doc.children.map(formattedBlock).join('\n\n')
}

const figure = '<Figure src="/fern.webp" alt="A fern" />'

describe('Link', () => {
  it('is put on the selected text, or at the caret', () => {
    expect(linked('See it', (doc) => TextSelection.create(doc, 5, 7))).toBe('See [it](/plates)')
    expect(linked('See it', (doc) => TextSelection.create(doc, 5, 7), 'plates')).toBe('See [plates](/plates)')
    expect(linked('See ', (doc) => TextSelection.create(doc, 4), 'plates')).toBe('See[plates](/plates)')
  })

  it('keeps its title and its definition while its URL stays the same', () => {
    const select = (doc: Node) => TextSelection.create(doc, 6)
    expect(linked('See [it](/plates "All plates") now', select, 'them')).toBe(
      'See [them](/plates "All plates") now',
    )
    const defined = 'See [it][plates] now\n\n[plates]: /plates "All plates"'
    expect(linked(defined, select)).toBe(defined)
    expect(linked(defined.replaceAll('/plates', '/'), select)).toContain('See [it](/plates) now')
  })

  it('is put around a selected image', () => {
    expect(linked('See ![A fern](/fern.webp)', (doc) => NodeSelection.create(doc, 5))).toBe(
      'See [![A fern](/fern.webp)](/plates)',
    )
  })

  it('is inserted after a selected block, which stays', () => {
    const atStart = (doc: Node) => NodeSelection.create(doc, 0)
    expect(linked(`${figure}\n\nText`, atStart)).toBe(`${figure}\n\n[/plates](/plates)\n\nText`)
    const gallery = `<Gallery>\n  ${figure}\n</Gallery>`
    expect(linked(gallery, (doc) => NodeSelection.create(doc, 1))).toBe(`${gallery}\n\n[/plates](/plates)`)
  })

  it('never replaces several blocks', () => {
    const all = (doc: Node) => new AllSelection(doc)
    expect(linked(`One\n\n${figure}`, all, 'Other')).toBe(`[One](/plates)\n\n${figure}`)
  })
})
