/**
 * Hydrates an island: renders the same tree as the server around the same HTML. Loaded with the first island.
 */

import { UiProvider } from '@cyanotype/ui/provider/ui-provider.tsx'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandName } from './islands.tsx'
import { islands } from './islands.tsx'
import { RawHtml } from './raw-html.tsx'
import { uiLocaleOf } from './ui-locale.ts'

const components: Readonly<Record<string, (typeof islands)[IslandName] | undefined>> = islands

/** Resolves when the island is interactive, with the function that unmounts it. */
export async function hydrate(root: HTMLElement): Promise<() => void> {
  const { island: name = '', prefix = '', props = '{}' } = root.dataset
  const Content = components[name]
  if (Content === undefined) throw new Error(`There is no island called "${name}".`)
  const slots = slotsOf(root)
  const slot = (name: string) => (
    <RawHtml tag="cy-slot" data={{ 'data-slot': name }} html={slots.get(name) ?? ''} />
  )
  const locale = await uiLocaleOf(root.closest<HTMLElement>('[lang]')?.lang ?? '')
  return new Promise((resolve) => {
    const tree = (
      <Awake onAwake={() => resolve(() => island.unmount())}>
        <UiProvider locale={locale}>
          <Content {...JSON.parse(props)} slot={slot} />
        </UiProvider>
      </Awake>
    )
    const island = hydrateRoot(root, tree, { identifierPrefix: prefix })
  })
}

/** Read once: an island inside a slot may be hydrated later and change the result of a second call. */
function slotsOf(root: HTMLElement): ReadonlyMap<string, string> {
  const own = [...root.querySelectorAll<HTMLElement>('cy-slot')].filter(
    (slot) => slot.closest('cy-island') === root,
  )
  return new Map(own.map((slot) => [slot.dataset.slot ?? '', slot.innerHTML]))
}

/** Effects run when the tree is mounted. */
function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
