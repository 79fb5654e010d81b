import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { CodeBlock } from './code-block.tsx'

const token = (kind: string, text: string) => <span className={`token-${kind}`}>{text}</span>

/** As the build highlights it: `export function exposure(uv)`. */
const code = (
  <code>
    <span className="code-line">{token('comment', '// minutes at noon, by the UV index of the day')}</span>
    {'\n'}
    <span className="code-line">
      {token('keyword', 'export function')} {token('function', 'exposure')}
      {token('punctuation', '(')}uv{token('punctuation', ')')} {'{'}
    </span>
    {'\n'}
    <span className="code-line" data-marked="">
      {'  '}
      {token('keyword', 'const')} base {token('keyword', '=')} paper {token('keyword', '===')}{' '}
      {token('string', "'hahnemühle'")} ? {token('constant', '84')} : {token('constant', '96')}
    </span>
    {'\n'}
    <span className="code-line">
      {'  '}
      {token('keyword', 'return')} Math.{token('function', 'round')}(base / uv)
    </span>
    {'\n'}
    <span className="code-line">{'}'}</span>
    {'\n'}
  </code>
)

const changed = (
  <code>
    <span className="code-line">{'steps:'}</span>
    {'\n'}
    <del className="code-line">{'  wash: 5 minutes'}</del>
    {'\n'}
    <ins className="code-line">{'  wash: 8 minutes, the last two in rain water'}</ins>
    {'\n'}
    <span className="code-line">{'  dry: overnight'}</span>
    {'\n'}
  </code>
)

const meta = {
  title: 'Content/Code block',
  component: CodeBlock,
  args: { title: 'exposure.ts', children: code },
} satisfies Meta<typeof CodeBlock>
export default meta

type Story = StoryObj<typeof meta>

export const WithTitle: Story = {
  name: 'With title',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}')
    while (document.activeElement?.getAttribute('data-action') !== 'copy') await press('{Tab}')
    await press('{Enter}')
    await expect(canvas.getByRole('button', { name: /^(Copy|Copied) exposure.ts$/ })).toHaveFocus()
  }),
}

/** The buttons show when the pointer is over the block, or when Tab reaches it. */
export const WithoutTitle: Story = { name: 'Without title', args: { title: undefined } }

export const LineNumbers: Story = { name: 'Line numbers', args: { numbers: true } }

/** The copy is the text after the change. The second button copies the patch. */
export const Diff: Story = { args: { title: 'process.yml', diff: true, children: changed } }

const long = (
  <code>
    <span className="code-line">{`curl --silent --show-error ${'https://house.example/plates '.repeat(6)}`}</span>
    {'\n'}
    <span className="code-line">{'sha256sum plates.tar'}</span>
    {'\n'}
  </code>
)

export const LongLines: Story = {
  name: 'Long lines',
  args: { title: 'Terminal', children: long, numbers: true },
}

export const Wrapped: Story = { args: { title: 'Terminal', children: long, wrap: true, numbers: true } }
