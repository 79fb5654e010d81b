/** Documents for tests. A test states only what matters. */
import { updates } from '@cyanotype/content/model/collections/updates.ts'
import type { Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { initialData } from '@cyanotype/content/model/index.ts'
import type { Summary } from '../api/document-summary.ts'
import type { CheckedUser } from '../app-context/session.ts'
import type { DocumentAnswer, LayerState } from '../document-editor/saving/publishing.ts'
import type { Answers } from './fake-server.ts'

const at = '2026-11-20T08:00:00.000Z'
export const updateId = '01a1f818-b0d7-7000-8c36-000e7aa6b789'

export const editor: CheckedUser = {
  id: '01a1f818-b0d7-7000-8c36-000e7aa6b001',
  username: 'Eleni Papadaki',
  email: 'eleni@example.org',
  role: 'editor',
  locales: [],
}

/** Answers for a signed-in user, without images. */
export const signedIn = (user: CheckedUser = editor): Answers => ({
  'GET /api/auth/check': () => ({ authenticated: true, user }),
  'GET /api/media': () => ({ items: [], next: null }),
  'GET /api/documents': ({ query: { name } }) => ({
    items: name === updateId ? [{ type: 'updates', id: updateId, locale: null, title: null }] : [],
  }),
})

type LayerPart = Partial<Omit<LayerState, 'data'>> & { readonly data?: LayerData }

export function layerOf(layer: Layer, { data = {}, ...part }: LayerPart = {}): LayerState {
  return {
    layer,
    status: 'none',
    version: 0,
    publishedVersion: null,
    firstPublishedAt: null,
    changedAt: null,
    changedBy: null,
    ...part,
    data: { ...initialData(updates, layer), ...data },
  }
}

export function updateOf(parts: Partial<Record<Layer, LayerPart>> = {}): DocumentAnswer {
  return {
    id: updateId,
    type: 'updates',
    createdAt: at,
    trashedAt: null,
    schedules: [],
    layers: {
      en: layerOf('en', parts.en),
      et: layerOf('et', parts.et),
      el: layerOf('el', parts.el),
      '*': layerOf('*', parts['*'] ?? { status: 'published', version: 1, publishedVersion: 1 }),
    },
  }
}

export function summaryOf(part: Partial<Summary> = {}): Summary {
  return {
    id: updateId,
    titles: { en: 'The autumn fixer trials' },
    slugs: { en: 'the-autumn-fixer-trials' },
    statuses: { en: 'published', et: 'draft', el: 'none' },
    sharedStatus: 'published',
    translations: { et: 'outdated', el: 'missing' },
    versions: { en: 1, et: 1, el: 0, '*': 1 },
    fields: { author: 'Maarja L.' },
    firstPublishedAt: null,
    changedAt: at,
    changedBy: 'Maarja',
    ...part,
  }
}
