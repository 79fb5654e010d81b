/** Examples of components for site pages. Component pages show them with the imports that they need. */
import { useState } from 'react'
import {
  Banner,
  Breadcrumbs,
  Button,
  ButtonLink,
  Card,
  CardGrid,
  EmptyState,
  ErrorState,
  Feature,
  FeatureGrid,
  Footer,
  Header,
  Hero,
  LanguageSwitch,
  LiveRegion,
  LogoWall,
  Pagination,
  PreviousNext,
  ProgressBar,
  SearchBox,
  Section,
  SidebarTree,
  Skeleton,
  SkipLink,
  Spinner,
  Stat,
  Stats,
  TableOfContents,
  ThemeSwitch,
  VisuallyHidden,
} from '../../ui/index.ts'

export function BannerExample() {
  return <Banner dismissalKey="maintenance-2026-12">Sign-in is unavailable on Sunday from 6 to 7.</Banner>
}

export function BreadcrumbsExample() {
  return (
    <Breadcrumbs
      crumbs={[
        { label: 'Docs', href: '/docs' },
        { label: 'Guides', href: '/docs/guides' },
        { label: 'Install' },
      ]}
    />
  )
}

export function ButtonExample({ onPublish }: { onPublish: () => void }) {
  return (
    <>
      <Button onClick={onPublish}>Publish</Button>
      <ButtonLink href="/preview" variant="outline" color="neutral">
        Preview
      </ButtonLink>
    </>
  )
}

export function CardExample() {
  return (
    <CardGrid>
      <Card title="Install" href="/docs/install" label="Guide">
        <p>Add the package to your application.</p>
      </Card>
      <Card title="Theming" href="/docs/theming" label="Guide">
        <p>Use your own brand colour.</p>
      </Card>
    </CardGrid>
  )
}

export function EmptyStateExample({ onUpload }: { onUpload: () => void }) {
  return (
    <EmptyState title="No images yet" icon="image" action={<Button onClick={onUpload}>Upload images</Button>}>
      Images that you upload appear here.
    </EmptyState>
  )
}

export function ErrorStateExample() {
  return (
    <ErrorState
      status={404}
      title="Page not found"
      description="The page was moved or deleted."
      homeHref="/"
    />
  )
}

export function FeatureGridExample() {
  return (
    <FeatureGrid>
      <Feature title="Accessible" icon="check">
        <p>Every component works with a keyboard and a screen reader.</p>
      </Feature>
      <Feature title="Themed" icon="sun">
        <p>Light, dark and your own brand colour.</p>
      </Feature>
    </FeatureGrid>
  )
}

export function FooterExample() {
  return (
    <Footer
      name="Acme"
      columns={[
        {
          label: 'Product',
          links: [
            { label: 'Docs', href: '/docs' },
            { label: 'Changelog', href: '/changelog' },
          ],
        },
      ]}
      legal="© 2026 Acme"
    />
  )
}

export function HeaderExample() {
  return (
    <Header
      home={{ href: '/', name: 'Acme' }}
      navigation={[
        { label: 'Docs', href: '/docs', current: true },
        { label: 'Company', links: [{ label: 'About', href: '/about' }] },
      ]}
      tools={<ThemeSwitch />}
    />
  )
}

export function HeroExample() {
  return (
    <Hero
      title="Documentation that people read"
      lead="Write, review and publish in one place."
      actions={<ButtonLink href="/docs">Get started</ButtonLink>}
    />
  )
}

export function LanguageSwitchExample() {
  return (
    <LanguageSwitch
      current="en"
      languages={[
        { code: 'en', name: 'English', short: 'EN', href: '/docs' },
        { code: 'et', name: 'Eesti', short: 'ET', href: '/et/docs' },
      ]}
    />
  )
}

export function LiveRegionExample({ count }: { count: number }) {
  return <LiveRegion message={`${count} results`} />
}

export function LogoWallExample() {
  return (
    <LogoWall
      logos={[
        { name: 'Acme', href: 'https://acme.example' },
        { name: 'Globex', href: 'https://globex.example' },
      ]}
    />
  )
}

export function PaginationExample() {
  return (
    <Pagination
      previous="?page=1"
      next="?page=3"
      numbers={{ current: 2, total: 9, hrefOf: (page) => `?page=${page}` }}
    />
  )
}

export function PreviousNextExample() {
  return (
    <PreviousNext
      previous={{ href: '/docs/install', title: 'Install' }}
      next={{ href: '/docs/theming', title: 'Theming' }}
    />
  )
}

export function ProgressBarExample({ isNavigating }: { isNavigating: boolean }) {
  return <ProgressBar loading={isNavigating} />
}

export function SearchBoxExample() {
  return <SearchBox action="/search" />
}

export function SectionExample() {
  return (
    <Section title="Latest news" moreLink={{ href: '/news', label: 'All news' }}>
      <p>Version 2 is out.</p>
    </Section>
  )
}

export function SidebarTreeExample() {
  return (
    <SidebarTree
      label="Documentation"
      entries={[
        {
          label: 'Start',
          entries: [
            { label: 'Install', href: '/docs/install', current: true },
            { label: 'Theming', href: '/docs/theming' },
          ],
        },
      ]}
    />
  )
}

export function SkeletonExample() {
  return (
    <>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
    </>
  )
}

export function SkipLinkExample() {
  return (
    <>
      <SkipLink href="#main-content" />
      <main id="main-content" tabIndex={-1}>
        <h1>Docs</h1>
      </main>
    </>
  )
}

export function SpinnerExample() {
  return <Spinner label="Loading comments" />
}

export function StatExample() {
  return (
    <Stats>
      <Stat label="Pages published" value="1,284" note="12 more than last week" />
      <Stat label="Languages" value="3" />
    </Stats>
  )
}

export function TableOfContentsExample() {
  return (
    <TableOfContents
      entries={[
        { id: 'install', text: 'Install', depth: 2 },
        { id: 'configure', text: 'Configure', depth: 2 },
      ]}
    />
  )
}

export function ThemeSwitchExample() {
  return <ThemeSwitch />
}

export function VisuallyHiddenExample() {
  const [count, setCount] = useState(0)
  return (
    <Button onClick={() => setCount(count + 1)}>
      {count}
      <VisuallyHidden> likes. Like this page</VisuallyHidden>
    </Button>
  )
}
