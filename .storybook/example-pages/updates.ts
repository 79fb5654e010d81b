/** Sample updates, as an admin list shows them. */
import type { LanguageState } from '../../ui/components/translation-state/translation-state.tsx'

type Status = LanguageState['status']

export interface Update {
  readonly slug: string
  readonly title: string
  readonly author: string
  readonly day: string
  readonly changed: string
  readonly languages: readonly LanguageState[]
}

/** Status in English, Estonian and Greek, in this order. */
const inThree = (en: Status, et: Status, el: Status): readonly LanguageState[] => [
  { code: 'en', name: 'English', status: en },
  { code: 'et', name: 'Eesti', status: et },
  { code: 'el', name: 'Ελληνικά', status: el },
]

export const updates: readonly Update[] = [
  {
    slug: 'autumn-fixer-trials',
    title: 'The autumn fixer trials are in: citric acid wins, quietly',
    author: 'Maarja Lepik',
    day: '2026-11-18',
    changed: '4 min ago',
    languages: inThree('published', 'published', 'outdated'),
  },
  {
    slug: 'open-printing-saturdays',
    title: 'Open printing days move to Saturdays',
    author: 'Maarja Lepik',
    day: '2026-11-17',
    changed: 'yesterday',
    languages: inThree('draft', 'published', 'published'),
  },
  {
    slug: 'night-plates',
    title: 'Νυχτερινές πλάκες: η ταινία, και πού θα τη δείτε',
    author: 'Ελένη Παππά',
    day: '2026-11-16',
    changed: '16 Nov',
    languages: inThree('published', 'missing', 'draft'),
  },
  {
    slug: 'printing-ferns',
    title: 'Dryopteris: a field guide to printing ferns without harming them',
    author: 'Ελένη Παππά',
    day: '2026-11-12',
    changed: '12 Nov',
    languages: inThree('draft', 'outdated', 'missing'),
  },
  {
    slug: 'second-darkroom',
    title: 'We are building a second darkroom (and publishing the plans)',
    author: 'Jaan Kask',
    day: '2026-11-09',
    changed: '9 Nov',
    languages: inThree('published', 'published', 'outdated'),
  },
  {
    slug: 'kadakaoksad',
    title: 'Kadakaoksad, päike ja vesi',
    author: 'Jaan Kask',
    day: '2026-11-02',
    changed: '2 Nov',
    languages: inThree('missing', 'published', 'missing'),
  },
]
