/** Page chrome: a keyboard test for each row of its keyboard tables. */
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { Banner } from '../components/banner/banner.tsx'
import { Header } from '../components/header/header.tsx'
import { LanguageSwitch } from '../components/language-switch/language-switch.tsx'
import { Pagination } from '../components/pagination/pagination.tsx'
import { SidebarTree } from '../components/sidebar-tree/sidebar-tree.tsx'
import { SkipLink } from '../components/skip-link/skip-link.tsx'
import { TableOfContents } from '../components/table-of-contents/table-of-contents.tsx'
import { ThemeSwitch } from '../components/theme-switch/theme-switch.tsx'
import { Toaster } from '../components/toast/toast.tsx'
import { createToastQueue } from '../components/toast/toast-queue.ts'
import type { KeyboardTests } from './keyboard-tables.ts'
import { button, hasFocus, link, press } from './keys.ts'
import { render } from './render.tsx'

/** Each test starts on a wide screen, and leaves nothing in storage or in the URL. */
async function startAt(width: number, element: Parameters<typeof render>[0]) {
  await page.viewport(width, 700)
  onTestFinished(async () => {
    localStorage.clear()
    sessionStorage.clear()
    delete document.documentElement.dataset.theme
    history.replaceState(null, '', location.pathname + location.search)
    await page.viewport(1024, 768)
  })
  return render(element)
}

const header = (
  <Header
    home={{ href: '#home', name: 'Sunprint House' }}
    navigation={[
      { label: 'Showcase', links: [{ label: 'Umbels', href: '#umbels' }] },
      { label: 'Contact', href: '#contact' },
    ]}
  />
)

const languages = (
  <LanguageSwitch
    current="en"
    languages={[
      { code: 'en', name: 'English', short: 'EN', href: '#en' },
      { code: 'et', name: 'Eesti', short: 'ET', href: '#et' },
    ]}
  />
)

const pages = (
  <Pagination previous="#1" next="#3" numbers={{ current: 2, total: 3, hrefOf: (number) => `#${number}` }} />
)

const tree = (
  <SidebarTree
    label="Documentation"
    entries={[
      { label: 'Manual', entries: [{ label: 'Toning', entries: [{ label: 'Tea', href: '#tea' }] }] },
      { label: 'Questions', href: '#questions' },
    ]}
  />
)

const skipping = (
  <>
    <SkipLink href="#content" />
    <a href="#elsewhere">Elsewhere</a>
    <main id="content">
      <a href="#first">First</a>
    </main>
  </>
)

const contents = (
  <>
    <TableOfContents entries={['coat', 'wash'].map((id) => ({ id, text: id, depth: 2 }))} />
    <h2 id="coat">Coat</h2>
    <h2 id="wash">Wash</h2>
  </>
)

const chosen = (name: string) => expect.element(page.getByRole('radio', { name })).toBeChecked()
const isFolded = (name: string) => expect.poll(() => link(name).elements()).toEqual([])

/** A notice with an action, while the focus is elsewhere. */
async function noticed() {
  const queue = createToastQueue()
  await startAt(
    1024,
    <>
      <button type="button">Elsewhere</button>
      <Toaster queue={queue} />
    </>,
  )
  queue.add({ title: 'In the trash', action: { label: 'Bring back', onPress: () => undefined } })
  await expect.element(button('Bring back')).toBeVisible()
  await press('{Tab}{F8}')
  await hasFocus(page.getByRole('list'))
  return queue
}

