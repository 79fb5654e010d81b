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

  it('shows combinations, sequences and alternatives of keys', async () => {
    render(<KeyHelp open onClose={() => undefined} groups={groups} />)
    await expect.element(page.getByRole('region', { name: 'Everywhere' })).toBeVisible()
    const texts = page
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent)
    expect(texts).toEqual(['Ctrl+K or /', 'G then G'])
  })

  it('shows first what applies to all of them', async () => {
    render(<KeyHelp open onClose={() => undefined} groups={groups} note="Letters are off." />)
    await expect.element(page.getByRole('dialog').getByText('Letters are off.')).toBeVisible()
  })
})
