import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { People, Person } from './people.tsx'

describe('People', () => {
  describeConformance(
    (given) => (
      <People {...given}>
        <Person name="Mari Mets" />
      </People>
    ),
    { element: HTMLUListElement },
  )
})

describe('Person', () => {
  describeConformance(
    (given) => (
      <People>
        <Person name="Mari Mets" {...given} />
      </People>
    ),
    { element: HTMLLIElement },
  )

  it('links the name, and refuses an address that runs code', async () => {
    const { host } = render(
      <People>
        <Person name="Mari Mets" href="/about/mari" />
        <Person name="Jaan Tamm" href="vbscript:x" />
      </People>,
    )
    await expect.element(page.getByRole('link', { name: 'Mari Mets' })).toHaveAttribute('href', '/about/mari')
    expect(host.innerHTML).not.toContain('vbscript:')
  })

  it('shows the first letters of the name to those who see, if there is no portrait', () => {
    const { host } = render(
      <People>
        <Person name="Ada Lovelace Okafor" />
      </People>,
    )
    const letters = host.querySelector('[aria-hidden]')
    expect(letters?.textContent).toBe('AO')
  })
})
