import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { iconNames } from '../../ui/icons/all.ts'
import type { IconName } from '../../ui/index.ts'
import { Icon, TextField } from '../../ui/index.ts'
import { inTests } from '../../ui/testing/in-tests.ts'

const meta = {
  title: 'Cyanotype/Icons',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

function Collection() {
  const [query, setQuery] = useState('')
  const [message, setMessage] = useState('')
  const found = iconNames.filter((name) => name.includes(query.trim().toLowerCase()))
  const copy = (name: IconName) => {
    const code = `<Icon name="${name}" />`
    navigator.clipboard.writeText(code).then(
      () => setMessage(`Copied: ${code}`),
      () => setMessage(code),
    )
  }
  return (
    <div className="stack">
      <TextField
        label={`Search ${iconNames.length} icons`}
        hint="Select an icon to copy its code."
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className="color-sample">
        {message || `${found.length} shown`}
      </p>
      <ul className="color-samples">
        {found.map((name) => (
          <li key={name}>
            <button type="button" className="color-sample icon-sample" onClick={() => copy(name)}>
              <Icon name={name} size={28} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const SearchAndCopy: StoryObj<typeof meta> = {
  name: 'Search and copy',
  render: () => <Collection />,
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'chevron')
    const chevrons = iconNames.filter((name) => name.includes('chevron'))
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(chevrons)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(/<Icon name="chevron-down"/)).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox'))
  }),
}
