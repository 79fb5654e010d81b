/** Documents for tests. A test states only what matters. */
import { updates } from '@cyanotype/content/model/collections/updates.ts'
import type { Layer, LayerData } from '@cyanotype/content/model/index.ts'
import { each, initialData, siteLayers, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Summary } from '../api/document-summary.ts'
import type { CheckedUser } from '../app-context/session.ts'
import type { DocumentResponse, LayerState } from '../document-editor/saving/publishing.ts'
import type { Responses } from './fake-server.ts'

const at = '2026-11-20T08:00:00.000Z'
export const updateId = '01a1f818-b0d7-7000-8c36-000e7aa6b789'

export const editor: CheckedUser = {
  id: '01a1f818-b0d7-7000-8c36-000e7aa6b001',
  username: 'Eleni Papadaki',
  email: 'eleni@example.org',
  role: 'editor',
  locales: [],
}

/** Responses for a signed-in user, without images. */
export const signedIn = (user: CheckedUser = editor): Responses => ({
  'GET /api/auth/check': () => ({ authenticated: true, user }),
  'GET /api/translations/machine': () => ({ service: null }),
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

export function updateOf(parts: Partial<Record<Layer, LayerPart>> = {}): DocumentResponse {
  return {
    id: updateId,
    type: 'updates',
    createdAt: at,
    trashedAt: null,
    schedules: [],
    layers: {
      ...each(siteLocales(), (code) => layerOf(code, parts[code])),
      '*': layerOf('*', parts['*'] ?? { status: 'published', version: 1, publishedVersion: 1 }),
    },
  }
}

type SummaryPart = Partial<Omit<Summary, 'statuses' | 'versions'>> & {
  readonly statuses?: Partial<Summary['statuses']>
  readonly versions?: Partial<Summary['versions']>
}

export function summaryOf({ statuses, versions, ...part }: SummaryPart = {}): Summary {
  const states = statuses ?? { en: 'published', et: 'draft', el: 'none' }
  return {
    id: updateId,
    titles: { en: 'The autumn fixer trials' },
    slugs: { en: 'the-autumn-fixer-trials' },
    statuses: each(siteLocales(), (code) => states[code] ?? 'none'),
    sharedStatus: 'published',
    translations: { et: 'outdated', el: 'missing' },
    versions: versionsOf(versions ?? { en: 1, et: 1, el: 0, '*': 1 }),
    fields: { author: 'Maarja L.' },
    firstPublishedAt: null,
    changedAt: at,
    changedBy: 'Maarja',
    ...part,
  }
}

/** 0 for each layer that is not named. */
export const versionsOf = (versions: Partial<Record<Layer, number>>): Record<Layer, number> =>
  each(siteLayers(), (layer) => versions[layer] ?? 0)
