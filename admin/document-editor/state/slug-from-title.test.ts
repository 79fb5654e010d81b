import { updates } from '@cyanotype/content/model/collections/updates.ts'
import { describe, expect, it } from 'vitest'
import { followTitle } from './editing-session.ts'
import { openEdits, withField } from './layer-edits.ts'

function slugAfter(before: { title: string; slug: string }, title: string) {
  const edits = withField(
    withField(openEdits(updates), 'en', 'title', before.title),
    'en',
    'slug',
    before.slug,
  )
  return followTitle(updates, edits, withField(edits, 'en', 'title', title), 'en').en.data.slug
}

describe('Slug from title', () => {
  it('follows the title from the first letter', () => {
    expect(slugAfter({ title: '', slug: '' }, 'Dew')).toBe('dew')
    expect(slugAfter({ title: 'Dew', slug: 'dew' }, 'Late dew')).toBe('late-dew')
  })

  it('follows the title when the server added a number', () => {
    expect(slugAfter({ title: 'Dew', slug: 'dew-2' }, 'Late dew')).toBe('late-dew')
  })

  it('follows the title below another page', () => {
    expect(slugAfter({ title: '', slug: 'about/' }, 'Dew')).toBe('about/dew')
    expect(slugAfter({ title: 'Dew', slug: 'about/dew' }, 'Late dew')).toBe('about/late-dew')
    expect(slugAfter({ title: 'Dew', slug: 'dew/morning' }, 'Late dew')).toBe('dew/morning')
  })

  it('stays when an editor changed it, including a year at the end', () => {
    expect(slugAfter({ title: 'Dew', slug: 'morning' }, 'Late dew')).toBe('morning')
    expect(slugAfter({ title: 'Dew', slug: 'dew-2026' }, 'Late dew')).toBe('dew-2026')
  })
})
