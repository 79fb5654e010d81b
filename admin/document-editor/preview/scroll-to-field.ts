/** Connects fields and the page: scrolls the page to a focused field, and finds the field of a passage. */
import type { ContentSource } from '@cyanotype/content/contracts/preview-messages.ts'
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, shared } from '@cyanotype/content/model/index.ts'
import { fieldIdOf } from '../fields/find-field.ts'
import type { ShownPage } from './use-live-page.ts'

/**
 * Scrolls to the field of a control, or to the group that it belongs to. In a text, to the block of the caret. It
 * moves when the caret enters another block.
 */
export function openScrolling(): (page: Document, target: Element, shown: ShownPage) => void {
  let last: Element | undefined
  return (page, target, shown) => {
    const part = partOf(page, target, shown)
    if (part === undefined) return
    const block = blockOf(target)
    const passage = block === undefined ? part : (part.children[block] ?? part)
    if (passage === last) return
    last = passage
    scrollTo(passage, page)
  }
}

function scrollTo(passage: Element, page: Document): void {
  if (!isInView(passage, page)) passage.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** Also for a passage that is longer than the screen. */
function isInView(passage: Element, { documentElement: { clientHeight } }: Document): boolean {
  const { top, bottom } = passage.getBoundingClientRect()
  return bottom > 0.1 * clientHeight && top < 0.9 * clientHeight
}

function partOf(page: Document, target: Element, { type, id, locale }: ShownPage): Element | undefined {
  const path = pathOf(target, locale)
  for (let length = path.length; length > 0; length -= 1) {
    const source = `${type}/${id}/${locale}/${path.slice(0, length).join('.')}`
    const part = page.querySelector(`[data-source="${CSS.escape(source)}"]`)
    if (part !== null) return part
  }
  return undefined
}

/** `['hero', 'title']` for a control with the id `en-hero-title` or `shared-hero-title`. */
function pathOf(target: Element, locale: Locale): readonly string[] {
  for (const layer of [locale, 'shared']) {
    const control = target.closest(`[id^="${layer}-"]`)
    if (control !== null) return control.id.slice(layer.length + 1).split('-')
  }
  return []
}

/** The place of the block with the caret in a text editor. */
function blockOf(target: Element): number | undefined {
  const text = target.closest('.ProseMirror')
  if (text === null) return undefined
  const caret = document.getSelection()?.anchorNode ?? null
  const place = [...text.children].findIndex((block) => block.contains(caret))
  return place === -1 ? undefined : place
}

/** The id of the control for a passage of the page. A group has none, so it is its first field. */
export function controlOf(
  type: DocumentType,
  language: Locale,
  { field }: Pick<ContentSource, 'field'>,
): string {
  const path = field.split('.')
  const layer = Object.hasOwn(fieldsOf(type, language), path[0] ?? '') ? language : shared
  const id = fieldIdOf(layer, path)
  const isThere = document.getElementById(id) !== null
  return isThere ? id : (document.querySelector(`[id^="${CSS.escape(id)}-"]`)?.id ?? id)
}
