/** Results of all sizes in one table, and whether every limit is met. */
import type { Publishing, Times } from './publishing.ts'

/** In milliseconds. */
const maxOfTitle = 6
const maxOfText = 15
const maxOfSlowest = 30

/** Prints the table. Returns whether all limits are met. */
export function printFigures(measured: ReadonlyMap<number, Publishing>): boolean {
  const lines: Record<string, Record<string, string>> = {}
  const renders = new Set([...measured.values()].map((one) => one.renders))
  let isKept = true
  for (const [documents, { title, text, renders: own }] of measured) {
    const kept = isQuick(title, maxOfTitle) && isQuick(text, maxOfText) && renders.size === 1
    isKept &&= kept
    lines[`${documents.toLocaleString('en')} documents`] = {
      title: formatted(title),
      text: formatted(text),
      'pages rendered for one': String(own),
      kept: kept ? 'yes' : 'no ✗',
    }
  }
  console.log(
    `From publishing to visible, median and 95th percentile; a title within ${maxOfTitle} ms, a text within ${maxOfText}, all within ${maxOfSlowest}.`,
  )
  console.table(lines)
  return isKept
}

const isQuick = ({ median, p95 }: Times, most: number) => median <= most && p95 <= maxOfSlowest
const formatted = ({ median, p95 }: Times) => `${median.toFixed(1)} ms, ${p95.toFixed(1)} ms`
