/** Inserts images into a text: from the library immediately, from the device after the upload. */
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { randomName } from '../../api/random-name.ts'
import type { MediaItem } from '../../media/media-item.ts'
import type { Uploads } from '../../media/uploads/upload-runner.ts'
import { focusMissingAlt } from '../component-fields/figure-views.ts'
import { schema } from '../schema/schema.ts'
import { insertBlocks } from '../toolbar/text-commands.ts'
import { syncCaret } from '../view/sync-caret.ts'

const figures = schema.nodes.Figure
const galleries = schema.nodes.Gallery

function figureOf({ src, alt, caption, width, height }: MediaItem): Node | undefined {
  return figures?.create({ src, alt, caption: caption === '' ? null : caption.slice(0, 200), width, height })
}

/** One image becomes a figure. Several become a gallery if requested. */
export function putPictures(view: EditorView, items: readonly MediaItem[], asGallery: boolean): void {
  const nodes = items.flatMap((item) => figureOf(item) ?? [])
  const gallery = asGallery ? galleries?.create(null, nodes) : undefined
  insertBlocks(gallery === undefined ? nodes : [gallery])(view.state, view.dispatch, view)
  view.focus()
  if (nodes.length === 1) focusMissingAlt(view)
}

interface SendOptions {
  readonly uploads: Uploads
  readonly files: readonly File[]
  readonly at: number
  /** Called for an image whose text was closed, or whose place was deleted, before it arrived. */
  readonly onNotInserted: (name: string) => void
}

/** Inserts each image as soon as it has arrived, in the order of the files. */
export function sendPictures(view: EditorView, { uploads, files, at, onNotInserted }: SendOptions): void {
  const pictures = files.map(({ name }) => expectPicture(view, at, name))
  for (const [place, result] of uploads.uploadFiles(files).entries()) {
    void result.then((item) => {
      const here = pictures[place]?.arrived()
      const figure = item && figureOf(item)
      if (figure === undefined) return
      const ranges = pictures.map((picture) => picture.range())
      const before = ranges.slice(0, place).findLast((range) => range !== undefined)
      const after = ranges.slice(place + 1).find((range) => range !== undefined)
      // An image that arrived first may have replaced the empty line in which the placeholders were.
      const range = before ? emptyAt(before.to) : (rangeFor(view, figure, here) ?? emptyAt(after?.from))
      if (range === undefined) onNotInserted(item?.name ?? '')
      else pictures[place]?.insert(figure, range)
    })
  }
}

interface Range {
  readonly from: number
  readonly to: number
}

const emptyAt = (at: number | undefined): Range | undefined =>
  at === undefined ? undefined : { from: at, to: at }

/** The range beside the block at a position. An empty line is replaced, unless the caret is in it. */
function rangeFor({ state }: EditorView, figure: Node, at: number | undefined): Range | undefined {
  if (at === undefined) return undefined
  const { doc, selection } = state
  const $at = Selection.near(doc.resolve(Math.min(at, doc.content.size))).$from
  for (let depth = $at.depth; depth >= 0; depth -= 1) {
    const around = $at.node(depth)
    const index = depth === $at.depth ? $at.index(depth) : $at.indexAfter(depth)
    if (!around.canReplaceWith(index, index, figure.type) || around.isTextblock) continue
    const block = $at.node(depth + 1)
    const [before, after] = [$at.before(depth + 1), $at.after(depth + 1)]
    const isEmptyLine = block?.type === schema.nodes.paragraph && block.content.size === 0
    if (!isEmptyLine) return { from: after, to: after }
    return { from: before, to: selection.$from.node(depth + 1) === block ? before : after }
  }
  return undefined
}

// Upload placeholders: mark the position of uploading images, also when the text around changes. Inserted images
// are followed too, because those that arrive later are inserted beside them.

type Change =
  | { readonly add: { readonly id: string; readonly at: number; readonly name: string } }
  | { readonly remove: string }
  | { readonly inserted: { readonly id: string; readonly range: Range } }

interface Arriving {
  readonly marks: DecorationSet
  readonly ranges: ReadonlyMap<string, Range>
}

const key = new PluginKey<Arriving>('arriving pictures')

export function arrivingPictures(): Plugin {
  return new Plugin<Arriving>({
    key,
    state: {
      init: () => ({ marks: DecorationSet.empty, ranges: new Map() }),
      apply(tr, before) {
        const marks = before.marks.map(tr.mapping, tr.doc)
        const ranges = new Map(
          [...before.ranges].map(([id, { from, to }]) => [
            id,
            { from: tr.mapping.map(from), to: tr.mapping.map(to, -1) },
          ]),
        )
        const change: Change | undefined = tr.getMeta(key)
        if (change === undefined) return { marks, ranges }
        if ('inserted' in change)
          return { marks, ranges: ranges.set(change.inserted.id, change.inserted.range) }
        if ('remove' in change) {
          const [mark] = marks.find(undefined, undefined, ({ id }) => id === change.remove)
          return { marks: mark ? marks.remove([mark]) : marks, ranges }
        }
        const { id, at, name } = change.add
        const added = Decoration.widget(at, () => drawMark(name), { id, key: id, side: -1 })
        return { marks: marks.add(tr.doc, [added]), ranges }
      },
    },
    props: { decorations: (state) => key.getState(state)?.marks },
  })
}

function drawMark(name: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = 'arriving-picture'
  mark.role = 'status'
  mark.textContent = name
  return mark
}

interface ArrivingPicture {
  /** Removes the placeholder and returns its position, if it still exists. */
  arrived(): number | undefined
  insert(figure: Node, range: Range): void
  /** The range of the image, once it is inserted. */
  range(): Range | undefined
}

/** Adds a placeholder. */
function expectPicture(view: EditorView, at: number, name: string): ArrivingPicture {
  const id = randomName()
  const change = (made: Change) => view.state.tr.setMeta(key, made)
  view.dispatch(change({ add: { id, at, name } }))
  return {
    arrived() {
      if (view.isDestroyed) return undefined
      syncCaret(view)
      const [mark] =
        key.getState(view.state)?.marks.find(undefined, undefined, (spec) => spec.id === id) ?? []
      view.dispatch(change({ remove: id }).setMeta('addToHistory', false))
      return mark?.from
    },
    insert(figure, { from, to }) {
      const inserted = { id, range: { from, to: from + figure.nodeSize } }
      view.dispatch(change({ inserted }).replaceWith(from, to, figure))
    },
    range: () => (view.isDestroyed ? undefined : key.getState(view.state)?.ranges.get(id)),
  }
}
