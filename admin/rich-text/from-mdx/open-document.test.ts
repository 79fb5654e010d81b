import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFrontMatter } from '@cyanotype/content/mdx/parse/front-matter.ts'
import type { Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { isFullRun } from '../../../tools/testing/is-full-run.ts'
import { schema } from '../schema/schema.ts'
import type { OpenedText } from './open-document.ts'
import { openText, writeDocument } from './open-document.ts'

function open(source: string): OpenedText {
  const openTextOptions = openText(source)
  if ('problem' in openTextOptions) throw new Error(openTextOptions.problem.message.message)
  return openTextOptions.text
}

const texts = globSync(join(import.meta.dirname, '../../../content/{docs,seed}/**/*.mdx')).map((path) => ({
  path,
  source: readFrontMatter(readFileSync(path, 'utf8')).body,
}))

function chipsOf(doc: Node): readonly unknown[] {
  const chips: unknown[] = []
  doc.descendants((node) => {
    if (node.type.name === 'source' || node.type.name === 'inlineSource') chips.push(node.attrs)
  })
  return chips
}

describe('Opened text', () => {
  it('is written unchanged without source blocks for all our texts', () => {
    expect(texts.length).toBeGreaterThan(100)
    for (const { path, source } of texts) {
      const text = open(source)
      expect(writeDocument(text, text.doc).source, path).toBe(source)
      expect(chipsOf(text.doc), path).toEqual([])
      text.doc.check()
    }
  })

  it('is written unchanged in any valid style', () => {
    for (const source of unusualSources) {
      const text = open(source)
      expect(writeDocument(text, text.doc).source).toBe(source)
      text.doc.check()
    }
  })

  it('keeps all other blocks unchanged when one is edited', () => {
    const edited = isFullRun ? texts : texts.filter((_, at) => at % 5 === 0)
    for (const { path, source } of edited) {
      const { parts, ...text } = open(source)
      for (const index of [0, Math.floor(text.blocks.length / 2)]) {
        if (text.blocks[index] === undefined) continue
        const added = schema.node('paragraph', null, schema.text('Put in.'))
        const doc = text.doc.copy(text.doc.content.replaceChild(index, added))
        const sources = parts.sources.with(index, 'Put in.')
        expect(writeDocument({ parts, ...text }, doc).source, path).toBe(
          sources.map((one, at) => (parts.whitespace[at] ?? '') + one).join('') + parts.whitespace.at(-1),
        )
      }
    }
  })
})

const unusualSources = [
  '\ufeffTitle\n===\nWords  \nbroken\\\ntwice\n\n\n* * *\n+ one\n+ two\n',
  'A note[^1] and [a link][Plate], [plate], [Plate][].\n\n[plate]: /plates "Plates"\n\n[^1]: The note.\n\n    Its second paragraph.\n',
  '7) seven\n8) eight\n\n   second paragraph\n\n- [ ] to do\n- [x] done\n',
  '<Callout>On one line</Callout>\n\n<Button href="/a">Go</Button> <Button href="/b">Or go</Button>\n',
  '<Strange a={1}>what is *this*</Strange>\n\n{1 + 1}\n\nwords {2} and <Odd />\n',
  '*a *b* c* **[x](/y)** [**x**](/y) https://example.org/a\n',
  '| a |\n|:-:|\n| `x \\| y` | more |\n\n<Tabs>\n<Callout>No tab</Callout>\n</Tabs>\n',
  '\r\n- a\r\n\r\n  b\r\n- c\r\n\r\n~~~\r\ncode\r\n',
]
