import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkMdx } from '../check/check-mdx.ts'
import { embedOf, frameOrigins } from './embed-of.ts'

const frameOf = (address: string) => embedOf(address)?.frame
const hrefOf = (address: string) => embedOf(address)?.href

const figmaKey = 'LKQ4FJ4bTnCSjedbRpk931'
const addresses = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s',
  'https://vimeo.com/76979871/abc123def4#t=30s',
  'https://mastodon.example/@ada/109501234567890123',
  'https://www.openstreetmap.org/?mlat=59.43&mlon=24.72#map=16/59.44/24.73',
  `https://www.figma.com/proto/${figmaKey}?node-id=5-3`,
]

describe('Address of an embed', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=PL1&index=2&pp=x',
    'https://m.youtube.com/watch?feature=share&v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=tracking',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://youtube.com/live/aqz-KE-bpKQ?feature=shared',
    'https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('of a YouTube video is played without cookies: %s', (address) => {
    expect(frameOf(address)).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
    expect(hrefOf(address)).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  })

  it.each([
    ['?t=90', 90],
    ['?t=1m30s', 90],
    ['?start=5', 5],
    ['?t=1h2m3s', 3723],
    ['?t=soon', undefined],
    ['?t=0', undefined],
  ])('of a YouTube video starts at %s', (query, seconds) => {
    const frame = frameOf(`https://youtu.be/aqz-KE-bpKQ${query}`)
    expect(URL.parse(frame ?? '')?.searchParams.get('start') ?? undefined).toBe(seconds?.toString())
  })

  it.each([
    ['https://vimeo.com/76979871?share=copy', '76979871?dnt=1'],
    ['https://vimeo.com/76979871/abc123def4', '76979871?h=abc123def4&dnt=1'],
    ['https://player.vimeo.com/video/76979871?h=abc123def4&badge=0', '76979871?h=abc123def4&dnt=1'],
    ['https://vimeo.com/channels/staffpicks/76979871', '76979871?dnt=1'],
    ['https://vimeo.com/groups/prints/videos/76979871', '76979871?dnt=1'],
    ['https://vimeo.com/showcase/123/video/76979871', '76979871?dnt=1'],
    ['https://vimeo.com/76979871#t=1m', '76979871?dnt=1#t=60s'],
  ])('of a Vimeo video does not track: %s', (address, frame) => {
    expect(frameOf(address)).toBe(`https://player.vimeo.com/video/${frame}`)
  })

  it.each(['', '/', '/embed', '?utm_source=x'])('of a Mastodon post may end with “%s”', (end) => {
    const post = 'https://mastodon.example/@ada.l/109501234567890123'
    expect(embedOf(post + end)).toEqual({
      service: 'mastodon.example',
      kind: 'post',
      href: post,
      frame: `${post}/embed`,
    })
  })

  it.each([
    ['#map=16/59.44/24.73', '', '16/59.44/24.73'],
    ['?mlat=59.4&mlon=24.7#map=16/59.44/24.73', '59.4%2C24.7', '16/59.44/24.73'],
    ['?mlat=59.4&mlon=24.7', '59.4%2C24.7', '15/59.4/24.7'],
    ['?lat=-33.9&lon=151.2&zoom=12', '', '12/-33.9/151.2'],
    ['node/1#map=16.6/59.44/24.73&layers=C', '', '17/59.44/24.73'],
    ['go/0OP4tR~rx?m', '51.876%2C19.579', '19/51.876/19.579'],
    ['go/0D_QEtY0--', '', '15/50.11111/10.55554'],
    ['go/wAAA--', '', '3/0/0'],
  ])('of a map has its place and marker: %s', (rest, marker, place) => {
    const { href, frame } = embedOf(`https://www.openstreetmap.org/${rest}`) ?? {}
    expect(href?.slice(href.indexOf('#'))).toBe(`#map=${place}`)
    expect(/&marker=(.*)/.exec(frame ?? '')?.[1] ?? '').toBe(marker)
  })

  it('of a map has its place in the middle of the frame', () => {
    const box = URL.parse(frameOf('https://osm.org/#map=10/59.44/24.73') ?? '')?.searchParams.get('bbox')
    const [west = 0, south = 0, east = 0, north = 0] = (box ?? '').split(',').map(Number)
    expect((west + east) / 2).toBeCloseTo(24.73, 3)
    expect(south).toBeLessThan(59.44)
    expect(north).toBeGreaterThan(59.44)
    expect((720 / 256) * (360 / 2 ** 10)).toBeCloseTo(east - west, 3)
  })

  it.each([
    ['file', 'design'],
    ['design', 'design'],
    ['proto', 'proto'],
    ['board', 'board'],
  ])('of a Figma %s keeps the part that is shown', (type, shown) => {
    const frame = frameOf(`https://www.figma.com/${type}/${figmaKey}/Sample?node-id=0-1&t=secret`)
    expect(frame).toBe(`https://embed.figma.com/${shown}/${figmaKey}?node-id=0-1&embed-host=cyanotype`)
    expect(frameOrigins(frame ?? '')).toEqual(['https://embed.figma.com', 'https://www.figma.com'])
  })

  it.each(addresses)('is that of the same content once it is clean: %s', (address) => {
    const embed = embedOf(address)
    expect(hrefOf(address)).toBe(address)
    expect(embedOf(embed?.href ?? '')).toEqual(embed)
  })
})

describe('Any other address', () => {
  it.each([
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://user:word@www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/?https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@ada/123456',
    'https://vimeo.com/about',
    'https://127.0.0.1/@ada/123456',
    'https://localhost/@ada/123456',
    'https://mastodon.example/@ada@other.example/123456',
    'https://www.openstreetmap.org/about',
    'https://www.openstreetmap.org/#map=99/59.44/24.73',
    'https://www.openstreetmap.org/#map=16/95/24.73',
    'https://www.figma.com/files/recent',
    'javascript:alert(1)',
    '//www.youtube.com/watch?v=aqz-KE-bpKQ',
    '',
  ])('is refused: %s', (address) => {
    expect(embedOf(address)).toBeUndefined()
  })

  it('never becomes a frame of an unknown kind', () => {
    const frames =
      /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/\d|www\.openstreetmap\.org\/export\/embed\.html\?|embed\.figma\.com\/[a-z]+\/|[a-z\d.-]+\/@[\w.-]+\/\d+\/embed$)/
    const host = fc.constantFrom('www.youtube.com', 'vimeo.com', 'osm.org', 'figma.com', 'a.example')
    const address = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.tuple(host, fc.string()).map(([at, rest]) => `https://${at}/${rest}`),
      fc.tuple(fc.constantFrom(...addresses), fc.string()).map(([known, rest]) => known + rest),
    )
    fc.assert(
      fc.property(address, (given) => {
        const embed = embedOf(given)
        if (embed === undefined) return
        expect(embed.frame).toMatch(frames)
        expect(frameOrigins(embed.frame)[0]).toBe(new URL(embed.frame).origin)
        expect(embedOf(embed.href)).toEqual(embed)
      }),
    )
  })

  it('is refused by the checker, which names the services', () => {
    expect(checkMdx(`<Embed href="${addresses[0]}" title="A film" />`)).toEqual([])
    const [problem] = checkMdx('<Embed href="https://evil.example/film" />')
    expect(problem).toMatchObject({
      message: { id: 'mdx.embed' },
      values: {
        address: 'https://evil.example/film',
        known: 'YouTube, Vimeo, Mastodon, OpenStreetMap, Figma',
      },
    })
  })
})
