import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileTree } from './file-tree.tsx'

const meta = {
  title: 'Data/File tree',
  component: FileTree,
} satisfies Meta<typeof FileTree>
export default meta

type Story = StoryObj<typeof meta>

export const Folders: Story = {
  render: () => (
    <FileTree>
      <ul>
        <li>
          content/
          <ul>
            <li>
              docs/
              <ul>
                <li>
                  <strong>first-print.mdx</strong> what this page is made of
                </li>
                <li>
                  a-file-with-a-name-that-is-longer-than-the-line-it-stands-on-and-has-to-break-somewhere.mdx
                </li>
              </ul>
            </li>
            <li>seed/</li>
          </ul>
        </li>
        <li>package.json</li>
      </ul>
    </FileTree>
  ),
}
