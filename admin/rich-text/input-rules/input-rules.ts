/** Input rules: format typed Markdown, such as `# ` for a heading, `- ` for a list, `**bold**` and URLs. */
import { isLinkable } from '@cyanotype/content/model/hrefs.ts'
import { InputRule, inputRules, wrappingInputRule } from 'prosemirror-inputrules'
import type { Attrs, MarkType, NodeType } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import { Plugin } from 'prosemirror-state'
import { addressesIn } from '../links/addresses.ts'
import { schema } from '../schema/schema.ts'
import { changeBlockType } from '../toolbar/text-commands.ts'

const { nodes, marks } = schema

const { inlineCode } = marks

/** Inline code stays as it was typed. The text of other marks and links may contain code. */
const isTypedInCode = (state: EditorState, from: number, to: number) =>
  inlineCode.isInSet(state.storedMarks ?? state.doc.resolve(to).marks()) !== undefined ||
  isBacktickOpen(state, from)

/** Whether the text before has a backtick without an end. What follows becomes code at the next backtick. */
function isBacktickOpen({ doc }: EditorState, at: number): boolean {
  const { parent, parentOffset } = doc.resolve(at)
  let isOpen = false
  parent.nodesBetween(0, parentOffset, ({ text = '', marks: own }, start) => {
    if (inlineCode.isInSet(own)) return
    for (const sign of text.slice(0, parentOffset - start)) if (sign === '`') isOpen = !isOpen
  })
  return isOpen
}

function blockRule(pattern: RegExp, type: NodeType, attributesOf: (sign: string) => Attrs): InputRule {
  return new InputRule(pattern, (state, [, sign = ''], start, end) => {
    const $start = state.doc.resolve(start)
    const [index, after] = [$start.index(-1), $start.indexAfter(-1)]
    if (!$start.node(-1).canReplaceWith(index, after, type)) return null
    return changeBlockType(state.tr.delete(start, end), [start, start], type, attributesOf(sign))
  })
}

const headings = blockRule(/^(#{1,6})\s$/, nodes.heading, (signs) => ({ depth: Math.max(2, signs.length) }))
const bullets = wrappingInputRule(/^\s*[-+*]\s$/, nodes.bulletList)
const numbers = wrappingInputRule(/^1[.)]\s$/, nodes.orderedList, null, () => false)

/** Another number only continues the last list above. Otherwise it is a date, such as “20. november”. */
const nextNumber = new InputRule(/^(\d{1,9})[.)]\s$/, (state, [, sign], start, end) => {
  const $start = state.doc.resolve(start)
  const above = $start.node(-1).children.slice(0, $start.index(-1))
  const list = above.findLast(({ type }) => type === nodes.orderedList)
  const number = Number(sign)
  if (list === undefined || list.childCount + Number(list.attrs.start) !== number) return null
  const tr = state.tr.delete(start, end)
  const range = tr.doc.resolve(start).blockRange()
  if (range === null) return null
  tr.wrap(range, [{ type: nodes.orderedList, attrs: { start: number } }, { type: nodes.listItem }])
  return list === above.at(-1) ? tr.join(range.start) : tr
})

