import type { ReactNode } from 'react'
import { useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { IslandData, IslandName } from '../client/islands/islands.tsx'
import { islands } from '../client/islands/islands.tsx'
import { PageProvider, usePageFacts } from '../layout/page-context.tsx'
import { RawHtml } from './raw-html.tsx'

interface IslandProps<Name extends IslandName> {
  readonly name: Name
  readonly props: IslandData<Name>
  /** Its content, rendered on the server and not changed in the browser. */
  readonly slots: Readonly<Record<string, ReactNode>>
  readonly when?: 'load' | 'idle' | 'visible' | 'interaction'
}

/**
 * A part of a page that can be hydrated in the browser. It is a separate React root on the server too,
 * because ids would differ otherwise. The HTML of its slots is not sent twice, but read from the page.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  slots,
  when = 'interaction',
}: IslandProps<Name>) {
  const page = usePageFacts()
  const prefix = useId()
  const slot = (place: string) => {
    const content = <PageProvider page={page}>{slots[place]}</PageProvider>
    const html = renderToStaticMarkup(content, { identifierPrefix: `${prefix}${place}` })
    return <RawHtml tag="cy-slot" data={{ 'data-slot': place }} html={html} />
  }
  const Content: (given: IslandData<Name> & { slot: typeof slot }) => ReactNode = islands[name]
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
