/** Text view in a real browser: how keys change the source. */
import { AllSelection, TextSelection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../admin.css'
import { showText as show } from '../../testing/show-text.ts'
import type { TextView } from './text-view.ts'

/** Moves the caret like a key, before the browser reports it. */
function moveCaret({ view }: TextView, block: string, offset: number): void {
  const textNode = view.dom.querySelector(block)?.firstChild
  if (textNode) getSelection()?.collapse(textNode, offset)
}

const long = '# Title\n\nFirst __words__,\nbroken here.\n\n\n* one\n* two\n'

describe('Typing', () => {
  it('changes only the edited block and keeps line breaks of the author', async () => {
    const text = show(long)
    text.goTo(long.indexOf('words') + 5)
    await userEvent.keyboard(' more')
    expect(text.source()).toBe(long.replace('__words__', '**words more**'))
    expect(text.changes.at(-1)).toBe(text.source())
  })

  it('restores the exact source on undo', async () => {
    const text = show(long)
    text.goTo(long.indexOf('words'))
    await userEvent.keyboard('x')
    expect(text.source()).not.toBe(long)
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(text.source()).toBe(long)
  })

  it('splits and joins blocks and leaves a list at its end', async () => {
    const text = show('One two\n\n- three')
    text.goTo(3)
    await userEvent.keyboard('{Enter}')
    expect(text.source()).toBe('One\n\ntwo\n\n- three')
    await userEvent.keyboard('{Backspace}')
    expect(text.source()).toBe('One two\n\n- three')
    text.goTo(text.source().length)
    await userEvent.keyboard('{Enter}four{Enter}{Tab}five{Enter}{Enter}{Enter}after')
    expect(text.source()).toBe('One two\n\n- three\n- four\n  - five\n\nafter')
  })

  it('applies a key at the caret even when the browser has not reported its move', () => {
    const text = show('## One\n\ntwo three')
    text.goTo(3)
    moveCaret(text, 'p', 3)
    text.view.dom.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true }),
    )
    expect(text.source()).toBe('## One\n\ntwo\n\nthree')
  })

  it('moves from cell to cell', async () => {
    const text = show('| a | b |\n| --- | --- |\n| c | d |\n')
    text.goTo(3)
    await userEvent.keyboard('{Tab}{Tab}see{Enter}dee')
    expect(text.source()).toBe('| a | b |\n| --- | --- |\n| see | dee |\n')
  })

  it('continues a completed task with an open one', async () => {
    const text = show('- [x] Wash\n')
    text.goTo(text.source().length - 1)
    await userEvent.keyboard('{Enter}Dry')
    expect(text.source()).toBe('- [x] Wash\n- [ ] Dry\n')
  })

  it('indents each selected line of code', async () => {
    const text = show('```js\none()\ntwo()\nthree()\n```\n')
    const { view } = text
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 3, 9)))
    view.focus()
    await userEvent.keyboard('{Tab}')
    expect(text.source()).toBe('```js\n  one()\n  two()\nthree()\n```\n')
  })

  it('outdents each selected line of code and keeps the focus', async () => {
    const text = show('```js\n    one()\n\ttwo()\n three()\nfour()\n```\n')
    const { view } = text
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 3, 28)))
    view.focus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(text.source()).toBe('```js\n  one()\ntwo()\nthree()\nfour()\n```\n')
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
    expect(text.source()).toBe('```js\none()\ntwo()\nthree()\nfour()\n```\n')
    expect(view.hasFocus()).toBe(true)
  })

  it('escapes typed Markdown syntax', async () => {
    const text = show('Words')
    text.goTo(5)
    await userEvent.keyboard(' {{ < * õ ά')
    expect(text.source()).toBe('Words \\{ \\< \\* õ ά')
  })
})

describe('Content that is copied and pasted', () => {
  it('keeps which tasks are done', () => {
    const tasks = '- [x] Wash\n- [ ] Dry\n- Rest\n'
    const text = show(tasks)
    const { doc, tr } = text.view.state
    const { dom } = text.view.serializeForClipboard(doc.slice(0, doc.content.size))
    text.view.dispatch(tr.setSelection(new AllSelection(doc)))
    text.view.pasteHTML(dom.innerHTML)
    expect(text.source()).toBe(tasks)
  })
})

describe('Changes of another person', () => {
  it('are applied to their block and leave the caret in another one', async () => {
    const text = show('Mine.\n\nTheirs.\n')
    text.goTo(4)
    expect(text.setSource('Mine.\n\nTheirs, changed.\n')).toBe(true)
    await userEvent.keyboard(' too')
    expect(text.source()).toBe('Mine too.\n\nTheirs, changed.\n')
    expect(text.changes.every((source) => source.includes('changed'))).toBe(true)
  })

  it('around the block with the caret leave the caret and the undo history', async () => {
    const five = 'One.\n\nTwo.\n\nMine.\n\nFour.\n\nFive.\n'
    const changed = (source: string) => source.replace('One.', 'One!').replace('Five.', 'Five!')
    const text = show(five)
    text.goTo(five.indexOf('Mine') + 4)
    await userEvent.keyboard(' too')
    text.setSource(changed(text.source()))
    await userEvent.keyboard(' again')
    expect(text.source()).toBe(changed(five.replace('Mine', 'Mine too again')))
    await userEvent.keyboard('{Control>}zz{/Control}')
    expect(text.source()).toBe(changed(five))
  })

  it('leave the caret after a space that was just typed', async () => {
    const text = show('Mine\n\nTheirs.\n')
    text.goTo(4)
    await userEvent.keyboard(' ')
    text.setSource('Mine\n\nTheirs, changed.\n')
    await userEvent.keyboard('too')
    expect(text.source()).toBe('Mine too\n\nTheirs, changed.\n')
  })

  it('keep the new caret even when the browser has not reported its move', async () => {
    const text = show('## Mine\n\nTheirs.\n\nLast.\n')
    text.goTo(4)
    moveCaret(text, 'p:last-of-type', 5)
    text.setSource('## Mine\n\nTheirs, changed.\n\nLast.\n')
    await userEvent.keyboard(' More.')
    expect(text.source()).toBe('## Mine\n\nTheirs, changed.\n\nLast. More.\n')
  })

  it('are rejected when they cannot be parsed', () => {
    const text = show('Mine.')
    expect(text.setSource('Theirs {')).toBe(false)
    expect(text.source()).toBe('Mine.')
  })
})

describe('Components', () => {
  it('are rendered like the site and edited in place', async () => {
    const source = '<Callout tone="tip" title="Mind">\n  Dry it.\n</Callout>\n'
    const text = show(source)
    expect(text.view.dom.querySelector('.callout-title')?.textContent).toBe('Mind')
    text.goTo(source.indexOf('it.') + 2)
    await userEvent.keyboard(' well')
    expect(text.source()).toBe(source.replace('it.', 'it well.'))
  })

  it('keep their source when they are unknown and can be deleted', async () => {
    const source = 'Before\n\n<Odd a={1 + 1}>\n  x\n</Odd>\n\nAfter\n'
    const text = show(source)
    text.goTo(6)
    await userEvent.keyboard('!')
    expect(text.source()).toBe(source.replace('Before', 'Before!'))
    await userEvent.keyboard('{ArrowRight}{Backspace}')
    expect(text.source()).toBe('Before!\n\nAfter\n')
  })
})
