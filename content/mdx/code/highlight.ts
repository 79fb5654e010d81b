/**
 * Highlights the code of a text: each token gets a class, and the stylesheet of the theme has its colour. One
 * HTML therefore works in both themes, without a `style` attribute or script.
 */
import type { HighlighterCore, ThemedToken } from '@shikijs/core'
import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { createLruCache } from '../../contracts/lru-cache.ts'
import { eachNode } from '../render/render-pipeline.ts'
import type { CodeInfo } from './fence-options.ts'
import { readCodeInfo } from './fence-options.ts'

/**
 * Longer code is not highlighted, because it would block other requests. The time limit is for hostile lines
 * only: the first line of a grammar can take a second on a busy machine, and a line cut short breaks the
 * lines after it.
 */
const limits = { characters: 20_000, lineCharacters: 1_000, lineMilliseconds: 5_000 }

/** Works on trees whose code `partCode` has split into lines. */
export async function colorCode(tree: Root): Promise<void> {
  const blocks: { readonly code: Element; readonly grammar: GrammarName }[] = []
  eachNode(tree, (pre) => {
    const code = pre.type === 'element' ? codeIn(pre) : undefined
    const grammar = code && grammarOf(languageOf(code))
    if (code && grammar) blocks.push({ code, grammar })
  })
  for (const { code, grammar } of blocks) await colorBlock(code, grammar)
}

function languageOf({ properties: { className } }: Element): string {
  const names = Array.isArray(className) ? className.map(String) : []
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? ''
}

type Line = readonly ElementContent[]

/** Highlighting takes longer than everything else, so an edit beside a block must not repeat it. */
const lruCache = createLruCache<readonly Line[]>({ maxEntries: 500, maxCharacters: 500_000 })

async function colorBlock(code: Element, grammar: GrammarName): Promise<void> {
  const text = textOf(code)
  if (text.length > limits.characters) return
  const name = `${grammar} ${text}`
  const lines = lruCache.get(name) ?? lruCache.put(name, await linesOf(text, grammar))
  const elements = code.children.filter((child) => child.type === 'element')
  elements.forEach((line, index) => {
    line.children = [...(lines[index] ?? [])]
  })
}

async function linesOf(text: string, grammar: GrammarName): Promise<readonly Line[]> {
  const { codeToTokensBase, loadLanguage } = await highlighter()
  await loadLanguage(await fetchGrammar(grammar))
  const lines = codeToTokensBase(text, {
    lang: grammar,
    theme: 'css-variables',
    tokenizeMaxLineLength: limits.lineCharacters,
    tokenizeTimeLimit: limits.lineMilliseconds,
  })
  return lines.map(colored)
}

// The highlighted languages. Their grammars are precompiled and loaded when a text first needs them: all
// eleven together take 25 MB of heap. Compiling them at run time would take five times as much.

const grammars = {
  css: () => import('@shikijs/langs-precompiled/css'),
  html: () => import('@shikijs/langs-precompiled/html'),
  javascript: () => import('@shikijs/langs-precompiled/javascript'),
  json: () => import('@shikijs/langs-precompiled/json'),
  markdown: () => import('@shikijs/langs-precompiled/markdown'),
  mdx: () => import('@shikijs/langs-precompiled/mdx'),
  shellscript: () => import('@shikijs/langs-precompiled/shellscript'),
  sql: () => import('@shikijs/langs-precompiled/sql'),
  tsx: () => import('@shikijs/langs-precompiled/tsx'),
  typescript: () => import('@shikijs/langs-precompiled/typescript'),
  yaml: () => import('@shikijs/langs-precompiled/yaml'),
}

type GrammarName = keyof typeof grammars

const aliases: Readonly<Record<string, GrammarName>> = {
  bash: 'shellscript',
  js: 'javascript',
  jsx: 'tsx',
  md: 'markdown',
  sh: 'shellscript',
  shell: 'shellscript',
  ts: 'typescript',
  yml: 'yaml',
}

/** The grammar of a language by the name that authors use. All other languages stay in one colour. */
function grammarOf(language: string): GrammarName | undefined {
  if (Object.hasOwn(aliases, language)) return aliases[language]
  return isGrammar(language) ? language : undefined
}

