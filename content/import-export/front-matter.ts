/** Fields as YAML between two rows of three hyphens, and below them a text, which comes back byte for byte. */
import { parseDocument, stringify } from 'yaml'
import { FileProblem } from './file-problem.ts'

type Entries = Readonly<Record<string, unknown>>

/** Entries that are `undefined` are left out. The file ends with one line break that is no part of the text. */
export function writeFrontMatter(entries: Entries, body: string): string {
  const kept = Object.entries(entries).filter(([, value]) => value !== undefined)
  const head = kept.length === 0 ? '' : stringify(Object.fromEntries(kept), { lineWidth: 0 })
  return `---\n${head}---\n${body}\n`
}

export function readFrontMatter(
  file: string,
  source: string,
): { readonly entries: Entries; readonly body: string } {
  const head = /^---\r?\n([\s\S]*?)^---\r?(?:\n|$)/m.exec(source)
  if (head === null || head.index !== 0) {
    throw new FileProblem(file, 'It does not begin with fields between two lines of “---”.')
  }
  const document = parseDocument(head[1] ?? '', { uniqueKeys: true, strict: true })
  const [error] = document.errors
  if (error !== undefined) throw new FileProblem(file, error.message.split('\n')[0] ?? '')
  const entries = valuesOf(file, document)
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries)) {
    throw new FileProblem(file, 'What stands above the text are not fields with their values.')
  }
  return { entries: { ...entries }, body: withoutLastBreak(head[0], source.slice(head[0].length)) }
}

/** The break at the end, of the kind that the file has: a text of ours may itself end with half of the other kind. */
function withoutLastBreak(head: string, text: string): string {
  const lineBreak = head.endsWith('\r\n') ? '\r\n' : '\n'
  return text.endsWith(lineBreak) ? text.slice(0, -lineBreak.length) : text
}

/** Nothing of ours has aliases, and a few of them can stand for more than any memory holds. */
function valuesOf(file: string, document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 }) ?? {}
  } catch (problem) {
    throw new FileProblem(file, problem instanceof Error ? problem.message : String(problem))
  }
}
