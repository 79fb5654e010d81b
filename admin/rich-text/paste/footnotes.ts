/**
 * Footnotes of Word, LibreOffice, Google Docs and web pages: a short link to a note, which has a link back. They become
 * footnotes of the text. A reference without its note stays text.
 */
import { silent } from './inline-runs.ts'

type Targets = ReadonlyMap<string, Element>

/** Marks references as `sup[data-footnote]`, and moves the notes to the end as `aside[data-footnote]`. */
export function convertFootnotes(page: Document): void {
  for (const other of page.querySelectorAll('[data-footnote]')) other.removeAttribute('data-footnote')
  const targets = targetsIn(page)
  const labels = new Map<Element, string>()
  for (const reference of page.querySelectorAll('a[href*="#"]')) {
    if (!isMark(reference.textContent)) continue
    const note = noteOf(reference, targets)
    if (note === undefined) continue
    const label = labels.get(note) ?? String(labels.size + 1)
    labels.set(note, label)
    outermost(reference).replaceWith(marked(page, 'sup', label))
  }
  const notes = [...labels].map(([note, label]) => {
    const moved = marked(page, 'aside', label)
    moved.append(...note.childNodes)
    note.remove()
    return moved
  })
  if (notes.length > 0) removeSeparators(page)
  page.body.append(...notes)
}

/** Such as `[1]`, `*` or `iv`. */
const isMark = (text: string) => /^\[?[\p{L}\p{N}*†‡§¶]{1,4}\]?$/u.test(text.trim())

function targetsIn(page: Document): Targets {
  const targets = new Map<string, Element>()
  for (const element of page.querySelectorAll('[id], a[name]')) {
    for (const name of [element.id, element.getAttribute('name') ?? ''])
      if (name !== '' && !targets.has(name)) targets.set(name, element)
  }
  return targets
}

/** Browsers copy the URL of the page, too. */
const fragmentOf = (link: Element) => link.getAttribute('href')?.split('#')[1] ?? ''

/** The note of a reference, without its link back. */
function noteOf(reference: Element, targets: Targets): Element | undefined {
  const fragment = fragmentOf(reference)
  let note = targets.get(fragment)?.closest('li, p, dd, div, aside') ?? null
  while (note?.parentElement != null && isSameNote(note.parentElement, fragment)) note = note.parentElement
  if (note === null || note.closest(silent) !== null || !isBefore(reference, note)) return undefined
  const isBack = (link: Element) => isAt(targets.get(fragmentOf(link)), reference)
  const back = [...note.querySelectorAll('a[href*="#"]')].find(isBack)
  if (back === undefined || note.textContent.trim() === back.textContent.trim()) return undefined
  outermost(back).remove()
  return note
}

/** Word and LibreOffice put all paragraphs of a note into an element with its name. */
const isSameNote = (parent: Element, fragment: string) =>
  parent.localName === 'li' || (parent.id !== '' && fragment.includes(parent.id))

const isBefore = (reference: Element, note: Element) =>
  !note.contains(reference) &&
  (reference.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** The element with the name may be around the reference or inside it. */
function isAt(target: Element | undefined, reference: Element): boolean {
  if (target === undefined) return false
  return reference.contains(target) || (target.matches('sup, span') && target.contains(reference))
}

/** A link is often raised by an element around it. */
function outermost(link: Element): Element {
  const raised = link.closest('sup')
  return raised?.textContent.trim() === link.textContent.trim() ? raised : link
}

function marked(page: Document, name: 'sup' | 'aside', label: string): HTMLElement {
  const element = page.createElement(name)
  element.dataset.footnote = label
  return element
}

/** The line and the hidden heading above the notes have nothing below them anymore. */
function removeSeparators(page: Document): void {
  for (const heading of page.querySelectorAll('[id$="footnote-label"]')) heading.remove()
  for (const line of page.querySelectorAll('hr')) {
    const rest = page.createRange()
    rest.setStartAfter(line)
    rest.setEndAfter(page.body)
    const below = rest.cloneContents()
    for (const hidden of below.querySelectorAll(silent)) hidden.remove()
    if (below.textContent?.trim() === '' && below.querySelector('img') === null) line.remove()
  }
}
