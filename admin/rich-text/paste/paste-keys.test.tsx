/** What a paste or a drop does to the text: with or without its format, and always cleaned. */
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../admin.css'
import { footnotesOfLibreOffice } from '../../testing/footnote-samples.ts'
import { showText } from '../../testing/show-text.ts'
import type { TextView } from '../view/text-view.ts'
import { pastePlugin } from './paste-plugin.ts'

const show = (source: string) =>
  showText(source, [pastePlugin({ onFiles() {}, onImagesSkipped() {}, onOtherFiles() {} })])

function dataOf(html: string): DataTransfer {
  const data = new DataTransfer()
  data.setData('text/html', html)
  data.setData('text/plain', new DOMParser().parseFromString(html, 'text/html').body.textContent)
  return data
}

function paste({ view }: TextView, html: string): void {
  const clipboardData = dataOf(html)
  view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

function drop({ view }: TextView, html: string): void {
  const { left, top } = view.dom.getBoundingClientRect()
  const place = { clientX: left + 20, clientY: top + 10, bubbles: true, cancelable: true }
  view.dom.firstElementChild?.dispatchEvent(new DragEvent('drop', { ...place, dataTransfer: dataOf(html) }))
}

describe('Paste', () => {
  it('keeps its format after a capital letter was typed', async () => {
    const text = show('A\n')
    text.goTo(1)
    await userEvent.keyboard('{Enter}{Shift>}B{/Shift} ')
    paste(text, '<p><b>bold</b></p>')
    expect(text.source()).toContain('**bold**')
  })

  it('keeps its format with Shift+Insert, and drops it with Ctrl+Shift+V', async () => {
    const text = show('A\n')
    text.goTo(1)
    const press = (key: string) =>
      text.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }))
    press('V')
    paste(text, '<p><b>plain</b></p>')
    expect(text.source()).not.toContain('**')
    press('Insert')
    paste(text, '<p><b>bold</b></p>')
    expect(text.source()).toContain('**bold**')
  })
})

describe('Paste of footnotes', () => {
  it('joins the text at the caret, and adds the notes at the end with labels that are free', () => {
    const text = show('A[^1]B\n\nEnd.\n\n[^1]: First.\n')
    text.goTo(1)
    paste(text, footnotesOfLibreOffice)
    expect(text.source().trim()).toBe(
      [
        'ACitric acid wins.[^2] Rinse **well**[^3].[^1]B',
        'End.',
        '[^1]: First.',
        '[^2]: After *four* minutes.',
        '[^3]: In running water.',
        '    Cold.',
      ].join('\n\n'),
    )
  })
})

describe('A footnote in the editor', () => {
  it('shows its label beside its paragraphs, which are below each other', () => {
    const { view } = show('A[^bath].\n\n[^bath]: In running water.\n\n    Cold.\n')
    const note = view.dom.querySelector('aside')
    const [first, second] = [...(note?.children ?? [])].map((block) => block.getBoundingClientRect())
    expect(note && getComputedStyle(note, '::before').content).toBe('"bath"')
    expect(first?.left).toBeGreaterThan((note?.getBoundingClientRect().left ?? 0) + 20)
    expect(second?.left).toBe(first?.left)
    expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
  })
})

describe('Paste of rows with tabs', () => {
  it('fills the cells of a table from the caret on', () => {
    const text = show('| a | b |\n| - | - |\n| 1 | 2 |\n')
    text.goTo(text.source().indexOf('1'))
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Tartu\t20. november\r\nΑθήνα\t<5 °C\r\n')
    text.view.dom.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
    expect(text.source().replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-')).toBe(
      '| a | b |\n| - | - |\n| Tartu | 20. november |\n| Αθήνα | \\<5 °C |\n',
    )
  })
})

describe('Paste of addresses', () => {
  it('makes links of them', () => {
    const text = show('A\n')
    text.goTo(1)
    paste(text, '<p>: https://example.org/a or me@example.org.</p>')
    expect(text.source()).toBe('A: https://example.org/a or [me@example.org](mailto:me@example.org).\n')
  })
})

describe('Paste into a cell', () => {
  const table = '| a | b |\n| --- | --- |\n| c | d |\n'

  it.each(['<p>, one<br>two</p>', '<p data-pm-slice="1 1 []">, one</p><p>two</p>'])(
    'keeps the table: %s',
    (html) => {
      const text = show(table)
      text.goTo(table.indexOf('c') + 1)
      paste(text, html)
      expect(text.source()).toBe(table.replace('c', 'c, one two'))
    },
  )
})

describe('Paste of cells into a table', () => {
  const table = '| a | b |\n| --- | ---: |\n| c | d |\n'
  const cells = '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td><b>4</b></td></tr></table>'

  it('fills its cells, adds those that are missing, and is undone in one step', async () => {
    const text = show(table)
    text.goTo(table.indexOf('d') + 1)
    paste(text, cells)
    const filled = '| a | b | |\n| --- | ---: | --- |\n| c | 1 | 2 |\n| | 3 | **4** |\n'
    expect(text.source()).toBe(filled)
    const names = ['a', 'b', '', 'c', '1', '2', '', '3', '4']
    const shown = [...text.view.dom.querySelectorAll<HTMLElement>('th, td')]
    expect(shown.map(({ textContent }) => textContent)).toEqual(names)
    expect(shown.map(({ localName }) => localName)).toEqual(names.map((_, at) => (at < 3 ? 'th' : 'td')))
    expect(shown[7]?.dataset.align).toBe('right')
    await userEvent.keyboard('!')
    expect(text.source()).toBe(filled.replace('**4**', '**4!**'))
    await userEvent.keyboard('{Control>}zz{/Control}')
    expect(text.source()).toBe(table)
  })

  it('is the same for cells of this text', () => {
    const text = show(`${table}\n| e | f |\n| --- | --- |\n| g | h |\n`)
    const { state } = text.view
    const other = state.doc.child(1)
    const slice = state.doc.slice(state.doc.child(0).nodeSize, state.doc.content.size)
    expect(other.type.name).toBe('table')
    text.goTo(table.indexOf('c') + 1)
    paste(text, text.view.serializeForClipboard(slice).dom.innerHTML)
    expect(text.source()).toMatch(/^\| a \| b \|\n\| --- \| ---: \|\n\| e \| f \|\n\| g \| h \|\n/)
    expect(text.view.dom.querySelectorAll('table:first-of-type th').length).toBe(4)
  })
})

describe('Drop of content from another page', () => {
  it('is cleaned like pasted content', () => {
    const text = show('Leaves.\n')
    drop(
      text,
      '<p><a href="javascript:alert(1)">click</a> <b>bold</b> <img src="data:image/png;base64,AAAA" alt="d"></p>',
    )
    expect(text.source()).toContain('click **bold**')
    expect(text.source()).not.toMatch(/javascript|data:/)
  })

  it('is inserted as text into code', () => {
    const text = show('```js\nlet a\n```\n')
    drop(text, '<p>let <b>b</b></p>')
    expect(text.source()).toContain('let b')
    expect(text.source()).not.toContain('**')
  })
})
