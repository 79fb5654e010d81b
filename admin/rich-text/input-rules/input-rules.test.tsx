/** Markdown that is typed. */
import { Selection } from 'prosemirror-state'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../admin.css'
import { showText } from '../../testing/show-text.ts'
import type { TextView } from '../view/text-view.ts'
import { linksAtEnter, typingRules } from './input-rules.ts'

async function type(keys: string): Promise<TextView> {
  const text = showText('A\n', [typingRules(), linksAtEnter()])
  text.goTo(1)
  await userEvent.keyboard(`{Enter}${keys}`)
  return text
}

function hrefsIn({ view }: TextView): readonly string[] {
  const found: string[] = []
  view.state.doc.descendants(({ marks }) => {
    for (const { attrs } of marks) if ('href' in attrs) found.push(String(attrs.href))
  })
  return found
}

describe('A typed address', () => {
  it.each([
    ['https://example.org/a_(book) is', 'https://example.org/a_(book)'],
    ['(https://example.org/a) is', 'https://example.org/a'],
    ['(https://example.org/a_(b)), is', 'https://example.org/a_(b)'],
    ['https://example.org/a. It', 'https://example.org/a'],
    ['See www.example.org.{Enter}It', 'https://www.example.org'],
    ['me@example.org is', 'mailto:me@example.org'],
  ])('%s links to %s', async (keys, href) => {
    expect(hrefsIn(await type(keys))).toEqual([href])
  })
})

describe('A typed link', () => {
  it('keeps the marks of its text', async () => {
    const text = await type('[[`npm` and **big**](/docs) end')
    expect(text.source()).toBe('A\n\n[`npm` and **big**](/docs) end\n')
  })
})

describe('Typed bold text', () => {
  it('may contain code', async () => {
    const text = await type('**use `npm` now** end')
    expect(text.source()).toBe('A\n\n**use `npm` now** end\n')
  })
})

describe('A typed number', () => {
  it.each([
    ['20. november', '20\\. november'],
    ['1. mai', '1. mai'],
    ['1. One{Enter}Two{Enter}{Enter}3. Three', '1. One\n2. Two\n3. Three'],
    ['1. One{Enter}{Enter}Between{Enter}2. Two', '1. One\n\nBetween\n\n2. Two'],
    ['1. One{Enter}{Enter}20. november', '1. One\n\n20\\. november'],
  ])('%s is a list only if it starts at one or continues a list', async (keys, source) => {
    expect((await type(keys)).source()).toBe(`A\n\n${source}\n`)
  })
})

describe('Typed backticks before an image', () => {
  it('keep its source in the code', async () => {
    const text = showText('![A fern](/fern.png)\n', [typingRules()])
    text.goTo(0)
    await userEvent.keyboard('{Home}``` ')
    expect(text.source()).toBe('```\n![A fern](/fern.png)\n```\n')
  })
})

describe('Typed inline code', () => {
  it.each(['a*b*c ', '*.test.* ', 'x **y** z ', '~~z~~ ', '(_x_) ', '[[a](/b) ', 'https://example.org '])(
    'keeps the characters of %s',
    async (keys) => {
      const text = await type(`{Control>}e{/Control}${keys}.`)
      expect(text.source()).toBe(`A\n\n\`${keys.replace('[[', '[')}.\`\n`)
    },
  )

  it.each(['a*b*c', '*.test.*', 'x **y** z', '[[a](/b)', 'see https://example.org now'])(
    'keeps the characters of %s between typed backticks',
    async (keys) => {
      const text = await type(`*bold* \`${keys}\` *end*.`)
      expect(text.source()).toBe(`A\n\n*bold* \`${keys.replace('[[', '[')}\` *end*.\n`)
    },
  )
})

describe('Markdown that an input method has written', () => {
  it.each([
    ['**b**', '**b**'],
    ['`b`', '`b`'],
    ['(www.example.org). ', '([www.example.org](https://www.example.org)).'],
  ])('%s has no sign and no second space left', async (typed, source) => {
    const text = showText('A', [typingRules()])
    const { view } = text
    const tr = view.state.tr.insertText(typed, 1, 2)
    view.dispatch(tr.setSelection(Selection.atEnd(tr.doc)))
    view.focus()
    view.dom.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await expect.poll(() => text.source()).toBe(source)
    expect(view.state.doc.textContent).not.toContain('  ')
  })
})
