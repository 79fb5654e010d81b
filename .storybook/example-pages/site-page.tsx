/** The frame around every page of the demonstration site. */
import type { ReactNode } from 'react'
import { Footer } from '../../ui/components/footer/footer.tsx'
import { Header } from '../../ui/components/header/header.tsx'
import { SkipLink } from '../../ui/components/skip-link/skip-link.tsx'
import { houseFooter, houseHeader } from './site-chrome.tsx'
import './pages.css'

interface WholePageProps {
  /** The label of the navigation item that is current on this page. */
  readonly at?: string
  readonly banner?: ReactNode
  readonly children: ReactNode
}

export function WholePage({ at, banner, children }: WholePageProps) {
  const navigation = houseHeader.navigation.map(({ label, href }) => ({
    label,
    href,
    current: label === at ? ('page' as const) : undefined,
  }))
  return (
    <div className="story-page">
      <SkipLink />
      {banner}
      <Header {...houseHeader} navigation={navigation} />
      <main id="main-content" tabIndex={-1}>
        {children}
      </main>
      <Footer {...houseFooter} />
    </div>
  )
}
