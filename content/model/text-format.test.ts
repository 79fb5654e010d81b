import { describe, expect, it } from 'vitest'
import type { TextFormat } from './text-format.ts'
import { formatProblems } from './text-format.ts'

const samples: Readonly<Record<Exclude<TextFormat, 'plain'>, { fits: string[]; refused: string[] }>> = {
  'web-address': {
    fits: ['https://example.org', 'http://example.org/a?b=c#d'],
    refused: ['/updates', 'example.org', 'mailto:a@example.org', 'javascript:alert(1)', 'https://'],
  },
  link: {
    fits: ['/updates', 'https://example.org', 'mailto:a@example.org', 'document:home/home'],
    refused: ['javascript:alert(1)', '//example.org', 'data:text/html,x'],
  },
  path: {
    fits: ['/', '/et/vana-leht', '/παλιά'],
    refused: ['updates', '//example.org', '/a?b', '/a#b', '/a b', '/a\\b', 'https://example.org'],
  },
  'e-mail': { fits: ['a@example.org', 'ada.l+x@a.b.ee'], refused: ['a', 'a@b', 'a b@c.ee', '<a@b.ee>'] },
  phone: { fits: ['+372 600 0000', '(210) 123-4567'], refused: ['call us', '+', '12;ext=3'] },
  host: {
    fits: ['images.example.org', 'localhost'],
    refused: ['https://a.org', 'a.org/b', 'a b', '-a.org', ''],
  },
  origin: {
    fits: ['https://preview.example.org', 'http://127.0.0.1:4000'],
    refused: ['https://example.org/', 'https://example.org/a', 'example.org', 'https://u:p@example.org'],
  },
  color: {
    fits: ['#04c3da', '#000000'],
    refused: ['#fff', '04c3da', '#04C3DA', 'red', '#04c3da;}', '#04c3dazz'],
  },
}

describe.each(Object.entries(samples))('Text in the format %s', (format, { fits, refused }) => {
  const problemsOf = (value: string) => formatProblems(format as TextFormat, value)

  it.each(fits)('may be %s', (value) => expect(problemsOf(value)).toEqual([]))

  it.each(refused)('must not be “%s”', (value) => expect(problemsOf(value)).toHaveLength(1))
})

it('can be anything in the format plain', () => {
  expect(formatProblems('plain', 'javascript:alert(1)')).toEqual([])
})
