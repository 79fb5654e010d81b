/**
 * Front matter of documentation files: `title: A day of blue` between two lines with three hyphens. Quotation
 * marks around a value are not part of it.
 */
export interface WithFrontMatter {
  readonly entries: Readonly<Record<string, string>>
  /** The text below, as written. */
  readonly body: string
  /** The number of lines above it. */
  readonly lines: number
}

export function readFrontMatter(source: string): WithFrontMatter {
  const head = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source)
  if (head === null) return { entries: {}, body: source, lines: 0 }
  const entries = (head[1] ?? '').split(/\r?\n/).flatMap((line) => {
    const colon = line.indexOf(':')
    return colon < 0 ? [] : [[line.slice(0, colon).trim(), unquoted(line.slice(colon + 1).trim())]]
  })
  return {
    entries: Object.fromEntries(entries),
    body: source.slice(head[0].length),
    lines: head[0].split('\n').length - 1,
  }
}

function unquoted(value: string): string {
  return /^(["'])((?:(?!\1).)*)\1$/.exec(value)?.[2] ?? value
}
