/** Class names, custom properties, data attributes and tokens of a component, from its stylesheet. */
import { anatomy } from 'virtual:component-docs'
import type { ReactNode } from 'react'
import { Prose, Table } from '../../ui/index.ts'
import type { OfComponent } from './page-section.tsx'
import { PageSection } from './page-section.tsx'

export function AnatomySection({ folder }: OfComponent) {
  const known = anatomy[folder]
  if (known === undefined) return null
  const { classes, properties, attributes, tokens } = known
  return (
    <PageSection id="anatomy" title="Anatomy">
      <Prose face="docs">
        <Names title="Elements" names={classes.map((name) => `.${name}`)} />
        <Rows
          title="Custom properties"
          head="Default"
          rows={properties.map(([name, value]) => [name, <code key="value">{value}</code>])}
        />
        <Rows
          title="Data attributes"
          head="Values"
          rows={attributes.map(([name, values]) => [name, values.length > 0 ? values.join(', ') : 'present'])}
        />
        <Names title="Design tokens" names={tokens} />
      </Prose>
    </PageSection>
  )
}

interface NamesProps {
  readonly title: string
  readonly names: readonly string[]
}

const Names = ({ title, names }: NamesProps) =>
  names.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <p className="code-names">
        {names.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
    </>
  )

interface RowsProps {
  readonly title: string
  readonly head: string
  readonly rows: readonly (readonly [name: string, value: ReactNode])[]
}

const Rows = ({ title, head, rows }: RowsProps) =>
  rows.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <Table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">{head}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
