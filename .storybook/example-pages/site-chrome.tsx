/** Header and footer of the demonstration site, for stories of whole pages and page chrome. */
import './pages.css'
import type { ReactNode } from 'react'
import type { FooterProps } from '../../ui/components/footer/footer.tsx'
import { Footer } from '../../ui/components/footer/footer.tsx'
import type { HeaderProps } from '../../ui/components/header/header.tsx'
import { Header } from '../../ui/components/header/header.tsx'
import { LanguageSwitch } from '../../ui/components/language-switch/language-switch.tsx'
import type { TreeEntry } from '../../ui/components/sidebar-tree/sidebar-tree.tsx'
import { SkipLink } from '../../ui/components/skip-link/skip-link.tsx'
import { ThemeSwitch } from '../../ui/components/theme-switch/theme-switch.tsx'

/** A blue square with the shape of light on it. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect fill="var(--electric-cyan-800)" width="24" height="24" rx="4" />
      <path fill="var(--electric-cyan-50)" d="M12 9.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z" />
    </svg>
  )
}

export const siteHeader = {
  home: { href: '/', name: 'Sunprint House', mark: <Mark /> },
  navigation: [
    { label: 'Updates', href: '/updates' },
    { label: 'Showcase', href: '/showcase' },
    { label: 'Partners', href: '/partners' },
    { label: 'Documentation', href: '/docs', current: 'page' },
    { label: 'Contact', href: '/contact' },
  ],
  languages: (
    <LanguageSwitch
      current="en"
      languages={[
        { code: 'en', name: 'English', short: 'EN', href: '/' },
        { code: 'et', name: 'Eesti', short: 'ET', href: '/et' },
        { code: 'el', name: 'Ελληνικά', short: 'ΕΛ', href: '/el' },
      ]}
    />
  ),
  tools: <ThemeSwitch />,
} as const satisfies HeaderProps

export const siteFooter = {
  name: 'Sunprint House',
  words: 'An arts and research house for cyanotype, slow light and open archives.',
  columns: [
    {
      label: 'Pages',
      links: [
        { href: '/updates', label: 'Updates' },
        { href: '/docs', label: 'Documentation' },
        { href: '/contact', label: 'Contact' },
      ],
    },
    {
      label: 'Languages',
      links: [
        { href: '/', label: 'English', language: 'en' },
        { href: '/et', label: 'Eesti', language: 'et' },
        { href: '/el', label: 'Ελληνικά', language: 'el' },
      ],
    },
  ],
} as const satisfies FooterProps

export const siteTree = [
  {
    label: 'Start',
    entries: [
      { label: 'What a cyanotype is', href: '/docs/start/what' },
      { label: 'Your first print', href: '/docs/start/first-print', current: true },
      { label: 'Paper and water', href: '/docs/start/paper' },
    ],
  },
  {
    label: 'The manual',
    entries: [
      { label: 'Exposure', href: '/docs/manual/exposure' },
      { label: 'Negatives', href: '/docs/manual/negatives' },
      {
        label: 'Toning',
        entries: [
          { label: 'Tea and tannin', href: '/docs/manual/tea' },
          { label: 'Bleach', href: '/docs/manual/bleach' },
        ],
      },
      { label: 'Fixing trials 2026', href: '/docs/manual/fixing' },
    ],
  },
] as const satisfies readonly TreeEntry[]

// The frame around every page of the demonstration site.

interface FullPageProps {
  /** The label of the navigation item that is current on this page. */
  readonly at?: string
  readonly banner?: ReactNode
  readonly children: ReactNode
}

export function FullPage({ at, banner, children }: FullPageProps) {
  const navigation = siteHeader.navigation.map(({ label, href }) => ({
    label,
    href,
    current: label === at ? ('page' as const) : undefined,
  }))
  return (
    <div className="story-page">
      <SkipLink />
      {banner}
      <Header {...siteHeader} navigation={navigation} />
      <main id="main-content" tabIndex={-1}>
        {children}
      </main>
      <Footer {...siteFooter} />
    </div>
  )
}
