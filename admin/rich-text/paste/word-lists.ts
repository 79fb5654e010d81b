/**
 * Word lists: Word writes a list as paragraphs with list and level in their styles and the numbers as text, and Word on
 * the web as one list for each item. This converts them to nested lists.
 */
const listPattern = /mso-list:\s*(?<list>l\d+)\s+level(?<level>\d+)/i

interface Open {
  readonly level: number
  readonly list: HTMLElement
}

/** Only with a level at each item, so that nothing is lost. */
const webList = '.ListContainerWrapper:has(li):not(:has(li:not([data-aria-level])))'

export function convertWordLists(page: Document): void {
  for (const box of page.querySelectorAll(webList)) box.replaceWith(...itemsOfWeb(box))
  for (const marker of page.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')) {
    const paragraph = marker.closest('p, li, h1, h2, h3, h4, h5, h6')
    if (paragraph instanceof HTMLElement) paragraph.dataset.marker = marker.textContent.trim()
    marker.remove()
  }
  let open: Open[] = []
  let last: Element | undefined
  for (const paragraph of page.querySelectorAll<HTMLElement>('p[style*="mso-list" i]')) {
    const level = levelOf(paragraph)
    if (level === undefined) continue
    if (last === undefined || !follows(last, paragraph)) open = []
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    const kind = isNumber(paragraph.dataset.marker ?? '') ? 'ol' : 'ul'
    const current = open.at(-1)
    if (current?.level === level && current.list.localName !== kind) open.pop()
    const list = open.at(-1)?.level === level ? open.at(-1)?.list : startList(paragraph, open, kind, level)
    last = rootOf(open) ?? paragraph
    list?.append(itemOf(paragraph))
  }
}

/** As Word itself writes them. */
function itemsOfWeb(box: Element): readonly HTMLElement[] {
  return [...box.querySelectorAll('li')].map((item, index) => {
    const paragraph = box.ownerDocument.createElement('p')
    paragraph.setAttribute('style', `mso-list:l0 level${item.dataset.ariaLevel} lfo1`)
    const list = item.parentElement
    const start = Number(list?.getAttribute('start') ?? 1) + index
    paragraph.dataset.marker = list?.localName === 'ol' ? `${start}.` : ''
    paragraph.append(...item.childNodes)
    return paragraph
  })
}

function levelOf(paragraph: HTMLElement): number | undefined {
  const level = listPattern.exec(paragraph.getAttribute('style') ?? '')?.groups?.level
  return level === undefined ? undefined : Math.min(Number(level), 9)
}

const rootOf = (open: readonly Open[]) => open[0]?.list

/** Whether there are only blanks between the list and the next paragraph. */
function follows(list: Element, paragraph: Element): boolean {
  for (let node = paragraph.previousSibling; node !== null; node = node.previousSibling) {
    if (node === list) return true
    if (node.nodeType !== Node.COMMENT_NODE && node.textContent?.trim() !== '') return false
  }
  return false
}

function startList(paragraph: HTMLElement, open: Open[], kind: 'ol' | 'ul', level: number): HTMLElement {
  const list = paragraph.ownerDocument.createElement(kind)
  const start = Number.parseInt(paragraph.dataset.marker ?? '', 10)
  if (kind === 'ol' && start > 1) list.setAttribute('start', String(start))
  const around = open.at(-1)?.list
  if (around === undefined) paragraph.before(list)
  else (around.lastElementChild ?? around).append(list)
  open.push({ level, list })
  return list
}

function itemOf(paragraph: HTMLElement): HTMLElement {
  const item = paragraph.ownerDocument.createElement('li')
  item.append(paragraph)
  return item
}

/** Matches `1.`, `a)` and `iv.`. Bullets are neither letters nor digits, except the `o` of Word. */
function isNumber(marker: string): boolean {
  return /^\(?[\p{L}\p{N}]+([.)]|\.\))/u.test(marker)
}
