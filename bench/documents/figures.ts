/** Results of all sizes in one table, and whether every limit is met. */
import type { Creating } from './creating.ts'
import type { Measured } from './measure.ts'

const minShare = 0.4
const maxGrowth = 1.2
/** The most expensive query of a list has no limit (decision 0038, document lists). */
const worst = 'filtered and sorted'
const maxOfLastPage = 1.5
const maxOfCreate = 3
const maxMegabytes = 300

interface Line {
  readonly [column: string]: string
}

/** Prints the table. Returns whether all limits are met. */
export function printFigures(measured: readonly Measured[]): boolean {
  const lines: Record<string, Line> = {}
  const broken: string[] = []
  const column = ({ documents }: Measured) => documents.toLocaleString('en')
  const write = (name: string, one: Measured, text: string, isKept = true) => {
    lines[name] = { ...lines[name], [column(one)]: isKept ? text : `${text} ✗` }
    if (!isKept) broken.push(`${name} with ${column(one)} documents: ${text}`)
  }
  for (const one of measured) {
    for (const [name, { product, bare, share, growth }] of Object.entries(one.rates)) {
      const text = `${whole(product)} of ${whole(bare)}: ${share.toFixed(2)}, ${growth.toFixed(2)} ×`
      write(name, one, text, share >= minShare && (growth <= maxGrowth || name === worst))
    }
    const ofFirst = (one.rates['list of 20']?.product ?? 0) / (one.rates['last page']?.product ?? 1)
    write('last page, times the first', one, ofFirst.toFixed(2), ofFirst <= maxOfLastPage)
    const { product, bare, note, eightWriters } = one.create
    const times = product.milliseconds / bare.milliseconds
    write('create', one, `${inMs(product)} of ${inMs(bare)}: ${times.toFixed(2)} ×`, times <= maxOfCreate)
    write('one short row, for comparison', one, inMs(note))
    const together = eightWriters.perSecond / product.perSecond
    write(
      'creates a second, one writer and eight',
      one,
      `${whole(product.perSecond)} and ${whole(eightWriters.perSecond)}`,
      together > 1,
    )
    write('memory', one, `${whole(one.megabytes)} MB`, one.megabytes <= maxMegabytes)
  }
  console.log(
    'Answers a second, of what the bare server makes: the share, and how much slower than with the fewest.',
  )
  console.table(lines)
  for (const line of broken) console.log(`Not kept: ${line}.`)
  return broken.length === 0
}

const inMs = ({ milliseconds }: Creating) => `${milliseconds.toFixed(2)} ms`
const whole = (value: number) => Math.round(value).toLocaleString('en')
