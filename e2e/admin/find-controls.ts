/** Finds what a user can press on a screen. Runs in the page, so it uses nothing from outside. */

export interface Control {
  /** Value of the `data-offered` attribute of the element. */
  readonly mark: string
  /** Elements of the same kind are pressed once: for example, a button that each row repeats. */
  readonly kind: string
  /** The same on all screens, such as the days of a calendar, so that one press is enough. */
  readonly common: boolean
  /** Closes its dialog or menu, and changes nothing. */
  readonly closes: boolean
  readonly isSelect: boolean
}

export interface FoundControl {
  /** The topmost open dialog or menu, or `screen`. */
  readonly scope: string
  readonly controls: readonly Control[]
  /** Texts that say that the user lacks permission. */
  readonly refusals: readonly string[]
}

export function findControls(): FoundControl {
  const pressable = `button, summary, select, input:is([type=checkbox], [type=radio]), [role=button], [role=tab], [role=switch],
    [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=treeitem]`
  const widgets =
    '.shell-side, .document-form, .calendar, .sortable-list, .filter-bar, .filter-chips, .filter-fields, .date-field, .cropper'
  const rows = 'tr, li, [role=row], [role=treeitem], .media-tile'

  const plain = (text: string | null | undefined) =>
    (text ?? '').replace(/\s+/g, ' ').replace(/\d+/g, '#').trim()
  const labelOf = (element: Element) =>
    'labels' in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : undefined
  const nameOf = (element: Element) =>
    plain(element.getAttribute('aria-label') || labelOf(element) || element.textContent).slice(0, 80)

  const isOffered = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0 &&
    !element.matches(':disabled, [aria-disabled=true], [inert] *, [contenteditable=true] *')

  /** The first rows of a list represent all of them. */
  const kindOf = (element: Element, root: Element) => {
    const role = element.getAttribute('role') ?? element.getAttribute('type') ?? element.localName
    const row = element.closest(rows)
    if (element.closest('.toast') || row === null || !root.contains(row)) return `${role} ${nameOf(element)}`
    const place = [...(row.parentElement?.children ?? [])].indexOf(row)
    const within = [...row.querySelectorAll(pressable)].indexOf(element)
    return place > 2
      ? ''
      : `${role} ${place}.${within} of ${row.parentElement?.className} ${element.className}`
  }

  /** The user would be signed out, or could only set up a second factor. */
  const endsAccess = (element: Element, kind: string) =>
    / Sign out$|Require two-step/.test(`${element.closest('form')?.textContent ?? ''} ${kind}`)

  const open = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')]
  const top = open.filter((one) => one.querySelector(pressable) !== null).at(-1)
  const screen = document.querySelector('main') ?? document.body
  const roots = top === undefined ? [screen, ...document.querySelectorAll('.shell-side, .toast')] : [top]
  const scope =
    top === undefined ? 'screen' : `${top.className} ${nameOf(top.querySelector('h2') ?? top).slice(0, 60)}`

  for (const old of document.querySelectorAll('[data-offered]')) old.removeAttribute('data-offered')
  const controls = new Map<string, Control>()
  for (const root of roots) {
    for (const element of root.querySelectorAll(pressable)) {
      const kind = isOffered(element) ? kindOf(element, root) : ''
      if (kind === '' || endsAccess(element, kind) || controls.has(kind)) continue
      const mark = `${controls.size}`
      element.setAttribute('data-offered', mark)
      const common = element.closest(widgets) !== null
      const closes = /^(Close|Cancel|Back|Stay|Keep editing|Resolve later)\b/.test(nameOf(element))
      controls.set(kind, { mark, kind, common, closes, isSelect: element.localName === 'select' })
    }
  }
  const messages = [...document.querySelectorAll('.toast, [role=alert]')].map((one) => plain(one.textContent))
  const refusals = messages.filter((text) => /Your role does not allow this|Sign in to continue/.test(text))
  return { scope, controls: [...controls.values()], refusals }
}
