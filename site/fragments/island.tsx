/** Islands on the server: parts of a page that can be hydrated in the browser. */

import type { CodeGroupProps, TabItem, TabsProps } from '@cyanotype/ui/index.ts'
import { codeItems, tabItems } from '@cyanotype/ui/index.ts'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { PageProvider, usePageFacts } from '../context/page-context.tsx'
import type { IslandData, IslandName, Slots } from './islands.tsx'
import { islands } from './islands.tsx'
import { RawHtml } from './raw-html.tsx'

interface IslandProps<Name extends IslandName> {
  readonly name: Name
  readonly props: IslandData<Name>
  /** Its content, rendered on the server and not changed in the browser. */
  readonly slots: Readonly<Record<string, ReactNode>>
  readonly when?: 'load' | 'idle' | 'visible' | 'interaction'
}

/** With this type, TypeScript knows that each island accepts its own data. */
const components: {
  readonly [Name in IslandName]: (given: IslandData<Name> & Slots) => ReactNode
} = islands

/**
 * A part of a page that can be hydrated in the browser. It is a separate React root on the server too,
 * because ids would differ otherwise. The HTML of its slots is not sent twice, but read from the page.
 */
function Island<Name extends IslandName>({ name, props, slots, when = 'interaction' }: IslandProps<Name>) {
  const page = usePageFacts()
  const prefix = useId()
  const slot = (place: string) => {
    const content = <PageProvider page={page}>{slots[place]}</PageProvider>
    const html = renderToStaticMarkup(content, { identifierPrefix: `${prefix}${place}` })
    return <RawHtml tag="cy-slot" data={{ 'data-slot': place }} html={html} />
  }
  const Content: (given: IslandData<Name> & Slots) => ReactNode = components[name]
  const html = renderToString(
    <PageProvider page={page}>
      <Content {...props} slot={slot} />
    </PageProvider>,
    { identifierPrefix: prefix },
  )
  const data = {
    'data-island': name,
    'data-when': when,
    'data-prefix': prefix,
    'data-props': JSON.stringify(props),
  }
  return <RawHtml tag="cy-island" data={data} html={html} />
}

/** Tabs in a text: all panels are readable before hydration. */
export function TabsIsland({ children, ...rest }: TabsProps) {
  return <ItemsIsland {...rest} items={tabItems(children)} />
}

export function CodeGroupIsland({ children, ...rest }: CodeGroupProps) {
  return <ItemsIsland {...rest} items={codeItems(children)} className="code-group" />
}

interface ItemsIslandProps extends Pick<TabsProps, 'label' | 'group' | 'id' | 'defaultValue' | 'className'> {
  readonly items: readonly TabItem[]
}

function ItemsIsland({ items, label, group, id, defaultValue, className }: ItemsIslandProps) {
  return (
    <Island
      name="Tabs"
      props={{
        tabs: items.map(({ value, label }) => ({ value, label })),
        label,
        group,
        id,
        defaultValue,
        className,
      }}
      slots={Object.fromEntries(items.map(({ value, panel }) => [value, panel]))}
    />
  )
}
