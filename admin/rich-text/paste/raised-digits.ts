/** Raised and lowered digits: Markdown has no signs for them, so they become digits of Unicode. */
import type { Run } from './inline-runs.ts'
import { styleOf } from './inline-runs.ts'

const signs = '0123456789+-−'
const alphabets = { super: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋' }

/** As plain digits, 10⁶ would be 106. Other text, such as the letters of 1st, stays as it is. */
export function raisedDigits(element: Element, runs: readonly Run[]): readonly Run[] {
  const script = scriptOf(element)
  if (script === undefined) return runs
  return runs.map((run) =>
    run.kind === 'words'
      ? {
          ...run,
          text: run.text.replace(/^[\d+−-]+$/, (digits) =>
            Array.from(digits, (digit) => alphabets[script][signs.indexOf(digit)]).join(''),
          ),
        }
      : run,
  )
}

function scriptOf(element: Element): keyof typeof alphabets | undefined {
  if (element.localName === 'sup') return 'super'
  if (element.localName === 'sub') return 'sub'
  const align = styleOf(element).get('vertical-align')
  return align === 'super' || align === 'sub' ? align : undefined
}
