/**
 * Checks a rendered page in a hidden frame: accessibility in both themes, its width on a phone, and the size of its
 * files. Each problem comes with the part of the content that it is in.
 */
import type { ContentSource } from '@cyanotype/content/contracts/preview-messages.ts'
import { sourceIn } from '@cyanotype/content/contracts/preview-messages.ts'
import type axe from 'axe-core'
import axeScript from 'axe-core/axe.min.js?url'
import { endPreview } from '../preview/public-page.ts'

export interface PageProblem {
  /** A rule of axe, `too-wide` or `too-heavy`. */
  readonly rule: string
  /** What axe says about its rule, in English. */
  readonly help: string
  /** The beginning of the words of the element. */
  readonly text: string
  /** Whether it is a problem in the dark theme only. */
  readonly isDarkOnly: boolean
  /** Undefined outside of the content of a document. */
  readonly source: ContentSource | undefined
  /** Of all files that the page loads first. */
  readonly megabytes: number
}

/** Above this, a page takes more than five seconds on a slow phone connection of 1.6 Mbit/s. */
const maxMegabytes = 1
const widths = { desktop: 1200, phone: 320 }
const timeoutMs = 20_000
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** About the page as a whole, which authors do not write. */
const otherRules = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass']

type Axe = typeof axe
const scriptUrl = new URL(axeScript, location.href).href

/** Rejects if the page cannot be loaded, or if the signal aborts the check. */
export async function checkPage(url: string, signal: AbortSignal): Promise<readonly PageProblem[]> {
  const frame = document.createElement('iframe')
  Object.assign(frame, { src: url, inert: true, ariaHidden: 'true', tabIndex: -1 })
  frame.className = 'page-check-frame'
  frame.style.inlineSize = `${widths.desktop}px`
  document.body.append(frame)
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    await eventOf(frame, 'load', within)
    const page = frame.contentDocument
    const main = page?.querySelector('main')
    if (!page || !main) throw new Error('The page has no content.')
    const problems = await accessibilityProblems(page, main, within)
    return [...problems, ...weightProblems(page), ...(await widthProblems(frame, page, within))]
  } finally {
    frame.remove()
    // A page in the preview pane is still in use.
    if (document.querySelector('.preview-frame') === null) endPreview()
  }
}

async function accessibilityProblems(page: Document, main: Element, signal: AbortSignal) {
  const script = page.createElement('script')
  script.src = scriptUrl
  page.head.append(script)
  await eventOf(script, 'load', signal)
  const { axe: inPage }: { axe?: Axe } = Object(page.defaultView)
  if (inPage === undefined) throw new Error('The checks could not be loaded.')
  showTheme(page, 'light')
  const light = await violationsOf(inPage, main, { type: 'tag', values: tags })
  signal.throwIfAborted()
  showTheme(page, 'dark')
  // A theme changes only colours.
  const dark = await violationsOf(inPage, main, { type: 'rule', values: ['color-contrast'] })
  const inLight = new Set(light.map(({ element }) => element))
  const found = [
    ...light.map((one) => ({ ...one, isDarkOnly: false })),
    ...dark.filter(({ element }) => !inLight.has(element)).map((one) => ({ ...one, isDarkOnly: true })),
  ]
  return found.map(({ element, rule, help, isDarkOnly }) => ({
    ...{ rule, help, isDarkOnly, text: textOf(element), source: contentSourceOf(element), megabytes: 0 },
  }))
}

/** Ends the transitions to the colours of the theme, which would be measured halfway. */
function showTheme(page: Document, theme: 'light' | 'dark'): void {
  page.documentElement.dataset.theme = theme
  for (const animation of page.getAnimations()) {
    if ('transitionProperty' in animation) animation.finish()
  }
}

async function violationsOf(inPage: Axe, main: Element, runOnly: axe.RunOnly) {
  const rules = Object.fromEntries(otherRules.map((rule) => [rule, { enabled: false }]))
  const { violations } = await inPage.run(main, {
    ...{ runOnly, rules, elementRef: true, resultTypes: ['violations'] },
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.flatMap(({ element }) => (element === undefined ? [] : [{ rule: id, help, element }])),
  )
}

const noPlace = { help: '', text: '', isDarkOnly: false, source: undefined }

function weightProblems(page: Document): readonly PageProblem[] {
  const entries = page.defaultView?.performance.getEntriesByType('resource') ?? []
  const bytes = entries
    .filter(({ name }) => name !== scriptUrl)
    .reduce(
      (sum, entry) =>
        sum + (entry instanceof Object && 'encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0),
      0,
    )
  const megabytes = bytes / 1_000_000
  return megabytes > maxMegabytes ? [{ ...noPlace, rule: 'too-heavy', megabytes }] : []
}

/** Blames the outermost content that sticks out, not the page around it. */
async function widthProblems(
  frame: HTMLIFrameElement,
  page: Document,
  signal: AbortSignal,
): Promise<readonly PageProblem[]> {
  frame.style.inlineSize = `${widths.phone}px`
  // The page in the frame has the new width only after the next rendering.
  if (page.defaultView !== null) await eventOf(page.defaultView, 'resize', signal)
  if (page.documentElement.scrollWidth <= widths.phone) return []
  const parts = [...page.querySelectorAll('main [data-source], main .prose[data-source] > *')]
  const wide = parts.findLast((part) => part.getBoundingClientRect().right > widths.phone + 1)
  const at = wide === undefined ? noPlace : { text: textOf(wide), source: contentSourceOf(wide) }
  return [{ ...noPlace, ...at, rule: 'too-wide', megabytes: 0 }]
}

/** As when a user selects the element on the page. */
function contentSourceOf(element: Element): ContentSource | undefined {
  const part = element.closest<HTMLElement>('[data-source]')
  const source = sourceIn(part?.dataset.source)
  if (part === null || source === undefined) return undefined
  const block = part.matches('.prose') ? [...part.children].findIndex((one) => one.contains(element)) : -1
  return { ...source, ...(block !== -1 && { block }) }
}

const maxText = 60

/** Without the link to the heading itself. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const link of copy.querySelectorAll('a[href^="#"]')) link.remove()
  const text = (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  return text.length > maxText ? `${text.slice(0, maxText).toWellFormed()}…` : text
}

function eventOf(target: EventTarget, type: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const options = { once: true, signal }
    target.addEventListener(type, () => resolve(), options)
    target.addEventListener('error', () => reject(new Error('It could not be loaded.')), options)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
