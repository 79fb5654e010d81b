import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Button } from '../button/button.tsx'
import { PageHeader } from './page-header.tsx'

const header = (
  <>
    <PageHeader title="Updates" actions={<Button>New update</Button>} />
    <p className="story-artwork">{'Rows. '.repeat(9_000)}</p>
  </>
)

async function scrolledAt(width: number) {
  await page.viewport(width, 700)
  onTestFinished(() => page.viewport(1024, 768))
  render(header)
  window.scrollTo({ top: 900, behavior: 'instant' })
  await expect.poll(() => window.scrollY).toBe(900)
}

describe('PageHeader', () => {
  describeConformance(
    (given) => (
      <PageHeader
        title="The fixer trials"
        crumbs={[{ label: 'Updates', href: '#updates' }, { label: 'Edit' }]}
        status="Saved"
        actions={<Button>Publish</Button>}
        {...given}
      >
        Filters
      </PageHeader>
    ),
    { element: HTMLElement },
  )

  it('has no breadcrumbs without a path', async () => {
    render(<PageHeader title="Settings" crumbs={[]} />)
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    expect(page.getByRole('navigation').query()).toBeNull()
  })

  it('can focus its heading', async () => {
    render(<PageHeader title="Updates" heading={{ tabIndex: -1, ref: (heading) => heading?.focus() }} />)
    await expect.element(page.getByRole('heading', { name: 'Updates', level: 1 })).toHaveFocus()
  })

  it('starts the outline of a screen', async () => {
    render(header)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Updates' })).toBeVisible()
  })

  it('keeps its actions visible while the rest scrolls', async () => {
    await scrolledAt(1024)
    await expect.element(page.getByRole('button', { name: 'New update' })).toBeInViewport()
  })

  it('fits beside a long title with several actions', async () => {
    await page.viewport(768, 700)
    onTestFinished(() => page.viewport(1024, 768))
    render(
      <PageHeader
        title="Machine e52ca628-c703-4a0f-b996-108ab187f5cc in another language"
        status="Saved"
        actions={
          <>
            <Button variant="ghost">Preview</Button>
            <Button variant="ghost" icon="more" aria-label="More actions" />
            <Button>Publish…</Button>
          </>
        }
      />,
    )
    await expect.element(page.getByRole('button', { name: 'Publish…' })).toBeInViewport({ ratio: 1 })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768)
  })

  it('does not shorten the title for its status', async () => {
    await page.viewport(768, 700)
    onTestFinished(() => page.viewport(1024, 768))
    render(
      <PageHeader
        title="Written on a ferry"
        status="Εκτός σύνδεσης: αποθηκεύτηκε σε αυτή τη συσκευή. Αποθήκευση ξανά"
        actions={
          <>
            <Button>Προεπισκόπηση</Button>
            <Button>Δημοσίευση …</Button>
          </>
        }
      />,
    )
    const boxOf = (role: 'heading' | 'button', name: string) =>
      page.getByRole(role, { name }).element().getBoundingClientRect()
    expect(boxOf('heading', 'Written on a ferry').width).toBeGreaterThan(100)
    expect(boxOf('button', 'Δημοσίευση …').right).toBeLessThanOrEqual(768)
  })

  it('scrolls away on a phone', async () => {
    await scrolledAt(360)
    await expect.element(page.getByRole('button', { name: 'New update' })).not.toBeInViewport()
  })
})
