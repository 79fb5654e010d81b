/**
 * Package: packed, unpacked in another folder, and used.
 * @module-tag full
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { snippets } from '../../.storybook/pages/package-snippets.ts'
import { locales } from '../../ui/locales/index.ts'
import { boundOf, bundleOf, entriesOf, maxKilobytes, unwantedComponents } from './bundle-size.ts'
import type { Application } from './install-in-app.ts'
import { installPackage } from './install-in-app.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

let application: Application
let entries: readonly string[]
const inPackage = (...path: readonly string[]) => join(application.installed, 'dist', ...path)
const read = (...path: readonly string[]) => readFileSync(inPackage(...path), 'utf8')

beforeAll(async () => {
  application = await installPackage('vite', '@vitejs/plugin-react', '@types/node', '@types/react-dom')
  entries = entriesOf(application.installed)
}, 180_000)
afterAll(() => application?.remove())

const repositoryFile = (file: string) => join(root, 'tools/package', file)

function runInApplication(...args: readonly string[]): { stdout: string; errors: readonly string[] } {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: application.folder, encoding: 'utf8' })
  return { stdout, errors: stderr.split('\n').filter((line) => line !== '') }
}

/** The modules that a module or its types import, as written. */
const importsIn = (text: string) =>
  [...text.matchAll(/(?:^|\s)(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].flatMap(([, what]) => what ?? [])

const addressOf = (entry: string) => (entry === 'index' ? '@cyanotype/ui' : `@cyanotype/ui/${entry}`)

const isDeclared = (what: string) =>
  application.declared.some((name) =>
    [name, name.replace('@types/', '')].some((each) => `${what}/`.startsWith(`${each}/`)),
  )

const compilerOptions = (like: string) => ({
  compilerOptions: {
    strict: true,
    noEmit: true,
    exactOptionalPropertyTypes: true,
    noUncheckedSideEffectImports: true,
    jsx: 'react-jsx',
    target: 'esnext',
    module: like === 'nodenext' ? like : 'esnext',
    moduleResolution: like,
    types: ['node'],
    allowJs: true,
    checkJs: true,
  },
  include: ['*.ts', '*.tsx', '*.mjs'],
})

describe('Package', () => {
  it('has an entry and a stylesheet for each component, and an entry for each language', () => {
    const expected = [...application.components, ...locales.map(({ code }) => `locales/${code}`)]
    expect(expected.filter((name) => !entries.includes(name))).toEqual([])
    expect(globSync('*.css', { cwd: inPackage('styles') })).toEqual(
      expect.arrayContaining(application.components.map((name) => `${name}.css`)),
    )
  })

  it('contains every file that it refers to, and uses only libraries that it declares', () => {
    const files = globSync('**/*.{js,d.ts}', { cwd: inPackage() })
    const present = new Set(files)
    const lost = files.flatMap((file) =>
      importsIn(read(file)).flatMap((what) => {
        if (!what.startsWith('.')) return isDeclared(what) ? [] : `${file}: ${what}`
        const named = join(dirname(file), what)
        const target = file.endsWith('.d.ts') ? named.replace(/\.js$/, '.d.ts') : named
        return present.has(target) ? [] : `${file}: ${what}`
      }),
    )
    expect(lost).toEqual([])
  })

  it('contains no story, no test and no source', () => {
    const all = globSync('**/*', { cwd: application.installed })
    expect(all.filter((path) => /stories|test|(?<!\.d)\.tsx?$/.test(path))).toEqual([])
    expect(all).toContain('README.md')
  })

  it.each(['bundler', 'nodenext'])('has types for strict applications that resolve like %s', async (like) => {
    const imports = entries.map((entry, at) => `import * as door${at} from '${addressOf(entry)}'`)
    const uses = entries.map((_, at) => `door${at}`).join(', ')
    await writeFile(join(application.folder, 'doors.ts'), `${imports.join('\n')}\nexport default [${uses}]\n`)
    const { 'vite.config.ts': _, ...compiled } = snippets
    for (const [name, code] of Object.entries(compiled)) await writeFile(join(application.folder, name), code)
    await writeFile(join(application.folder, 'tsconfig.json'), JSON.stringify(compilerOptions(like)))
    await writeFile(join(application.folder, 'package.json'), '{ "type": "module" }')
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    expect(runInApplication(compiler, '-p', application.folder)).toEqual({ stdout: '', errors: [] })
  })

  it('renders completely without a browser, and reports only the missing icon', () => {
    const { stdout, errors } = runInApplication(repositoryFile('render-everything.ts'), application.folder)
    expect(errors).toEqual([expect.stringContaining('`unicorn`')])
    expect(JSON.parse(stdout)).toEqual({
      stories: application.components.length,
      rendered: expect.any(Number),
      failed: [],
    })
  })

  it('marks client code for server components', () => {
    const { stdout, errors } = runInApplication(
      '--conditions=react-server',
      repositoryFile('load-on-server.ts'),
      application.folder,
    )
    expect(errors).toEqual([])
    expect(JSON.parse(stdout).loaded).toBeGreaterThan(application.components.length)
  })
})

describe('Documentation of the package', () => {
  // The types of all stylesheets are one file, so the compiler does not notice a missing stylesheet.
  it('imports only modules and stylesheets that the package exports', () => {
    const { resolve } = createRequire(join(application.folder, 'app.js'))
    const isMissing = (name: string) => {
      try {
        resolve(name)
        return false
      } catch {
        return true
      }
    }
    const imported = Object.values(snippets).flatMap(importsIn)
    const ours = imported.filter((name) => name.startsWith('@cyanotype/ui'))
    expect(ours.length).toBeGreaterThan(0)
    expect(ours.filter(isMissing)).toEqual([])
  })

  it('shows scripts that write a stylesheet and a page', async () => {
    const inApplication = (name: string) => join(application.folder, name)
    for (const name of ['brand.mjs', 'shape.mjs', 'page.mjs'] as const) {
      await writeFile(inApplication(name), snippets[name])
      expect(runInApplication(inApplication(name)), name).toEqual({ stdout: '', errors: [] })
    }
    expect(readFileSync(inApplication('brand.css'), 'utf8')).toContain('--primary:')
    expect(readFileSync(inApplication('parts.html'), 'utf8')).toContain('<summary')
  })
})

describe('Package entry', () => {
  it('includes only its own messages, only in English, and only the icons that it uses', async () => {
    const bundled = await Promise.all(
      entries.filter(isOfComponent).map(async (entry) => {
        const { modules } = await bundleOf(application.installed, entry)
        const code = [...modules.keys()].map((path) => read('modules', path)).join('')
        return [...modules].flatMap(([path, names]) =>
          leftoversIn(path, names, code).map((name) => `${entry}: ${name}`),
        )
      }),
    )
    expect(bundled.flat()).toEqual([])
  })

  it('includes only what is imported when it exports everything', async () => {
    const { modules } = await bundleOf(application.installed, 'index', ['Button'])
    const { modules: ownModules } = await bundleOf(application.installed, 'button', ['Button'])
    expect(Object.fromEntries(modules)).toEqual(Object.fromEntries(ownModules))
  })

  it('has a stylesheet with everything that it renders', () => {
    const allClasses = new Set(classesIn(read('styles', 'styles.css')))
    const base = classesIn(read('styles', 'base.css'))
    const lacking = application.components.flatMap((name) => {
      const styled = new Set([...base, ...classesIn(read('styles', `${name}.css`))])
      return classNamesIn(name)
        .filter((each) => allClasses.has(each) && !styled.has(each))
        .map((each) => `${name}.css: ${each}`)
    })
    expect(lacking).toEqual([])
  })

  it('stays within its size and imports, and all entries together stay within 120 KB', async () => {
    const tooMuch = await Promise.all(
      entries.filter(isOfComponent).map(async (entry) => {
        const bundle = await bundleOf(application.installed, entry)
        const isTooLarge = bundle.kilobytes > boundOf(entry).kilobytes
        const leftovers = unwantedComponents(entry, bundle)
        return isTooLarge || leftovers.length > 0
          ? [{ door: entry, kilobytes: bundle.kilobytes, leftovers }]
          : []
      }),
    )
    expect(tooMuch.flat()).toEqual([])
    expect((await bundleOf(application.installed, 'index')).kilobytes).toBeLessThanOrEqual(maxKilobytes)
  })
})

const isOfComponent = (entry: string) => application.components.includes(entry)

/** Messages or icons that remain in the bundle although no remaining code uses them. */
function leftoversIn(path: string, names: readonly string[], code: string): string[] {
  if (/^locales\/english-/.test(path)) return names.filter((name) => !code.includes(`english.${name}`))
  if (path === 'icons/collection.js') return names.filter((name) => !named(code).includes(name))
  return /^locales\/(?!en|locale)/.test(path) ? [path] : []
}

const named = (code: string) =>
  [...code.matchAll(/import \{([^}]*)\} from '[./]*icons\/collection/g)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  )

const classesIn = (css: string) => [...css.matchAll(/\.([a-z][\w-]*)/g)].flatMap(([, name]) => name ?? [])

function classNamesIn(component: string): string[] {
  const code = globSync(`modules/components/${component}/*.js`, { cwd: inPackage() })
    .map((path) => read(path))
    .join('')
  return [...code.matchAll(/className: (?:cx\()?['"]([\w -]+)['"]/g)].flatMap(([, names = '']) =>
    names.split(' '),
  )
}
