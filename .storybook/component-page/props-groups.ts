/** Groups the props in the table of a component page: content, appearance, state, behaviour and events. */
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

const grouped = (name: string, argType: StrictInputType): StrictInputType => ({
  ...argType,
  table: { ...argType.table, category: groupOf(name, argType.table?.type?.summary ?? '') },
})

export const groupProps = ({ argTypes }: { readonly argTypes: StrictArgTypes }): StrictArgTypes =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, grouped(name, argType)]))
