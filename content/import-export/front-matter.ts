/**
 * Front matter: fields as YAML between two lines with three hyphens. The text below is read back byte for
 * byte.
 */
import { parseDocument, stringify } from 'yaml'
import { FileProblem } from './export-types.ts'

type Entries = Readonly<Record<string, unknown>>

/**
 * Leaves out entries that are `undefined`. The file ends with one line break that is not part of the text.
 */
export function writeFrontMatter(entries: Entries, body: string): string {
  const defined = Object.entries(entries).filter(([, value]) => value !== undefined)
  const head = defined.length === 0 ? '' : stringify(Object.fromEntries(defined), { lineWidth: 0 })
  return `---\n${head}---\n${body}\n`
}

export function readFrontMatter(
  file: string,
  source: string,
): { readonly entries: Entries; readonly body: string } {
  const head = /^---\r?\n([\s\S]*?)^---\r?(?:\n|$)/m.exec(source)
  if (head === null || head.index !== 0) {
    throw new FileProblem(file, 'The file must begin with front matter between two lines of “---”.')
  }
  const document = parseDocument(head[1] ?? '', { uniqueKeys: true, strict: true })
  const [error] = document.errors
  if (error !== undefined) throw new FileProblem(file, error.message.split('\n')[0] ?? '')
  const entries = valuesOf(file, document)
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries)) {
    throw new FileProblem(file, 'The front matter must consist of fields with values.')
  }
  return { entries: { ...entries }, body: withoutLastBreak(head[0], source.slice(head[0].length)) }
}

/**
 * Removes the last line break, of the kind that the file uses. A text may end with half of the other kind.
 */
function withoutLastBreak(head: string, text: string): string {
  const lineBreak = head.endsWith('\r\n') ? '\r\n' : '\n'
  return text.endsWith(lineBreak) ? text.slice(0, -lineBreak.length) : text
}

/** Exports never contain aliases. A few of them could expand to more data than fits into memory. */
function valuesOf(file: string, document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 }) ?? {}
  } catch (problem) {
    throw new FileProblem(file, problem instanceof Error ? problem.message : String(problem))
  }
}
