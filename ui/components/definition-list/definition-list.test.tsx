import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Definition, DefinitionList } from './definition-list.tsx'

describe('DefinitionList', () => {
  describeConformance(
    (given) => (
      <DefinitionList {...given}>
        <Definition term="Sizing">Gelatine.</Definition>
      </DefinitionList>
    ),
    { element: HTMLDListElement },
  )

  it('has a definition for each term', async () => {
    render(
      <DefinitionList>
        <Definition term="Sizing">Gelatine.</Definition>
      </DefinitionList>,
    )
    await expect.element(page.getByRole('term')).toMatchTextContent('Sizing')
    await expect.element(page.getByRole('definition')).toMatchTextContent('Gelatine.')
  })
})

describe('Definition', () => {
  describeConformance(
    (given) => (
      <dl>
        <Definition term="Sizing" {...given}>
          Gelatine.
        </Definition>
      </dl>
    ),
    { element: HTMLDivElement },
  )
})
