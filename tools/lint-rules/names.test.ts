/**
 * Names: files are named after their subject in words of the product, not with collective names such as “helpers”,
 * which attract unrelated code, or with a participle, which does not say of what. A type has one meaning in a package.
 */
import { expect, it } from 'vitest'
import { codeFiles, filesLike, isNode, parse, walk } from './source-files.ts'

const drawers = /^(utils?|helpers?|common|misc|managers?|.*-(utils?|helpers?|manager))$/

it('has no file or folder with a collective name', () => {
  const found = codeFiles().filter((path) =>
    path
      .replace(/\.[^/]*$/, '')
      .split('/')
      .some((part) => drawers.test(part)),
  )
  expect(found, 'Name the file after what it does.').toEqual([])
})

/** The file of a locale has its code as a name, with an underscore: `pt_br`. */
const localeOfARegion = /^ui\/locales\/[a-z]{2}_[a-z]{2}\.ts$/

it('has file names in lower case with hyphens', () => {
  const found = [...codeFiles(), ...filesLike('{ui,site,admin}/**/*.css')].filter(
    (path) =>
      !localeOfARegion.test(path) &&
      !path.split('/').every((part) => /^[+@_.]?[a-z0-9]+([-.@][a-z0-9]+)*$|^\+[A-Za-z.]+$/.test(part)),
  )
  expect(found, 'Rename the file: kebab-case, whole words.').toEqual([])
})

/** TypeScript leaves out a `.tsx` file beside a `.ts` file of the same name, unless another file imports it. */
it('has no test in .tsx beside one in .ts with the same name', () => {
  const tests = codeFiles().filter((path) => path.includes('.test.'))
  const found = tests.filter((path) => path.endsWith('.tsx') && tests.includes(path.replace(/x$/, '')))
  expect(found, 'Rename one of them, so that its types are checked.').toEqual([])
})

const participle =
  /^([a-z]+(?:ed|ing)|begun|built|chosen|done|drawn|found|given|gone|held|kept|known|left|lost|made|seen|sent|shown|taken|told|written)$/

/** Nouns that end like a participle. */
const nouns = ['drawing', 'embed', 'feed', 'finding', 'heading', 'pipelining', 'publishing', 'seed', 'typing']

it('has no file that is named with a participle alone', () => {
  const found = codeFiles().filter((path) => {
    const [name = ''] = path.split('/').at(-1)?.split('.') ?? []
    return participle.test(name) && !nouns.includes(name)
  })
  expect(found, 'Add the noun: `changed-files`, not `changed`.').toEqual([])
})

const declarations = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration']

function exportedTypesOf(path: string): string[] {
  const names: string[] = []
  walk(parse(path), ({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) return
    const { id } = declaration
    if (declarations.includes(declaration.type) && isNode(id)) names.push(String(id.name))
  })
  return names
}

it('has no two exported types with the same name in a package', () => {
  const types = codeFiles().flatMap((path) => exportedTypesOf(path).map((name) => ({ name, path })))
  const byName = Map.groupBy(types, ({ name, path }) => `${path.split('/')[0]}/ ${name}`)
  const repeated = [...byName].filter(([, all]) => all.length > 1)
  const found = repeated.map(([name, all]) => `${name}: ${all.map(({ path }) => path).join(', ')}`)
  expect(found, 'Say in each name of what it is.').toEqual([])
})
