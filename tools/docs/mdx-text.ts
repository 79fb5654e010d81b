/** Text and tables in generated MDX. */

/** Escapes the characters that MDX would parse as components or code, except in code spans. */
export function mdxText(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[{<]/g, '\\$&')))
    .join('')
}

export const codeSpan = (text: unknown): string => `\`${String(text)}\``

/** `a`, `b` or `c`. */
export function alternatives(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} or ${last}`
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

/** The date is not the one of the last run, so that a run without changes changes no file. */
const updated = '2026-11-25'

export interface PageHead {
  readonly title: string
  readonly summary: string
  readonly order: number
}

export function page({ title, summary, order }: PageHead, blocks: readonly string[]): string {
  const head = [
    '---',
    `title: ${title}`,
    `summary: ${summary}`,
    `order: ${order}`,
    `updated: ${updated}`,
    '---',
  ]
  return `${[head.join('\n'), ...blocks].join('\n\n')}\n`
}
