/** Compiles the modules for the package: JavaScript and types, in the same folders as the sources. */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export async function writeModules(folder: string): Promise<void> {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'tools/package', '--outDir', folder],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The types of the package could not be written.\n${stdout}`)
  for (const path of globSync('**/*.d.ts', { cwd: folder }))
    await rewrite(join(folder, path), withWrittenExtensions)
  for (const path of globSync('**/*.js', { cwd: folder }))
    await rewrite(join(folder, path), withClientDirective)
}

async function rewrite(path: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(path, 'utf8')
  const changed = change(text)
  if (changed !== text) await writeFile(path, changed)
}

/** The compiler keeps the extensions of the sources in types, but those files are not in the package. */
export function withWrittenExtensions(types: string): string {
  return types.replace(/((?:from|import)\s*(?:\(\s*)?['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js')
}

/** State, event handlers and context need the client. A server component can render everything else. */
const needsClient = /\b(?:use[A-Z]\w*|createContext)\b|\bon[A-Z]\w*: (?!undefined)/

export function withClientDirective(code: string): string {
  return needsClient.test(withoutComments(code)) ? `'use client'\n${code}` : code
}

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm, '')
