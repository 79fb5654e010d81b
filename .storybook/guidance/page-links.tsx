/** Guidance for links between the pages of a site and within a page. */
import { Breadcrumbs, Link, Pagination, PreviousNext, SkipLink, TableOfContents } from '../../ui/index.ts'
import type { Guidance } from './guidance.ts'

const docs = { label: 'Docs', href: '#docs' }
const numbers = { current: 2, total: 9, hrefOf: (page: number) => `?page=${page}` }

export const pageLinks: Readonly<Record<string, Guidance>> = {
  breadcrumbs: {
    use: 'A page that is three or more levels deep, with a page on each level above it.',
    instead: 'The way through a manual is a Sidebar tree. The pages of a list are a Pagination.',
    synonyms: ['path', 'hierarchy', 'crumbs'],
    do: {
      text: 'Show where the page is. The last entry is the page itself.',
      show: <Breadcrumbs crumbs={[docs, { label: 'Guides', href: '#guides' }, { label: 'Install' }]} />,
    },
    dont: {
      text: 'Do not use them on the first level.',
      show: <Breadcrumbs crumbs={[{ label: 'Home' }]} />,
    },
  },
  pagination: {
    use: 'A long list with a URL for each page.',
    instead:
      'Pages that are read in order use Previous and next. A tool uses a Data table, which loads rows.',
    synonyms: ['pager', 'page numbers', 'load more'],
    do: {
      text: 'Show the page numbers when visitors may return to one.',
      show: <Pagination previous="#" next="#" numbers={numbers} />,
    },
    dont: {
      text: 'Do not show it for a single page.',
      show: <Pagination numbers={{ ...numbers, current: 1, total: 1 }} />,
    },
  },
  'previous-next': {
    use: 'Pages that visitors read in order: a manual, chapters, a series.',
    instead: 'Pages of a list are a Pagination.',
    synonyms: ['pager', 'prev next', 'chapter'],
    do: {
      text: 'Show the titles of the pages.',
      show: (
        <PreviousNext
          previous={{ href: '#install', title: 'Install' }}
          next={{ href: '#theming', title: 'Theming' }}
        />
      ),
    },
    dont: {
      text: 'Do not leave visitors to guess what comes next.',
      show: <PreviousNext next={{ href: '#page-4', title: 'Page 4' }} />,
    },
  },
  'skip-link': {
    use: 'The first Tab stop of every page. It goes past the Header to the content.',
    instead: 'Sections of the page are a Table of contents.',
    synonyms: ['skip to content', 'bypass block', 'jump link'],
    do: {
      text: 'Put it first, before anything else that has the focus.',
      show: <SkipLink href="#main" className="drawn-visible" />,
    },
    dont: {
      text: 'Do not list every section of the page.',
      show: (
        <div className="row">
          <Link href="#a">Skip to news</Link>
          <Link href="#b">Skip to events</Link>
        </div>
      ),
    },
  },
  'table-of-contents': {
    use: 'The headings of a page with three or more of them. It marks the current one.',
    instead: 'Links to other pages are a Sidebar tree.',
    synonyms: ['toc', 'on this page', 'scrollspy', 'anchor navigation'],
    do: {
      text: 'Show two levels of headings at most.',
      show: (
        <TableOfContents
          entries={[
            { id: 'install', text: 'Install', depth: 2 },
            { id: 'configure', text: 'Configure', depth: 2 },
          ]}
        />
      ),
    },
    dont: {
      text: 'Do not show it for a single heading.',
      show: <TableOfContents entries={[{ id: 'text', text: 'Text', depth: 2 }]} />,
    },
  },
}
