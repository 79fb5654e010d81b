import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Presence } from './presence.tsx'

const names = ['Maarja', 'Eleni', 'Jüri', 'Noa', 'Ali']
const people = names.map((name) => ({ id: name, name }))
const stack = page.getByRole('button', { name: 'Other users' })

describe('Presence', () => {
  describeConformance((given) => <Presence users={people} {...given} />, { element: HTMLDivElement })

  it('announces the names, and the number of further users', async () => {
    render(<Presence users={people} />)
    await expect.element(stack).toHaveAccessibleDescription('Maarja, Eleni, Jüri, and Others: 2')
  })

  it('shows every name and activity on a press', async () => {
    render(<Presence users={[...people, { id: 'Mia', name: 'Mia', doing: 'Editing Greek' }]} />)
    await userEvent.click(stack)
    const list = page.getByRole('dialog', { name: 'Other users' })
    await expect.element(list).toBeVisible()
    const shown = list.getByRole('listitem').elements()
    expect(shown).toHaveLength(6)
    await expect.element(list.getByText('Editing Greek')).toBeVisible()
  })

  it('takes no space if no other user is present', () => {
    render(<Presence users={[]} />)
    expect(page.getByRole('button').elements()).toEqual([])
  })
})
