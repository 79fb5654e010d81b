/** Vite plugins of Storybook: props tables and code samples. */
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { ComponentProps, Prop } from '../tools/component-docs/component-props.ts'
import { readComponentProps } from '../tools/component-docs/component-props.ts'
import { readSnippets } from '../tools/component-docs/snippets.ts'
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

// Code samples: provides those of `.storybook/examples` as the module `virtual:snippets`.

const name = 'virtual:snippets'
const id = `\0${name}`

export function snippetsModule(): Plugin {
  return {
    name: 'cyanotype:snippets',
    resolveId: (wanted) => (wanted === name ? id : undefined),
    load: (wanted) =>
      wanted === id
        ? `export const snippets = ${JSON.stringify(Object.fromEntries(readSnippets()))}`
        : undefined,
    handleHotUpdate({ file, server }) {
      const module = file.includes('/.storybook/examples/') && server.moduleGraph.getModuleById(id)
      return module ? [module] : undefined
    },
  }
}
