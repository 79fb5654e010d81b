import { expect, it } from 'vitest'
import { partsAffectedBy } from './changed-files.ts'
import { parts } from './test-parts.ts'

const affectedBy = (...changed: readonly string[]) =>
  new Map(partsAffectedBy(changed, parts).map(({ name, run }) => [name, run.join(' ')]))

it('runs all rules, and the tests that a change can affect', () => {
  const affected = affectedBy('server/log.ts')
  expect(affected.get('rules')).not.toContain('--changed')
  for (const name of ['unit', 'storage', 'ui', 'stories'])
    expect(affected.get(name), name).toContain('--changed')
})

it('leaves out admin screens only when nothing but components changed', () => {
  expect(affectedBy('ui/components/badge/badge.tsx').get('ui')).toContain(' ui/components/')
  expect(affectedBy('ui/components/badge/badge.tsx', 'ui/base.css').get('ui')).not.toMatch(/ ui\//)
})

it('runs only those end-to-end tests that changed themselves', () => {
  expect(affectedBy('site/site.ts').has('e2e')).toBe(false)
  expect(affectedBy('e2e/tabs.spec.ts').get('e2e')).toContain('--only-changed')
})
