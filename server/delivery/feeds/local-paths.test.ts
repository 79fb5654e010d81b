import { expect, it } from 'vitest'
import { withLocalPaths } from './local-paths.ts'

const source = [
  'See [/docs](/docs/start#one "First"), [all](/updates) and [reference][a].',
  '',
  '<Card title="Start" href="/docs/start">Read [more](/docs/more).</Card>',
  '',
  '[a]: /docs/a',
  '',
  '`[code](/docs/start)` ![Image](/docs/images/en/a.webp) [file](/media/a.pdf) [site](https://example.org/docs)',
  '',
  '```md',
  '[code](/docs/start)',
  '```',
].join('\n')

it('Links of a Markdown text open pages in the requested language', () => {
  expect(withLocalPaths(source, 'et').split('\n')).toEqual([
    'See [/docs](/et/docs/start#one "First"), [all](/et/updates) and [reference][a].',
    '',
    '<Card title="Start" href="/et/docs/start">Read [more](/et/docs/more).</Card>',
    '',
    '[a]: /et/docs/a',
    ...source.split('\n').slice(5),
  ])
  expect(withLocalPaths(source, 'en')).toBe(source)
})
