import { expect, it } from 'vitest'
import { toHast } from './to-hast.ts'

const idsIn = (source: string) =>
  toHast(source).tree.children.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement') return []
    return node.attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && one.name === 'id' ? [one.value] : [],
    )
  })

it('names tabs by their group or label, and accordions by their title, beside the headings', () => {
  const tabs = (props: string) => `<Tabs ${props}>\n<Tab label="Sun">\nTen.\n</Tab>\n</Tabs>`
  const source = [
    '## Light',
    tabs('group="light" label="Lamp"'),
    tabs('label="Lamp"'),
    tabs('label="Lamp"'),
    '<Accordion title="Why is it green?">\nWash it.\n</Accordion>',
  ].join('\n\n')
  expect(idsIn(source)).toEqual(['light-1', 'lamp', 'lamp-1', 'why-is-it-green'])
  expect(toHast(source).headings.map(({ id }) => id)).toEqual(['light'])
})
