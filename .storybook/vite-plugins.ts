/** Vite plugins of Storybook: props tables, code samples and the anatomy of components. */
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { readAnatomy } from '../tools/component-docs/anatomy.ts'
import { readComponentPages } from '../tools/component-docs/component-pages.ts'
import type { ComponentProps, Prop } from '../tools/component-docs/component-props.ts'
import { readComponentProps } from '../tools/component-docs/component-props.ts'
import { forcedStates } from '../tools/component-docs/forced-states.ts'
import { readRecipes, readSnippets } from '../tools/component-docs/snippets.ts'
import { root } from '../tools/lint-rules/source-files.ts'

export function propsTables(): Plugin {
  let components: readonly ComponentProps[] | undefined
  return {
    name: 'cyanotype:props-tables',
    watchChange: () => {
      components = undefined
    },
    transform(code, id) {
      const file = relative(root, id).replaceAll('\\', '/')
      if (!file.startsWith('ui/') || !file.endsWith('.tsx')) return
      components ??= readComponentProps()
      const here = components.filter((component) => component.file === file)
      return here.length === 0 ? undefined : { code: [code, ...here.map(statement)].join('\n'), map: null }
    },
  }
}

const statement = ({ name, description, props }: ComponentProps) =>
  `${name}.__docgenInfo = ${JSON.stringify({ description, props: Object.fromEntries(props.map(entry)) })};`

/** The format of react-docgen-typescript, which Storybook reads. A closed set of strings becomes a select. */
function entry(prop: Prop) {
  const { name, choices, isRequired, description } = prop
  const type = { name: choices.length > 0 ? choices.map((choice) => `"${choice}"`).join(' | ') : prop.type }
  const defaultValue = prop.default === undefined ? null : { value: prop.default, computed: false }
  return [name, { name, description, required: isRequired, type, defaultValue }]
}

// Facts about components that are read from their sources, as the module `virtual:component-docs`.

const name = 'virtual:component-docs'
const id = `\0${name}`

/** Files whose change makes the module out of date. */
const sources = /\/\.storybook\/(?:examples|recipes)\/|\/ui\/.*(?:\.css|\.stories\.tsx)$/

export function componentDocs(): Plugin {
  return {
    name: 'cyanotype:component-docs',
    resolveId: (requested) => (requested === name ? id : undefined),
    load: (requested) => (requested === id ? componentDocsModule() : undefined),
    handleHotUpdate({ file, modules, server }) {
      const module = sources.test(file) && server.moduleGraph.getModuleById(id)
      return module ? [...modules, module] : undefined
    },
  }
}

function componentDocsModule(): string {
  const componentPages = readComponentPages()
  const facts = {
    componentPages,
    snippets: Object.fromEntries(readSnippets()),
    anatomy: Object.fromEntries(componentPages.map(({ folder }) => [folder, readAnatomy(folder)])),
    recipes: Object.fromEntries(readRecipes()),
    forcedStates: forcedStates(),
  }
  return Object.entries(facts)
    .map(([fact, value]) => `export const ${fact} = ${JSON.stringify(value)}`)
    .join('\n')
}
