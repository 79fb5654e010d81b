import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { FileTree } from './file-tree.tsx'

const files = (
  <ul>
    <li>
      content/
      <ul>
        <li>first-print.mdx</li>
      </ul>
    </li>
  </ul>
)

describe('FileTree', () => {
  describeConformance((given) => <FileTree {...given}>{files}</FileTree>, { element: HTMLDivElement })

  it('is a nested list with a name in the language of the reader', async () => {
    render(
      <UiProvider locale={et}>
        <FileTree>{files}</FileTree>
      </UiProvider>,
    )
    const tree = page.getByRole('group', { name: 'Failid' })
    await expect
      .element(tree.getByRole('listitem').getByRole('listitem'))
      .toMatchTextContent('first-print.mdx')
  })

  it('reads from left to right, like paths', () => {
    render(
      <div dir="rtl">
        <FileTree>{files}</FileTree>
      </div>,
    )
    expect(getComputedStyle(page.getByRole('group').element()).direction).toBe('ltr')
  })
})
