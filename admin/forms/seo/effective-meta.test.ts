import { model } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { seoSummaryOf } from './effective-meta.ts'

const site = {
  siteName: 'Sunprint House',
  titleTemplate: '',
  description: 'Prints.',
  image: 'i',
  hidden: false,
}
const update = { title: 'Salt', excerpt: 'On salt.', cover: 'c' }
const summary = (data: Readonly<Record<string, unknown>>, seo: unknown, more = {}) =>
  seoSummaryOf({ type: model.updates, label: 'Update', data, seo, site: { ...site, ...more } })

describe('Effective metadata', () => {
  it('prefers the SEO fields', () => {
    const seo = { title: 'Salt prints', description: 'How.', image: 's', hidden: true }
    expect(summary(update, seo)).toMatchObject({ ...seo, title: 'Salt prints | Sunprint House' })
  })

  it('falls back to the page and then to the site', () => {
    expect(summary(update, { title: ' ' })).toMatchObject({
      title: 'Salt | Sunprint House',
      description: 'On salt.',
      image: 'c',
      inherited: { title: 'Salt', description: 'On salt.' },
    })
    expect(summary({}, undefined)).toMatchObject({
      title: 'Update | Sunprint House',
      description: 'Prints.',
      image: 'i',
    })
    expect(summary({ hero: { title: 'Welcome', text: 'Come in.' } }, {})).toMatchObject({
      title: 'Welcome | Sunprint House',
      description: 'Come in.',
    })
  })

  it('applies the title template and the hidden setting of the site', () => {
    expect(summary(update, {}, { titleTemplate: '%s — $& House', hidden: true })).toMatchObject({
      title: 'Salt — $& House',
      hidden: true,
    })
  })
})
