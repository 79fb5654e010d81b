/** Inserts images into a text: from the library immediately, from the device after the upload. */
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { Decoration, DecorationSet } from 'prosemirror-view'
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

export function sendPictures(view: EditorView, uploads: Uploads, files: readonly File[], at: number): void {
  const results = uploads.uploadFiles(files)
  for (const [place, file] of files.entries()) {
    const arrived = expectPicture(view, at, file.name)
    void results[place]?.then((item) => {
      const here = arrived()
      const figure = item && figureOf(item)
      if (here === undefined || figure === undefined) return
      putAt(view, figure, here)
    })
  }
}

/** Inserts beside the block at the position. The caret stays where the user types. */
function putAt(view: EditorView, figure: Node, at: number): void {
  const { doc, tr, selection } = view.state
  const $at = Selection.near(doc.resolve(Math.min(at, doc.content.size))).$from
  for (let depth = $at.depth; depth >= 0; depth -= 1) {
    const around = $at.node(depth)
    const index = depth === $at.depth ? $at.index(depth) : $at.indexAfter(depth)
    if (!around.canReplaceWith(index, index, figure.type) || around.isTextblock) continue
    const block = $at.node(depth + 1)
    const isEmptyLine = block?.type === schema.nodes.paragraph && block.content.size === 0
    const from = $at.after(depth + 1)
    if (isEmptyLine && selection.$from.node(depth + 1) !== block)
      tr.replaceWith($at.before(depth + 1), from, figure)
    else tr.insert(isEmptyLine ? $at.before(depth + 1) : from, figure)
    view.dispatch(tr)
    return
  }
}

// Upload placeholders: mark the position of uploading images, also when the text around changes.

type Change =
  | { readonly add: { readonly id: string; readonly at: number; readonly name: string } }
  | { readonly remove: string }

const key = new PluginKey<DecorationSet>('arriving pictures')

export function arrivingPictures(): Plugin {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, before) {
        const marks = before.map(tr.mapping, tr.doc)
        const change: Change | undefined = tr.getMeta(key)
        if (change === undefined) return marks
        if ('remove' in change)
          return marks.remove(marks.find(undefined, undefined, ({ id }) => id === change.remove))
        const { id, at, name } = change.add
        return marks.add(tr.doc, [Decoration.widget(at, () => drawMark(name), { id, key: id, side: -1 })])
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })
}

function drawMark(name: string): HTMLElement {
  const mark = document.createElement('span')
  mark.className = 'arriving-picture'
  mark.role = 'status'
  mark.textContent = name
  return mark
}

/** Adds a placeholder. The returned function removes it and returns its position, if it still exists. */
function expectPicture(view: EditorView, at: number, name: string): () => number | undefined {
  const id = crypto.randomUUID()
  view.dispatch(view.state.tr.setMeta(key, { add: { id, at, name } } satisfies Change))
  return () => {
    if (view.isDestroyed) return undefined
    syncCaret(view)
    const [mark] = key.getState(view.state)?.find(undefined, undefined, (spec) => spec.id === id) ?? []
    view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change).setMeta('addToHistory', false))
    return mark?.from
  }
}
