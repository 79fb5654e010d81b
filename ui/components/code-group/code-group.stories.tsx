import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { CodeBlock } from '../code-block/code-block.tsx'
import { CodeGroup } from './code-group.tsx'

const block = (title: string, text: string) => (
  <CodeBlock key={title} title={title}>
    <code>{text}</code>
  </CodeBlock>
)

const meta = {
  title: 'Content/Code group',
  component: CodeGroup,
  args: {
    label: 'Package manager',
    children: [
      block('npm', 'npm install\nnpm start'),
      block('pnpm', 'pnpm install\npnpm start'),
      block('A very long name for a tool', 'install && start'),
    ],
  },
} satisfies Meta<typeof CodeGroup>
export default meta

type Story = StoryObj<typeof meta>

export const PackageManagers: Story = {
  name: 'Package managers',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('install && start')
  }),
}