const quote = wrappingInputRule(/^\s*>\s$/, nodes.blockquote)
const code = blockRule(/^```([\w+#-]*)\s$/, nodes.codeBlock, (language) => ({
  language: language === '' ? null : language,
}))

const line = new InputRule(/^(?:---|___|\*\*\*)$/, (state, _match, start) => {
  const $start = state.doc.resolve(start)
  const index = $start.index(-1)
  if ($start.parent.type !== nodes.paragraph) return null
  if (!$start.node(-1).canReplaceWith(index, index, nodes.thematicBreak)) return null
  const tr = state.tr.delete($start.start(), $start.end())
  return tr.insert($start.before(), nodes.thematicBreak.create())
})

const task = new InputRule(/^\[([ x]?)\]\s$/i, (state, [, sign = ''], start, end) => {
  const $start = state.doc.resolve(start)
  const item = $start.depth > 1 ? $start.node(-1) : undefined
  if (item?.type !== nodes.listItem || $start.index(-1) !== 0) return null
  const tr = state.tr.delete(start, end)
  return tr.setNodeMarkup($start.before(-1), null, { ...item.attrs, checked: sign.trim() !== '' })
})

/**
 * `sign` is repeated after the text. Its last character is the one being typed: it is not in the document yet, unless an
 * input method has written it.
 */
function markRule(sign: string, pattern: RegExp, mark: MarkType): InputRule {
  return new InputRule(pattern, (state, [match = '', before = '', text = ''], start, end) => {
    const from = start + before.length
    const closing = from + sign.length + text.length
    if (match.length - before.length !== text.length + 2 * sign.length || closing > end) return null
    if (isTypedInCode(state, from, end) || state.doc.rangeHasMark(from, from + sign.length, inlineCode))
      return null
    const tr = state.tr
    tr.delete(closing, end).delete(from, from + sign.length)
    tr.addMark(from, from + text.length, mark.create())
    return tr.removeStoredMark(mark)
  })
}

const signs = [
  markRule('**', /(^|[^*\\])\*\*([^\s*](?:[^*]*[^\s*])?)\*\*$/, marks.strong),
  markRule('*', /(^|[^*\\])\*([^\s*](?:[^*]*[^\s*])?)\*$/, marks.emphasis),
  markRule('_', /(^|[\s(„“«])_([^\s_](?:[^_]*[^\s_])?)_$/, marks.emphasis),
  markRule('~~', /(^|[^~\\])~~([^\s~](?:[^~]*[^\s~])?)~~$/, marks.delete),
  markRule('`', /(^|[^`\\])`([^`]+)`$/, marks.inlineCode),
]

const written = new InputRule(
  /\[([^[\]]+)\]\(([^\s()]+)\)$/,
  (state, [, text = '', href = ''], start, end) => {
    if (!isLinkable(href) || isTypedInCode(state, start, end)) return null
    // The text stays as it is, with its marks. Only what is around it is deleted.
    return state.tr
      .delete(start + 1 + text.length, end)
      .delete(start, start + 1)
      .addMark(start, start + text.length, marks.link.create({ href }))
      .setStoredMarks(state.doc.resolve(end).marks())
  },
)

/** Makes a link of a URL or an e-mail address at the end of a word. */
function linkWord(state: EditorState, word: string, end: number): Transaction | null {
  const found = addressesIn(word).at(-1)
  if (found === undefined) return null
  const start = end - word.length
  const [from, to] = [start + found.from, start + found.to]
  if (isTypedInCode(state, from, end)) return null
  if ([marks.link, inlineCode].some((mark) => state.doc.rangeHasMark(from, to, mark))) return null
  return state.tr.addMark(from, to, marks.link.create({ href: found.href }))
}

/** An address becomes a link when a space follows. */
const address = new InputRule(/(?<!\S)(\S+)\s$/, (state, [match = '', word = ''], start, end) => {
  const space = start + match.length - 1
  if (space > end) return null
  return linkWord(state, word, space)?.insertText(' ', space, end) ?? null
})

/** Also when a line ends after it. The key itself is left to others. */
export function linksAtEnter(): Plugin {
  return new Plugin({
    props: {
      handleKeyDown(view, { key }) {
        const { $from, empty } = view.state.selection
        if (key !== 'Enter' || !empty || view.composing || !view.editable) return false
        const text = $from.parent.textBetween(0, $from.parentOffset, null, '\ufffc')
        const tr = linkWord(view.state, /(?<!\S)\S+$/.exec(text)?.[0] ?? '', $from.pos)
        if (tr !== null) view.dispatch(tr)
        return false
      },
    },
  })
}

const blockRules = [headings, bullets, nextNumber, numbers, quote, code, line, task]
for (const rule of blockRules) rule.inCodeMark = false

export function typingRules(): Plugin {
  return inputRules({ rules: [...blockRules, ...signs, written, address] })
}
