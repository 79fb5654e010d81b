/**
 * Follows the steps of a documentation page: runs the commands of its code blocks on a temporary folder. A
 * command that is not known here fails, so that a page cannot have steps that no test has run.
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

const root = new URL('../../../', import.meta.url)

export interface PageSteps {
  /** Lines of the shell, in their order. */
  readonly commands: readonly string[]
  /** The content of all blocks of `.env`. */
  readonly settings: Readonly<Record<string, string>>
}

const pageText = (locale: string, page: string) =>
  readFileSync(new URL(`content/docs/${locale}/administrators/${page}.mdx`, root), 'utf8')

/** The section with a heading, up to the next heading of the same level. The whole page without one. */
export function stepsIn(page: string, heading?: string, locale = 'en'): PageSteps {
  const text = pageText(locale, page)
  const section = heading === undefined ? text : sectionOf(text, heading)
  const blocks = [...section.matchAll(/^( *)```sh(.*)\n([\s\S]*?)^\1```$/gm)]
  const isSetting = ([, , title = '']: RegExpMatchArray) => title.includes('.env')
  const linesOf = ([, , , content = '']: RegExpMatchArray) =>
    content
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  const settings = parseEnv(blocks.filter(isSetting).flatMap(linesOf).join('\n'))
  return {
    commands: blocks.filter((block) => !isSetting(block)).flatMap(linesOf),
    settings: Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value ?? ''])),
  }
}

function sectionOf(text: string, heading: string): string {
  const start = text.indexOf(`## ${heading}\n`)
  if (start === -1) throw new Error(`There is no section “${heading}”`)
  const rest = text.slice(start + heading.length + 4)
  const end = rest.search(/^## /m)
  return end === -1 ? rest : rest.slice(0, end)
}

export interface Machine {
  /** Variables of the commands. */
  readonly env: Readonly<Record<string, string>>
  /** Paths and examples of the page, and what they are here. */
  readonly names: Readonly<Record<string, string>>
  start(): Promise<unknown>
  stop(): Promise<unknown>
}

/** Runs a line of the page as it is written. Returns what it printed. */
export async function follow(line: string, machine: Machine): Promise<string> {
  const command = Object.entries(machine.names).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    line.replace(/^sudo (?:-u cyanotype )?/, ''),
  )
  if (command === 'systemctl start cyanotype') return String((await machine.start()) ?? '')
  if (command === 'systemctl stop cyanotype') return String((await machine.stop()) ?? '')
  // The code of this repository is both releases, and it is built.
  if (/^(?:cd \S+|npm ci|npm run build|git checkout v[\d.]+)$/.test(command)) return ''
  // The folder of the machine exists, and its user is the one of the test.
  if (/^install -d -o cyanotype -g cyanotype -m 700 \S+$/.test(command)) return ''
  if (/^(?:cat|df|du|rm|mv) /.test(command)) return run('sh', ['-c', command], machine.env)
  const [, name, args = ''] = /^npm run ([a-z]+)(?: -- (.+))?$/.exec(command) ?? []
  if (name === undefined) throw new Error(`The test of the page does not know the command: ${line}`)
  return run(process.execPath, [scriptOf(name), ...args.split(' ').filter(Boolean)], machine.env)
}

function scriptOf(name: string): string {
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  const [, path] = /^node (server\/commands\/\S+\.ts)$/.exec(String(scripts[name])) ?? []
  if (path === undefined) throw new Error(`There is no command “npm run ${name}”`)
  return new URL(path, root).pathname
}

/** Rejects with the output if the command fails. Asynchronous, because a server of this process may answer it. */
function run(file: string, args: readonly string[], env: Machine['env']): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const { PATH = '' } = process.env
  execFile(file, args, { env: { PATH, ...env } }, (error, stdout, stderr) => {
    if (error === null) resolve(stdout.trim())
    else reject(new Error(`${args.join(' ')}: ${stdout}${stderr}`))
  })
  return promise
}
