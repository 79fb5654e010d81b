import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { KeyHelp } from './key-help.tsx'

const groups = [
  {
    title: 'Everywhere',
    entries: [
      { label: 'Commands', keys: ['Ctrl+K', '/'] },
      { label: 'Go to the end', keys: 'G G' },
    ],
  },
]

describe('KeyHelp', () => {
  describeConformance((given) => <KeyHelp open onClose={() => undefined} groups={groups} {...given} />, {
    element: HTMLDialogElement,
  })

  it('says which keys are pressed together, one after the other, or instead', async () => {
    render(<KeyHelp open onClose={() => undefined} groups={groups} />)
    await expect.element(page.getByRole('region', { name: 'Everywhere' })).toBeVisible()
    const said = page
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent)
    expect(said).toEqual(['Ctrl+K or /', 'G then G'])
  })

  it('says first what holds for all of them', async () => {
    render(<KeyHelp open onClose={() => undefined} groups={groups} note="Letters are off." />)
    await expect.element(page.getByRole('dialog').getByText('Letters are off.')).toBeVisible()
  })
})
