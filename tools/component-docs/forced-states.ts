/**
 * Forced states: the rules for `:hover`, `:focus-visible` and other states of a pointer or the keyboard, written
 * for an attribute instead. Storybook shows a component in these states without a pointer.
 */
import type { ChildNode, Container } from 'postcss'
import postcss from 'postcss'
import { listedStylesheets } from '../build/component-stylesheets.ts'
import { read } from '../lint-rules/source-files.ts'

/** Longer names first, because `:focus` begins like `:focus-visible`. */
const state = /:(hover|focus-visible|focus-within|focus|active)(?![\w-])/g
const negated = /:not\([^)]*:(?:hover|focus|active)/

/** `button:hover` becomes `button[data-forced~='hover']`. */
export function forcedStates(): string {
  return listedStylesheets()
    .map((path) => forced(read(`ui/${path}`)))
    .join('\n')
}

export function forced(css: string): string {
  const sheet = postcss.parse(css)
  prune(sheet)
  return sheet.toString()
}

/** Removes everything but the rules with a state. */
function prune(container: Container): void {
  container.each((node: ChildNode) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((one) => one.search(state) >= 0 && !negated.test(one))
      if (selectors.length === 0) node.remove()
      else node.selectors = selectors.map((one) => one.replaceAll(state, "[data-forced~='$1']"))
    } else if (node.type === 'atrule' && node.nodes !== undefined && node.name !== 'keyframes') {
      prune(node)
      if (node.nodes.length === 0) node.remove()
    } else {
      node.remove()
    }
  })
}
