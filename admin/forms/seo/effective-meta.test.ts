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
  seoSummaryOf(model.updates, 'Update', data, seo, { ...site, ...more })

describe('what is told of a page', () => {
  it('is its own words first', () => {
    const seo = { title: 'Salt prints', description: 'How.', image: 's', hidden: true }
    expect(summary(update, seo)).toMatchObject({ ...seo, title: 'Salt prints | Sunprint House' })
  })

  it('is what the page says where nothing else is written, then what the site says', () => {
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

  it('has around it what the site wishes, and is hidden with the whole site', () => {
    expect(summary(update, {}, { titleTemplate: '%s — $& House', hidden: true })).toMatchObject({
      title: 'Salt — $& House',
      hidden: true,
    })
  })
})
