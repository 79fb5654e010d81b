/**
 * Property test of the merge: whatever two people do to one document, no typed word is lost without a
 * conflict.
 */
import { fieldsOf, initialData, model } from '@cyanotype/content/model/index.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeFields } from '../merge-save.ts'

const fields = fieldsOf(model.updates, 'en')

interface Draft {
  readonly title: string
  readonly excerpt: string
  readonly body: string
}

interface Editor {
  /** The version that the screen is based on. */
  base: number
  screen: Draft
  /** The words that were typed and deleted since the last save. */
  typed: string[]
  removed: string[]
}

const kinds = {
  paragraph: (word: string) => `Text ${word} here.`,
  heading: (word: string) => `## ${word}`,
  list: (word: string) => `- one\n- ${word}`,
  quote: (word: string) => `> ${word}`,
  code: (word: string) => `\`\`\`\n${word}\n\nend\n\`\`\``,
  component: (word: string) => `<Callout>\n  ${word}\n\n  End.\n</Callout>`,
}

const action = fc.record({
  who: fc.nat(1),
  what: fc.constantFrom(
    'title',
    'excerpt',
    'append',
    'insert',
    'replace',
    'extend',
    'remove',
    'save',
    'save',
  ),
  where: fc.nat(6),
  kind: fc.constantFrom(...Object.values(kinds)),
})

const wordsIn = (draft: object): readonly string[] => JSON.stringify(draft).match(/w\d+x/g) ?? []

it('loses no typed word without a conflict, for any edits and any order of saves', () => {
  let merges = 0
  let conflicts = 0
  fc.assert(
    fc.property(fc.array(action, { minLength: 5, maxLength: 40 }), (actions) => {
      const first = { title: '', excerpt: '', body: 'Begin.\n\nMiddle.\n\nEnd.' }
      const versions: Draft[] = [first]
      const editors = [0, 1].map((): Editor => ({ base: 0, screen: first, typed: [], removed: [] }))
      const alive = new Set<string>()
      for (const [count, { who, what, where, kind }] of actions.entries()) {
        const editor = editors[who]
        if (editor === undefined) continue
        if (what !== 'save') {
          edit(editor, { what, where, kind, word: `w${count}x` })
          continue
        }
        const saved = save(versions, editor)
        if (saved === undefined) conflicts++
        else {
          for (const word of editor.typed) alive.add(word)
          for (const word of editor.removed) alive.delete(word)
          expect(wordsIn(saved)).toEqual(expect.arrayContaining([...alive]))
          if (editor.base < versions.length - 2) merges++
        }
        // In both cases the editor continues with the latest text. A conflict has shown both.
        const newest = versions.length - 1
        Object.assign(editor, { base: newest, screen: versions[newest], typed: [], removed: [] })
      }
    }),
    { numRuns: 300 },
  )
  expect(merges).toBeGreaterThan(50)
  expect(conflicts).toBeGreaterThan(20)
})

interface Edit {
  readonly what: string
  readonly where: number
  readonly kind: (word: string) => string
  readonly word: string
}

function edit(editor: Editor, { what, where, kind, word }: Edit) {
  const { screen } = editor
  const blocks = screen.body === '' ? [] : screen.body.split(/\n\n(?! |end)/)
  const at = blocks.length === 0 ? 0 : where % blocks.length
  const old = blocks[at] ?? ''
  const changes = {
    title: { title: word },
    excerpt: { excerpt: `${screen.excerpt} ${word}` },
    append: { body: [...blocks, kind(word)].join('\n\n') },
    insert: { body: blocks.toSpliced(at, 0, kind(word)).join('\n\n') },
    replace: { body: blocks.toSpliced(at, 1, kind(word)).join('\n\n') },
    extend: { body: blocks.toSpliced(at, 1, old.replace(/(\w+)/, `$1 ${word}`)).join('\n\n') },
    remove: { body: blocks.toSpliced(at, 1).join('\n\n') },
  }
  const next = { ...screen, ...Object.entries(changes).find(([name]) => name === what)?.[1] }
  const after = wordsIn(next)
  editor.removed.push(...wordsIn(screen).filter((one) => !after.includes(one)))
  editor.typed.push(...after.filter((one) => one === word))
  editor.screen = next
}

/** The merged version, or `undefined` after a conflict that contains both texts. */
function save(versions: Draft[], { base, screen }: Editor): Draft | undefined {
  const [before, theirs] = [versions[base], versions.at(-1)]
  if (before === undefined || theirs === undefined) throw new TypeError('The version is missing')
  const empty = initialData(model.updates, 'en')
  const merge = mergeFields(fields, { ...empty, ...before }, { ...empty, ...screen }, { ...empty, ...theirs })
  if (merge.conflicts.length > 0) {
    for (const { field, yours, theirs: other } of merge.conflicts) {
      expect([yours, other]).toEqual([Object(screen)[field], Object(theirs)[field]])
    }
    return undefined
  }
  const { title, excerpt, body } = merge.data
  const saved = { title: String(title), excerpt: String(excerpt), body: String(body) }
  versions.push(saved)
  return saved
}
