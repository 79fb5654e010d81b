import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import { DiffFields, DiffView } from './diff-view.tsx'

const texts = { before: 'Wash for five minutes.', after: 'Wash for ten minutes.' }
const long = Array.from({ length: 9 }, (_, at) => `Line ${at}`)

/** The text as screen readers get it, without invisible content and content that is hidden from them. */
function announcedText(): string {
  const group = page.getByRole('group', { name: 'The body' }).element()
  const cells = [...group.querySelectorAll<HTMLElement>('.diff-cell:not([aria-hidden])')]
  return cells
    .filter((cell) => cell.checkVisibility())
    .map(({ textContent }) => textContent)
    .join(' | ')
}

async function at(width: number) {
  await page.viewport(width, 700)
  onTestFinished(() => page.viewport(1024, 768))
}

describe('DiffView', () => {
  describeConformance((given) => <DiffView label="The body" {...texts} {...given} />, {
    element: HTMLDivElement,
  })

  it('announces whether each change was added or removed', () => {
    render(<DiffView label="The body" {...texts} layout="within" />)
    expect(announcedText()).toBe('Wash for removed: fiveadded: ten minutes.')
  })

  it('shows both texts side by side on a wide screen, and one on a narrow screen', async () => {
    await at(1024)
    render(<DiffView label="The body" {...texts} />)
    expect(announcedText()).toBe('Wash for removed: five minutes. | Wash for added: ten minutes.')
    await at(360)
    expect(announcedText()).toBe('Wash for removed: fiveadded: ten minutes.')
  })

  it('announces unchanged text once, although it is in both columns', async () => {
    await at(1024)
    render(<DiffView label="The body" before={'Wash.\nDry.'} after={'Wash.\nPress.'} />)
    expect(announcedText()).toBe('Wash. | removed: Dry. | added: Press.')
  })

  it('announces removed text before the text that replaced it', () => {
    render(<DiffView label="The body" before={'Wash\nDry'} after={'Fix\nDry'} layout="within" />)
    expect(announcedText()).toBe('removed: Wash | added: Fix | Dry')
  })

  it('collapses unchanged blocks except next to a change', async () => {
    render(<DiffView label="The body" before={long.join('\n')} after={[...long, 'Line 9'].join('\n')} />)
    expect(announcedText()).toBe('Line 8 | added: Line 9')
    await press('{Tab}')
    expect(document.activeElement?.textContent).toContain('Unchanged: 8')
    await press('{Enter}')
    expect(announcedText()).toContain('Line 0 | Line 1')
  })

  it('shows the previous kind of a block that changed its kind', () => {
    render(
      <DiffView
        label="The body"
        layout="within"
        before={[{ kind: 'Text', text: 'Washing' }]}
        after={[{ kind: 'Heading', text: 'Washing' }]}
      />,
    )
    expect(announcedText()).toBe('removed: Textadded: HeadingWashing')
  })

  it('shows a message if nothing changed', async () => {
    render(<DiffView label="The body" before="Wash." after="Wash." />)
    await expect.element(page.getByText('No changes')).toBeVisible()
  })

  it('keeps the language and direction of the text', () => {
    render(<DiffView label="The body" before="שלום" after="שלום לך" language="he" layout="within" />)
    const text = page.getByRole('paragraph').last().element()
    expect(text.getAttribute('lang')).toBe('he')
    expect(getComputedStyle(text).direction).toBe('rtl')
  })
})

describe('DiffFields', () => {
  describeConformance(
    (given) => <DiffFields fields={[{ label: 'Title', before: 'Fern', after: 'Ferns' }]} {...given} />,
    { element: HTMLDListElement },
  )

  it('shows a form field by field', async () => {
    render(
      <DiffFields
        fields={[
          { label: 'Title', before: 'Fern', after: 'Ferns' },
          { label: 'Address', before: '', after: 'ferns' },
        ]}
      />,
    )
    const terms = page.getByRole('term').elements()
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Title', 'Address'])
    await expect.element(page.getByRole('definition').last()).toHaveTextContent('added: ferns')
  })
})
