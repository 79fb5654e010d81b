import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { elements } from '../../mdx/elements.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { CodeBlock } from '../code-block/code-block.tsx'
import type { CodeGroupProps } from './code-group.tsx'
import { CodeGroup } from './code-group.tsx'

const { pre: Pre } = elements

const managers = (props: CodeGroupProps) => (
  <CodeGroup label="Package manager" level={2} {...props}>
    <CodeBlock title="npm">
      <code>npm install</code>
    </CodeBlock>
    <Pre data-title="pnpm">
      <code>pnpm install</code>
    </Pre>
    <p>No tab could open this.</p>
  </CodeGroup>
)

describe('CodeGroup', () => {
  describeConformance(managers, { element: HTMLDivElement })

  it('shows one block at a time, with the block titles as tabs', async () => {
    render(managers({}))
    await userEvent.click(page.getByRole('tab', { name: 'pnpm', exact: true }))
    await expect.element(page.getByRole('tabpanel')).toMatchTextContent('pnpm install')
    expect(page.getByRole('tab').elements()).toHaveLength(2)
  })

  it('names the copied code by its tab, and shows the title once', async () => {
    render(managers({}))
    await expect.element(page.getByRole('button', { name: 'Copy npm' })).toBeInTheDocument()
    expect(document.querySelectorAll('.code-title')).toHaveLength(0)
  })

  it('includes every block in the server HTML', () => {
    const html = renderToString(managers({}))
    for (const text of ['npm install', 'pnpm install']) expect(html).toContain(text)
  })
})
