/** Groups the props in the table of a component page, and chooses their controls. */
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types'

const contents =
  /^(?:label|title|children|hint|error|help|caption|text|lead|kicker|note|name|alt|term|description)$/
const looks =
  /^(?:variant|color|tone|size|icon|trailingIcon|density|layout|shape|face|side|orientation|level)$/
const conditions =
  /^(?:default.+|value|checked|pressed|open|selected|disabled|loading|required|expanded|state|status|current|busy|sort)$/

function groupOf(name: string, type: string): string {
  if (/^on[A-Z]/.test(name)) return 'Events'
  if (looks.test(name)) return 'Appearance'
  if (conditions.test(name)) return 'State'
  return contents.test(name) || type.includes('ReactNode') ? 'Content' : 'Behaviour'
}

interface StoryArgs {
  readonly argTypes: StrictArgTypes
  readonly initialArgs: Readonly<Record<string, unknown>>
}

/** Storybook would show the fields of a React element, and its code. */
function controlOf(type: string, value: unknown): Pick<StrictInputType, 'control'> {
  if (type !== 'ReactNode') return {}
  return { control: value === undefined || typeof value === 'string' ? { type: 'text' } : { disable: true } }
}

function grouped(name: string, argType: StrictInputType, value: unknown): StrictInputType {
  const type = argType.table?.type?.summary ?? ''
  return {
    ...argType,
    ...controlOf(type, value),
    table: { ...argType.table, category: groupOf(name, type) },
  }
}

export const groupProps = ({ argTypes, initialArgs }: StoryArgs): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, grouped(name, argType, initialArgs[name])]),
  )
