/** Replaces the current page by another and returns the old one unchanged. */
import type { PageData } from '../../rendering/page-payload.ts'
import { stopDeferring } from '../deferred-layout.ts'

export interface Shown {
  readonly title: string
  readonly head: readonly Element[]
  readonly content: DocumentFragment
  readonly current: PageData['current']
  readonly languages: PageData['languages']
  readonly styles: readonly string[]
}

/** The elements of the head that belong to a page: the same as in `parse-head.ts`. */
const ofPage =
  'meta:not([charset], [name="viewport"], [name="theme-color"]), script[type="application/ld+json"], ' +
  ['canonical', 'alternate', 'prev', 'next'].map((rel) => `link[rel="${rel}"]`).join()

/** The stylesheets of the page that is shown. */
let applied: readonly string[] = []

export function swapPage(next: Shown): Shown {
  const before = takeAway()
  applied = next.styles
  stopDeferring()
  document.title = next.title
  document.head.append(...next.head)
  main().append(next.content)
  markLinks(next)
  applyStylesheets()
  return before
}

/** Shows the next version of the current page. `change` changes its content in place. */
export function updatePage(next: Shown, change: (main: HTMLElement) => void): void {
  applied = next.styles
  stopDeferring()
  document.title = next.title
  const before = [...document.head.querySelectorAll(ofPage)]
  const isSameHead =
    before.length === next.head.length &&
    next.head.every((element, index) => before[index]?.isEqualNode(element) === true)
  if (!isSameHead) {
    for (const element of before) element.remove()
    document.head.append(...next.head)
  }
  change(main())
  markLinks(next)
  applyStylesheets()
}

function applyStylesheets(): void {
  for (const link of stylesheets()) {
    if (link.sheet) {
      const isOff = !applied.includes(nameOf(link))
      // Setting it styles the whole page again, even if it stays the same.
      if (link.sheet.disabled !== isOff) link.sheet.disabled = isOff
    } else link.media = notYet
  }
}

function takeAway(): Shown {
  const head = [...document.head.querySelectorAll(ofPage)]
  const content = document.createDocumentFragment()
  const styles = stylesheets().filter(({ sheet }) => sheet?.disabled === false)
  const before = { title: document.title, head, content, ...marks(), styles: styles.map(nameOf) }
  for (const element of head) element.remove()
  content.append(...main().childNodes)
  return before
}

/** Builds a page from its data. */
export function fromData({ title, head, html, current, languages, styles }: PageData): Shown {
  const template = document.createElement('template')
  template.innerHTML = html
  const elements = head.map(({ tag, attributes, text = '' }) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.textContent = text
    return element
  })
  return { title, head: elements, content: template.content, current, languages, styles }
}

const maxWaitMs = 5_000

/** The media of a stylesheet that loads after its page is shown. */
const notYet = 'not all'

function targetInView(): Element | null {
  const target = document.querySelector(':target')
  const top = target?.getBoundingClientRect().top ?? -1
  return top >= 0 && top < innerHeight ? target : null
}

/** Resolves when the stylesheets are loaded or have failed: a page without one is still readable. */
export async function loadStylesheets({ styles }: Shown): Promise<void> {
  const loaded = new Set(stylesheets().map(nameOf))
  const missing = styles.filter((href) => !loaded.has(href))
  if (missing.length === 0) return
  const soon = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
  await Promise.race([Promise.all(missing.map(addStylesheet)), soon])
}

function addStylesheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve) => {
    link.onload = () => {
      // Not applied until its page is shown. That may have happened already, after `maxWaitMs`.
      const isLate = link.media === notYet && applied.includes(href)
      const target = isLate ? targetInView() : null
      link.media = ''
      if (link.sheet) link.sheet.disabled = !isLate
      target?.scrollIntoView()
      resolve()
    }
    link.onerror = () => {
      link.remove()
      resolve()
    }
    document.head.append(link)
  })
}

function marks(): Pick<Shown, 'current' | 'languages'> {
  const current: Record<string, string> = {}
  const languages: Record<string, string> = {}
  for (const link of languageLinks()) languages[link.dataset.locale ?? ''] = nameOf(link)
  for (const link of menuLinks()) if (link.ariaCurrent !== null) current[nameOf(link)] = link.ariaCurrent
  return { current, languages }
}

function markLinks({ current, languages }: Shown): void {
  for (const link of languageLinks()) link.href = languages[link.dataset.locale ?? ''] ?? link.href
  for (const link of menuLinks()) link.ariaCurrent = current[nameOf(link)] ?? null
  for (const group of document.querySelectorAll('.header-group')) {
    const isCurrent = group.querySelector('[aria-current]') !== null
    group.querySelector('summary')?.toggleAttribute('data-current', isCurrent)
  }
}

const languageLinks = () => document.querySelectorAll<HTMLAnchorElement>('body > :not(main) a[data-locale]')
const menuLinks = () =>
  document.querySelectorAll<HTMLAnchorElement>('body > header a[href]:not([data-locale])')

/**
 * The stylesheets of the first page are inline. Those of later pages are links. A form has a link of its own in the
 * content, which comes and goes with it.
 */
const stylesheets = () => [
  ...document.head.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[rel="stylesheet"], style[data-sheet]',
  ),
]
const nameOf = (element: HTMLElement) => element.getAttribute('href') ?? element.dataset.sheet ?? ''

export function main(): HTMLElement {
  const element = document.getElementById('main-content')
  if (element === null) throw new Error('A page has its content in #main-content.')
  return element
}
