/** Front matter of Hugo, Jekyll, Astro, Starlight and Docusaurus: YAML, TOML or JSON above a text. */
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import type { JsonRecord } from '../ghost/json-values.ts'
import { isRecord } from '../ghost/json-values.ts'
import { SourceProblem } from '../source-problem.ts'

export interface MarkdownFile {
  readonly fields: JsonRecord
  readonly body: string
}

const forms: readonly (readonly [RegExp, (text: string) => unknown])[] = [
  [/^---[^\S\n]*\n([\s\S]*?)(?:^|\n)---[^\S\n]*(?:\n|$)/, (text) => parseYaml(text, { maxAliasCount: 100 })],
  [/^\+\+\+[^\S\n]*\n([\s\S]*?)(?:^|\n)\+\+\+[^\S\n]*(?:\n|$)/, (text) => parseToml(text)],
  [/^(\{\n[\s\S]*?\n\})[^\S\n]*(?:\n|$)/, (text) => JSON.parse(text)],
]

/** Without control characters, of which PostgreSQL cannot store the null character. Tabs and lines stay. */
export const withoutControls = (text: string) => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '')

export function readMarkdown(path: string, source: string): MarkdownFile {
  const text = withoutControls(source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
  for (const [form, parse] of forms) {
    const found = form.exec(text)
    if (found === null) continue
    const fields = parsed(path, () => parse(found[1] ?? ''))
    return { fields: isRecord(fields) ? fields : {}, body: text.slice(found[0].length) }
  }
  return { fields: {}, body: text }
}

function parsed(path: string, parse: () => unknown): unknown {
  try {
    return parse()
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message.split('\n', 1)[0] : ''
    throw new SourceProblem(path, 'front-matter', reason)
  }
}
