/** The report of an import as text, for the command line and as a file. */
import type { ItemReport, SiteReport } from './import-site.ts'
import { describeNote } from './notes.ts'

const marks = { created: '+', existing: '=', refused: '!' }

export function reportLines({ items, notes }: SiteReport): readonly string[] {
  const lines = items.flatMap((item) => {
    const isNew = item.result !== 'existing'
    return isNew ? [itemLine(item), ...item.notes.map((one) => `    ${describeNote(one)}`)] : []
  })
  return [...lines, ...notes.map(describeNote)]
}

function itemLine({ title, type, locale, path, result, isPublic }: ItemReport): string {
  const state = isPublic ? '' : ' (draft)'
  return `${marks[result]} ${path || type} ${locale}${result === 'created' ? state : ''}: ${title}`
}

export function reportSummary({ items, notes, redirects, images }: SiteReport, isDryRun: boolean): string {
  const count = (result: ItemReport['result']) => items.filter((one) => one.result === result).length
  const all = items.reduce((sum, item) => sum + item.notes.length, notes.length)
  const counts = [
    `${count('created')} ${isDryRun ? 'would be created' : 'created'}`,
    `${count('existing')} already imported`,
    `${count('refused')} cannot be imported`,
    counted(redirects, 'redirect'),
    counted(images, 'image'),
    counted(all, 'note'),
  ]
  return `${counts.join(', ')}.${isDryRun ? ' Dry run: nothing was changed.' : ''}`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
