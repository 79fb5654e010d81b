/** Radix: four components build on it, and the product uses them, so that they are tested in real use. */
import { describe, expect, it } from 'vitest'
import { importedNames } from '../build/import-graph.ts'
import { codeFiles, importsOf, parse } from './source-files.ts'

const isTest = (path: string) => /\.(?:test|stories)\.tsx?$|\/testing\//.test(path)
const ofProduct = codeFiles().filter((path) => /^(?:admin|site)\/.*\.tsx?$/.test(path) && !isTest(path))

describe.each(['Accordion', 'Tabs', 'Toast', 'Tooltip'])('%s', (component) => {
  const name = component.toLowerCase()

  it('is built on Radix', () => {
    const packages = importsOf(`ui/components/${name}/${name}.tsx`).map(({ what }) => what)
    expect(packages).toContain(`@radix-ui/react-${name}`)
  })

  it('is used by the admin or the site', () => {
    const file = `@cyanotype/ui/components/${name}/${name}.tsx`
    const used = ofProduct.filter(
      (path) =>
        importsOf(path).some(({ what }) => what === file) ||
        importedNames(parse(path)).some((found) => found.name === component),
    )
    expect(used).not.toEqual([])
  })
})

it.each(['Tabs', 'Toast'])('the site also uses %s', (component) => {
  const name = component.toLowerCase()
  const file = `@cyanotype/ui/components/${name}/${name}.tsx`
  const used = ofProduct.filter(
    (path) => path.startsWith('site/') && importsOf(path).some(({ what }) => what === file),
  )
  expect(used).not.toEqual([])
})