export const keysOfPages = {
  banner: {
    async 'Enter, Space'() {
      await startAt(
        1024,
        <>
          <Banner dismissalKey="keys">Closed on Monday.</Banner>
          <a href="#on">On</a>
        </>,
      )
      await press('{Tab} ')
      await expect.poll(() => page.getByRole('complementary').elements()).toEqual([])
      await press('{Tab}')
      await hasFocus(link('On'))
    },
  },
  header: {
    async 'Enter, Space'() {
      const { host } = await startAt(1024, header)
      await press('{Tab}{Tab}{Enter}')
      await expect.element(link('Umbels')).toBeVisible()
      await press(' ')
      await isFolded('Umbels')
      host.hidden = true
      await startAt(360, header)
      await press('{Tab}{Tab}{Enter}')
      await expect.element(page.getByRole('dialog', { name: 'Main' })).toBeVisible()
    },
    async Tab() {
      await startAt(1024, header)
      await press('{Tab}{Tab}{Enter}{Tab}')
      await hasFocus(link('Umbels'))
      await press('{Tab}')
      await hasFocus(link('Contact'))
      await isFolded('Umbels')
    },
    async Escape() {
      const { host } = await startAt(1024, header)
      await press('{Tab}{Tab}{Enter}{Tab}{Escape}')
      await isFolded('Umbels')
      expect(document.activeElement?.textContent).toBe('Showcase')
      host.hidden = true
      await startAt(360, header)
      await press('{Tab}{Tab}{Enter}')
      await hasFocus(page.getByRole('dialog').getByRole('link', { name: 'Umbels' }))
      await press('{Escape}')
      await expect.poll(() => document.activeElement?.ariaLabel).toBe('Open menu')
    },
  },
  'language-switch': {
    async Tab() {
      await startAt(1024, languages)
      for (const lang of ['en', 'et']) {
        await press('{Tab}')
        expect(document.activeElement?.getAttribute('lang')).toBe(lang)
      }
    },
    async Enter() {
      await startAt(1024, languages)
      await press('{Tab}{Tab}{Enter}')
      await expect.poll(() => location.hash).toBe('#et')
    },
  },
  pagination: {
    async Tab() {
      await startAt(1024, pages)
      for (const name of ['Previous', 'Page 1', 'Page 2', 'Page 3', 'Next']) {
        await press('{Tab}')
        await hasFocus(link(name))
      }
    },
    async Enter() {
      await startAt(1024, pages)
      await press('{Tab}{Tab}{Enter}')
      await expect.poll(() => location.hash).toBe('#1')
    },
  },
  'sidebar-tree': {
    async Tab() {
      await startAt(1024, tree)
      for (const name of ['Manual', 'Toning', 'Questions']) {
        await press('{Tab}')
        expect(document.activeElement?.textContent).toBe(name)
      }
    },
    async 'Enter, Space'() {
      await startAt(1024, tree)
      await press('{Tab}{Tab}{Enter}')
      await expect.element(link('Tea')).toBeVisible()
      await press(' ')
      await isFolded('Tea')
    },
  },
  'skip-link': {
    async Tab() {
      await startAt(1024, skipping)
      await press('{Tab}')
      await hasFocus(link('Skip to content'))
      await expect.element(link('Skip to content')).toBeInViewport()
    },
    async Enter() {
      await startAt(1024, skipping)
      await press('{Tab}{Enter}{Tab}')
      await hasFocus(link('First'))
    },
  },
  'table-of-contents': {
    async Tab() {
      await startAt(1300, contents)
      await press('{Tab}')
      await hasFocus(link('coat'))
      await press('{Tab}')
      await hasFocus(link('wash'))
    },
    async Enter() {
      await startAt(1300, contents)
      await press('{Tab}{Tab}{Enter}')
      await expect.poll(() => location.hash).toBe('#wash')
      await expect.element(link('wash')).toHaveAttribute('aria-current', 'location')
    },
  },
  'theme-switch': {
    async 'Enter, Space'() {
      await startAt(1024, <ThemeSwitch />)
      await press('{Tab}{Enter}')
      await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeVisible()
      await press(' ')
      await expect.poll(() => page.getByRole('radio').elements()).toEqual([])
    },
    async Tab() {
      document.documentElement.dataset.theme = 'dark'
      await startAt(1024, <ThemeSwitch />)
      await press('{Tab}{Enter}{Tab}')
      await hasFocus(page.getByRole('radio', { name: 'Dark' }))
    },
    async 'Down, Up'() {
      await startAt(1024, <ThemeSwitch />)
      await press('{Tab}{Enter}{Tab}{ArrowDown}')
      await chosen('Light')
      await press('{ArrowUp}{ArrowUp}')
      await chosen('Dark')
      expect(document.documentElement.dataset.theme).toBe('dark')
    },
    async Escape() {
      await startAt(1024, <ThemeSwitch />)
      await press('{Tab}{Enter}{Tab}{Escape}')
      await expect.poll(() => page.getByRole('radio').elements()).toEqual([])
      await hasFocus(page.getByLabelText('Theme'))
    },
  },
  toast: {
    async F8() {
      await noticed()
    },
    async Tab() {
      await noticed()
      await press('{Tab}{Tab}')
      await hasFocus(button('Bring back'))
      await press('{Tab}')
      await hasFocus(button('Close'))
    },
    async Escape() {
      const queue = await noticed()
      queue.add({ title: 'Saved' })
      await press('{Tab}')
      await hasFocus(page.getByRole('listitem').filter({ hasText: 'Saved' }))
      await press('{Escape}')
      await hasFocus(page.getByRole('listitem').filter({ hasText: 'In the trash' }))
      await press('{Escape}')
      await hasFocus(button('Elsewhere'))
    },
  },
} satisfies Partial<KeyboardTests>
