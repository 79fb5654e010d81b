/** Runs the generators of `npm run new`. What does not work is refused, and the repository stays as it was. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { planCall } from './call.ts'
import { planCollection } from './collection.ts'
import { planComponent, planMdxComponent } from './component.ts'
import { planMigration, planOwnMigration } from './migration.ts'
import type { Name, Plan } from './plan.ts'
import { NewProblem } from './plan.ts'
import { planRoute } from './route.ts'
import { planScreen } from './screen.ts'

export const plans: Readonly<Record<string, (name: Name, root: string) => Plan>> = {
  component: planComponent,
  mdx: planMdxComponent,
  collection: planCollection,
  route: planRoute,
  screen: planScreen,
  call: planCall,
  migration: planMigration,
  'own-migration': planOwnMigration,
}

function nameFrom(text: string): Name {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text)) {
    throw new NewProblem(
      `“${text}” is not a valid name. Use lower-case words with hyphens, such as photo-essay.`,
    )
  }
  const parts = text.split('-')
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
  const pascal = parts.map(capital).join('')
  const camel = pascal.slice(0, 1).toLowerCase() + pascal.slice(1)
  return { kebab: text, camel, pascal, text: capital(parts.join(' ')) }
}

export function writeTemplate(
  root: string,
  kind: string,
  text: string,
): { written: string[]; left: readonly string[] } {
  const planFor = Object.hasOwn(plans, kind) ? plans[kind] : undefined
  if (planFor === undefined) throw new NewProblem(`Unknown kind “${kind}”.`)
  const { files, changes = {}, classes = [], remaining } = planFor(nameFrom(text), root)
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)))
  if (taken !== undefined) throw new NewProblem(`${taken} already exists. Choose another name.`)
  refuseTakenClasses(root, classes)

  const before = Object.keys(changes).map((path): [string, string] => {
    return [path, readFileSync(join(root, path), 'utf8')]
  })
  const changed = before.map(([path, content]): [string, string] => [
    path,
    changes[path]?.(content) ?? content,
  ])
  const added = Object.entries(files).flatMap(([path, content]) => write(root, path, content))
  for (const [path, content] of changed) write(root, path, content)
  const written = [...Object.keys(files), ...Object.keys(changes)]
  const problems = format(root, written)
  if (problems === undefined) return { written, left: remaining }
  for (const path of added) rmSync(path, { recursive: true, force: true })
  for (const [path, content] of before) write(root, path, content)
  throw new NewProblem(`${problems}\n“${text}” does not work as a name in the code. Choose another name.`)
}

/** Returns what it creates: the file, or the first folder of its path that did not exist. */
function write(root: string, path: string, content: string): readonly string[] {
  const file = join(root, path)
  const folder = mkdirSync(dirname(file), { recursive: true })
  const isNew = !existsSync(file)
  writeFileSync(file, content)
  return isNew ? [folder ?? file] : []
}

function refuseTakenClasses(root: string, classes: readonly string[]): void {
  const sheets = globSync('{ui,site,admin}/**/*.css', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
  for (const sheet of sheets) {
    const css = readFileSync(join(root, sheet), 'utf8')
    const taken = classes.find((name) => new RegExp(`\\.${name}(?![\\w-])`).test(css))
    if (taken !== undefined)
      throw new NewProblem(`${sheet} already has the class “${taken}”. Choose another name.`)
  }
}

/**
 * Formats code and sorts imports as the linter requires, so that templates can ignore both. Returns what the linter
 * rejects.
 */
function format(root: string, paths: readonly string[]): string | undefined {
  const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url))
  const { status, stderr, stdout } = spawnSync(process.execPath, [biome, 'check', '--write', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? undefined : `${stdout}${stderr}`
}
