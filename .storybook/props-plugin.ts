/**
 * Props tables: adds what the TypeScript compiler knows about the props of each `ui` component, where
 * Storybook looks for it.
 */
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { ComponentProps, Prop } from '../tools/component-docs/component-props.ts'
import { readComponentProps } from '../tools/component-docs/component-props.ts'
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