function isGrammar(name: string): name is GrammarName {
  return Object.hasOwn(grammars, name)
}

/** Components in MDX are highlighted by the grammar of TSX. */
const parts: Readonly<Partial<Record<GrammarName, GrammarName>>> = { mdx: 'tsx' }

async function fetchGrammar(name: GrammarName) {
  const grammar = (await grammars[name]()).default
  const part = parts[name]
  return part === undefined ? grammar : [...(await grammars[part]()).default, ...grammar]
}

/** Adjacent tokens of one colour share an element, and tokens in the text colour need none. */
function colored(tokens: readonly ThemedToken[]): Line {
  const runs: { kind: string; value: string }[] = []
  for (const { content, color } of tokens) {
    const last = runs.at(-1)
    const kind = content.trim() === '' ? (last?.kind ?? '') : kindOf(color)
    if (last?.kind === kind) last.value += content
    else runs.push({ kind, value: content })
  }
  return runs.map(({ kind, value }): ElementContent => {
    const text = { type: 'text', value } as const
    if (kind === '') return text
    return { type: 'element', tagName: 'span', properties: { className: [kind] }, children: [text] }
  })
}

const kinds = ['comment', 'keyword', 'string', 'constant', 'function', 'punctuation', 'link']

/**
 * The theme has a custom property for each kind of token, `var(--code-token-keyword)`. The class has the same
 * name.
 */
function kindOf(color = ''): string {
  const kind = /^var\(--code-token-([a-z]+)/.exec(color)?.[1] ?? ''
  return kinds.includes(kind) ? `token-${kind}` : ''
}

let made: Promise<HighlighterCore> | undefined

/** Created with the first highlighted block, so that a site without code does not load it. */
function highlighter(): Promise<HighlighterCore> {
  made ??= makeHighlighter()
  return made
}

async function makeHighlighter(): Promise<HighlighterCore> {
  const [{ createCssVariablesTheme, createHighlighterCore }, { createJavaScriptRawEngine }] =
    await Promise.all([import('@shikijs/core'), import('@shikijs/engine-javascript')])
  return createHighlighterCore({
    themes: [createCssVariablesTheme({ variablePrefix: '--code-' })],
    langs: [],
    engine: createJavaScriptRawEngine(),
  })
}

declare module 'hast' {
  interface ElementData {
    /** The text after the language of a code block. */
    meta?: string | null | undefined
  }
}

/**
 * Splits every code block in the HTML tree into lines and applies the options of its author. An added line is
 * an `ins`, a removed one a `del`, so that screen readers announce both.
 */
export function partCode(tree: Root): void {
  eachNode(tree, (pre) => {
    const code = pre.type === 'element' ? codeIn(pre) : undefined
    if (pre.type !== 'element' || code === undefined) return
    const info = readCodeInfo(code.data?.meta ?? '')
    pre.properties = {
      ...pre.properties,
      dataTitle: info.title,
      dataNumbers: info.numbers ? '' : undefined,
      dataWrap: info.wrap ? '' : undefined,
      dataDiff: info.diff ? '' : undefined,
    }
    const lines = textOf(code).replace(/\n$/, '').split('\n')
    pre.properties.dataLines = lines.length
    code.children = lines.flatMap((line, index) => [
      lineElement(line, index + 1, info),
      { type: 'text', value: '\n' },
    ])
  })
}

/** The `code` element in a `pre` element, if it is a code block. */
function codeIn(pre: Element): Element | undefined {
  const [code] = pre.children
  return pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code' ? code : undefined
}

const changes: Readonly<Record<string, 'ins' | 'del'>> = { '+': 'ins', '-': 'del' }

function lineElement(line: string, number: number, { diff, marked }: CodeInfo): Element {
  const sign = diff ? line.charAt(0) : ''
  const text = diff ? line.slice(1) : line
  return {
    type: 'element',
    tagName: changes[sign] ?? 'span',
    properties: { className: ['code-line'], dataMarked: marked.has(number) ? '' : undefined },
    children: [{ type: 'text', value: text }],
  }
}
