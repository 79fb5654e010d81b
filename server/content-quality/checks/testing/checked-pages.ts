/** Test helper: a small site for the tests of the checks. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import {
  collection,
  group,
  links,
  mdx,
  media,
  model,
  single,
  slug,
  text,
} from '@cyanotype/content/model/index.ts'
import { newId } from '../../../db/index.ts'
import type { Actor } from '../../../http/calls/principal.ts'
import type { TestDocuments } from '../../../testing/open-test-documents.ts'
import { openTestDocuments } from '../../../testing/open-test-documents.ts'
import { openGlossary } from '../../glossary/index.ts'
import { openTranslations } from '../../translations/index.ts'
import type { Checks, ChecksOptions } from '../index.ts'
import { openChecks } from '../index.ts'

const label = (id: string) => ({ id, message: id })

const pages = collection('pages', {
  label: label('pages'),
  labelOne: label('page'),
  title: 'title',
  page: '/pages/{slug}',
  fields: {
    title: text({ label: label('title'), localized: true, required: true }),
    slug: slug({ label: label('slug'), from: 'title', localized: true }),
    body: mdx({ label: label('body'), localized: true }),
    more: links({ label: label('more'), localized: true }),
    cover: media({ label: label('cover') }),
    logo: media({ label: label('logo'), needsAlt: false }),
    seo: group(
      {
        title: text({ label: label('seo title') }),
        description: text({ label: label('description'), lines: 'many' }),
      },
      { label: label('seo'), localized: true },
    ),
  },
})
/** Pages that are in a fallback language in languages without a translation. */
const guides = collection('guides', {
  ...{ label: label('guides'), labelOne: label('guide'), title: 'title', page: '/guides/{slug}' },
  isShownUntranslated: true,
  fields: { title: pages.fields.title, slug: pages.fields.slug, body: pages.fields.body },
})
const front = single('front', { label: label('front'), page: '/', fields: { body: pages.fields.body } })

/** A cover for which the test setup reports a publish blocker. */
export const blockerText = newId()

export interface CheckedPages {
  readonly setup: TestDocuments
  readonly maria: Actor
  readonly checks: Checks
  page(data?: object, shared?: object): Promise<{ readonly id: string; readonly path: string }>
  publish(id: string, layers?: Partial<Record<Layer, number>>): Promise<unknown>
}

export async function openCheckedPages(kind: Parameters<typeof openTestDocuments>[0]): Promise<CheckedPages> {
  const types = { pages, guides, front, glossary: model.glossary }
  const setup = await openTestDocuments(kind, { types })
  const maria = await setup.createUser('Maria')
  const translations = openTranslations({ ...setup, types })
  const glossary = openGlossary(setup.db)
  const isRedirected = async (path: string) => path === '/moved'
  const obstacles: ChecksOptions['obstacles'] = async ({ layers }) =>
    layers['*'].data.cover === blockerText
      ? [{ field: 'cover', code: 'test.obstacle', message: 'It stands in the way.', values: {} }]
      : []
  let made = 0
  return {
    setup,
    maria,
    checks: openChecks({
      db: setup.db,
      documents: setup.documents,
      translations,
      glossary,
      isRedirected,
      obstacles,
    }),
    async page(data = {}, shared = {}) {
      const slug = `page-${++made}`
      const own = { title: 'A', slug, ...data }
      const creation = { actor: maria, type: 'pages', locale: 'en', data: own } as const
      const { id } = await setup.documents.create({ ...creation, shared: { ...shared } })
      return { id, path: `/pages/${slug}` }
    },
    publish: (id, layers = { en: 1, '*': 1 }) =>
      setup.documents.publish({ actor: maria, type: 'pages', id, layers }),
  }
}
