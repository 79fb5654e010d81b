/** All components by group, each with a small live picture and the words by which people look for it. */
import { componentPages } from 'virtual:component-docs'
import type { ComponentPageEntry } from '../../tools/component-docs/component-pages.ts'
import { componentGroups } from '../component-groups.ts'
import { hrefOf, Inert } from '../component-page/page-section.tsx'
import { guidance } from '../guidance/index.ts'
import './component-grid.css'

export function ComponentGrid() {
  return componentGroups.map((group) => (
    <section key={group} aria-labelledby={`group-${group}`} className="component-group">
      <h3 id={`group-${group}`}>{group}</h3>
      <ul className="component-grid plain-list">
        {componentPages
          .filter((entry) => entry.group === group)
          .map((entry) => (
            <Tile key={entry.folder} entry={entry} />
          ))}
      </ul>
    </section>
  ))
}

function Tile({ entry: { folder, name, page } }: { readonly entry: ComponentPageEntry }) {
  const known = guidance[folder]
  return (
    <li className="component-tile">
      <Inert className="component-thumbnail">
        <div>{known?.do.show}</div>
      </Inert>
      <a href={hrefOf(page)}>{name}</a>
      <p>{known?.synonyms.join(', ')}</p>
    </li>
  )
}
