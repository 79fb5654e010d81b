/** What the demonstration's updates share in all languages; their texts are in `updates/{name}.{locale}.mdx`. */
import type { Locale } from '../model/index.ts'

interface SeedUpdate {
  readonly name: string
  readonly locales: readonly Locale[]
  /** Languages in which it is still being written. */
  readonly drafts?: readonly Locale[]
  readonly cover: string
  readonly publishedAt: string
  readonly author: string
  readonly tags: readonly string[]
  readonly featured?: boolean
}

export const updates: readonly SeedUpdate[] = [
  {
    name: 'second-darkroom',
    locales: ['en', 'et', 'el'],
    cover: 'plan.webp',
    publishedAt: '2026-08-27T09:00:00.000Z',
    author: 'Nikos Vlachos',
    tags: ['Piraeus'],
  },
  {
    name: 'two-harbours',
    locales: ['en', 'el'],
    cover: 'tide.webp',
    publishedAt: '2026-09-17T09:00:00.000Z',
    author: 'Eleni Markou',
    tags: ['Piraeus', 'Tallinn'],
  },
  {
    name: 'drawing-buoy',
    locales: ['en', 'et', 'el'],
    cover: 'waves.webp',
    publishedAt: '2026-10-05T09:00:00.000Z',
    author: 'Liis Kask',
    tags: ['Tallinn'],
  },
  {
    name: 'night-plates',
    locales: ['en', 'et', 'el'],
    drafts: ['el'],
    cover: 'stars.webp',
    publishedAt: '2026-10-21T09:00:00.000Z',
    author: 'Mart Saar',
    tags: ['Naissaar'],
    featured: true,
  },
  {
    name: 'open-saturdays',
    locales: ['en', 'et', 'el'],
    cover: 'fern.webp',
    publishedAt: '2026-11-02T09:00:00.000Z',
    author: 'Liis Kask',
    tags: ['Tallinn'],
  },
  {
    name: 'fixer-trials',
    locales: ['en', 'et', 'el'],
    cover: 'umbels.webp',
    publishedAt: '2026-11-18T09:00:00.000Z',
    author: 'Eleni Markou',
    tags: ['Tallinn'],
  },
]
