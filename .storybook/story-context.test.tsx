/** The preferences in the toolbar of Storybook, compared with the system settings of the same name. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Link } from '../ui/components/link/link.tsx'
import { Spinner } from '../ui/components/spinner/spinner.tsx'
import { Switch } from '../ui/components/switch/switch.tsx'
import { render } from '../ui/testing/render.tsx'
import storybookStyles from './preview.css?inline'
import { HtmlOnly } from './story-context.tsx'

const emulateMotion = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

async function withStorybookStyles(): Promise<void> {
  const sheet = document.createElement('style')
  sheet.textContent = storybookStyles
  document.head.append(sheet)
  onTestFinished(async () => {
    sheet.remove()
    for (const name of ['motion', 'contrast']) delete document.documentElement.dataset[name]
    // As in all other tests.
    await emulateMotion('reduce')
  })
  await emulateMotion('no-preference')
}

describe('the toolbar of Storybook', () => {
  it('reduces motion in pseudo-elements, spinners and the page itself', async () => {
    await withStorybookStyles()
    render(
      <>
        <Switch label="Public" />
        <Spinner label="Loading" />
      </>,
    )
    const control = page.getByRole('switch').element()
    const spinner = () => getComputedStyle(document.querySelector('.spinner') ?? control)
    const root = getComputedStyle(document.documentElement)
    expect(getComputedStyle(control, '::before').transitionDuration).not.toBe('0s')
    expect(root.scrollBehavior).toBe('smooth')
    document.documentElement.dataset.motion = 'reduced'
    expect(getComputedStyle(control, '::before').transitionDuration).toBe('0s')
    expect(root.scrollBehavior).toBe('auto')
    expect(spinner().animationName).toBe('none')
    expect(spinner().borderTopStyle).toBe('dotted')
  })

  it('underlines every link with more contrast', async () => {
    await withStorybookStyles()
    render(
      <Link href="#next" variant="quiet">
        Next
      </Link>,
    )
    const line = () => getComputedStyle(page.getByRole('link').element()).textDecorationLine
    expect(line()).toBe('none')
    document.documentElement.dataset.contrast = 'more'
    expect(line()).toBe('underline')
  })

  it('shows a story without a script in its own language and direction', () => {
    const { host } = render(
      <HtmlOnly theme="dark" motion="reduced" lang="el" dir="rtl">
        <p>Φτέρη</p>
      </HtmlOnly>,
    )
    expect(host.querySelector('iframe')?.srcdoc).toContain(
      '<html lang="el" dir="rtl" data-theme="dark" data-motion="reduced">',
    )
  })
})
