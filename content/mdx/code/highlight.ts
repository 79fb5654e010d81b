/**
 * Colours the code of a text: every word gets a class, and the style sheet of the theme says what colour that is. So both
 * themes come with one HTML, which holds no `style` and needs no script.
 */
import type { HighlighterCore, ThemedToken } from '@shikijs/core'
import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { createLruCache } from '../../contracts/lru-cache.ts'
import { eachNode } from '../render/walk-hast.ts'
import { codeIn } from './split-lines.ts'

/**
 * What is longer is read by nobody, and would keep others waiting: it stays in one colour. The time is for hostile lines
 * only: a grammar's first line can take a second on a busy machine, and a line cut short spoils those after it.
 */
const limits = { characters: 20_000, lineCharacters: 1_000, lineMilliseconds: 5_000 }

/** Works on trees whose code `partCode` has parted into lines. */
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

/** Who edits the words around a block would otherwise wait for its colours, which take longer than all the rest. */
const lruCache = createLruCache<readonly Line[]>({ things: 500, letters: 500_000 })

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

// The languages whose words are coloured. Their grammars are compiled beforehand, and each is fetched when a text
// first needs it: all eleven, in use, cost 25 MB of heap; translated while running they would cost five times as
// much.

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

/** The grammar of a language as authors call it; all others stay in one colour. */
function grammarOf(language: string): GrammarName | undefined {
  if (Object.hasOwn(aliases, language)) return aliases[language]
  return isGrammar(language) ? language : undefined
}

function isGrammar(name: string): name is GrammarName {
  return Object.hasOwn(grammars, name)
}

/** The components in MDX are coloured by the grammar of TSX. */
const parts: Readonly<Partial<Record<GrammarName, GrammarName>>> = { mdx: 'tsx' }

async function fetchGrammar(name: GrammarName) {
  const grammar = (await grammars[name]()).default
  const part = parts[name]
  return part === undefined ? grammar : [...(await grammars[part]()).default, ...grammar]
}

/** Neighbours of one colour share one element, and words of the text's own colour need none. */
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

/** The theme names a custom property for each kind of word, `var(--code-token-keyword)`; the class is called like it. */
function kindOf(color = ''): string {
  const kind = /^var\(--code-token-([a-z]+)/.exec(color)?.[1] ?? ''
  return kinds.includes(kind) ? `token-${kind}` : ''
}

let made: Promise<HighlighterCore> | undefined

/** Made with the first block that is coloured: a site without code never pays for it. */
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
