/**
 * The languages whose words are coloured. Their grammars are compiled beforehand, and each is fetched when a text first
 * needs it: all eleven, in use, cost 25 MB of heap; translated while running they would cost five times as much.
 */
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

export type GrammarName = keyof typeof grammars

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
export function grammarOf(language: string): GrammarName | undefined {
  if (Object.hasOwn(aliases, language)) return aliases[language]
  return isGrammar(language) ? language : undefined
}

function isGrammar(name: string): name is GrammarName {
  return Object.hasOwn(grammars, name)
}

/** The components in MDX are coloured by the grammar of TSX. */
const parts: Readonly<Partial<Record<GrammarName, GrammarName>>> = { mdx: 'tsx' }

export async function fetchGrammar(name: GrammarName) {
  const grammar = (await grammars[name]()).default
  const part = parts[name]
  return part === undefined ? grammar : [...(await grammars[part]()).default, ...grammar]
}
