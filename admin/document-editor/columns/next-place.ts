/** Finds the next text that needs a translation, in the order of the screen, and moves the focus to it. */
import { goToFieldOnceRendered } from '../fields/find-field.ts'

/** Blocks and fields beside the edited language that changed, are not translated, or need a confirmation. */
const openPlaces = [
  '.beside-block:is([data-changed], [data-missing], :has([data-confirm]))',
  '.language-cell:is([data-missing], :has([data-mark], [data-confirm]))',
].join(', ')

/** Returns whether there is one after the focus. `showSettings` is called before it moves into the settings. */
export function goToNextPlace(form: ParentNode, showSettings: () => void): boolean {
  const here = currentPlace()
  const next = [...form.querySelectorAll<HTMLElement>(openPlaces)].find(
    (place) => here === undefined || isAfter(here, place),
  )
  if (next === undefined) return false
  if (next.closest('.document-side') !== null) showSettings()
  if (next.matches('.language-cell')) goToCell(next)
  else goToBlock(next)
  return true
}

/** The block of the caret, or the row of the focused field or button. */
function currentPlace(): Element | undefined {
  const focused = document.activeElement
  const block = focused?.closest('.beside-text li')
  const current = focused?.closest('.writing-columns')?.querySelector('[data-current]')
  return block ?? current ?? focused?.closest('.locale-row') ?? undefined
}

function isAfter(here: Element, place: HTMLElement): boolean {
  const { DOCUMENT_POSITION_FOLLOWING: following } = Node
  return !here.contains(place) && (here.compareDocumentPosition(place) & following) !== 0
}

/** The translation of the block, or the first button of a block without one. */
function goToBlock(place: HTMLElement): void {
  const text = place.closest('.writing-columns')?.querySelector('[contenteditable][id]')
  const { block } = place.dataset
  if (text && block !== undefined) {
    goToFieldOnceRendered(text.id, { block: Number(block) })
    return
  }
  place.querySelector<HTMLElement>('button')?.focus()
  place.scrollIntoView({ block: 'center' })
}

function goToCell(place: HTMLElement): void {
  const row = place.closest('.locale-row')
  const controls = row?.querySelectorAll('input[id], textarea[id], select[id], [contenteditable][id]') ?? []
  const own = [...controls].find((control) => control.closest('.language-cell') === null)
  if (own !== undefined) goToFieldOnceRendered(own.id)
}
