import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../problems/problems.ts'
import { boundaryOf, readParts } from './multipart.ts'

const head = (name: string, more = '') => `Content-Disposition: form-data; name="${name}"${more}`

async function* splitBytes(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(form: string | Buffer, size = 7) {
  const found = []
  for await (const part of readParts(splitBytes(Buffer.from(form), size), 'b')) {
    const body = []
    for await (const chunk of part.body) body.push(chunk)
    found.push({ ...part, body: Buffer.concat(body).toString('latin1') })
  }
  return found
}

async function refusal(form: string | Buffer) {
  return read(form).then(
    () => 'taken',
    (problem: unknown) => (problem instanceof Problem ? problem.code : problem),
  )
}

describe('Multipart form', () => {
  it('is read part by part', async () => {
    const form =
      `--b\r\n${head('file', '; filename="fern.webp"')}\r\nContent-Type: image/webp\r\n\r\nRIFF\r\n` +
      `--b\r\ncontent-disposition: FORM-DATA; name=title\r\n\r\n\r\n--b--\r\n`
    expect(await read(form)).toEqual([
      { name: 'file', fileName: 'fern.webp', type: 'image/webp', body: 'RIFF' },
      { name: 'title', fileName: undefined, type: 'text/plain', body: '' },
    ])
  })

  it.each([
    ['what browsers write', '; filename="a %22b%22.png"', 'a "b".png'],
    ['what other programs write', '; filename="a \\"b\\".png"', 'a "b".png'],
    ['letters of all scripts', '; filename="φτέρη.png"', 'φτέρη.png'],
    ['no quotation marks', '; filename=fern.png', 'fern.png'],
  ])('has names in %s', async (_what, more, name) => {
    const [part] = await read(`--b\r\n${head('file', more)}\r\n\r\nx\r\n--b--`)
    expect(part?.fileName).toBe(name)
  })

  it('is the same for any chunks and any content', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.stringMatching(/^[\r\n\-b x]{0,30}$/), { maxLength: 4 }),
        fc.integer({ min: 1, max: 40 }),
        async (bodies, size) => {
          const safe = bodies.map((body) => body.replaceAll('\r\n--b', '').replace(/^--b/, ''))
          const parts = safe.map((body) => `--b\r\n${head('file', '; filename="x"')}\r\n\r\n${body}\r\n`)
          const found = await read(`${parts.join('')}--b--\r\n`, size)
          expect(found.map(({ body }) => body)).toEqual(safe)
        },
      ),
    )
  })

  it('can have an unread part', async () => {
    const form = `--b\r\n${head('a')}\r\n\r\nlong\r\n--b\r\n${head('c')}\r\n\r\nx\r\n--b--`
    const names = []
    for await (const { name } of readParts(splitBytes(Buffer.from(form), 5), 'b')) names.push(name)
    expect(names).toEqual(['a', 'c'])
  })

  it('may have 20 parts, not 21', async () => {
    const form = (count: number) => `${`--b\r\n${head('a')}\r\n\r\nx\r\n`.repeat(count)}--b--`
    expect(await read(form(20))).toHaveLength(20)
    expect(await refusal(form(21))).toBe('too_many_parts')
    expect(await refusal(form(5_000))).toBe('too_many_parts')
  })

  it('may have 1 KB of headers in a part, not more', async () => {
    const form = (length: number) => `--b\r\n${head('a')}\r\nx: ${'x'.repeat(length)}\r\n\r\nx\r\n--b--`
    expect(await refusal(form(900))).toBe('taken')
    expect(await refusal(form(1_024))).toBe('malformed_upload')
    expect(await refusal(form(1_000_000))).toBe('malformed_upload')
  })

  it.each([
    ['ends in the middle of a part', `--b\r\n${head('a')}\r\n\r\nhalf`],
    ['ends in the middle of a head', `--b\r\n${head('a')}`],
    ['ends before its last boundary is whole', `--b\r\n${head('a')}\r\n\r\nx\r\n--b-`],
    ['never begins', 'something else'],
    ['is empty', ''],
    ['has another boundary', `--c\r\n${head('a')}\r\n\r\nx\r\n--c--`],
    ['has a part without a head', '--b\r\n\r\n\r\nx\r\n--b--'],
    ['has a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--'],
    ['has a part with an empty name', `--b\r\n${head('')}\r\n\r\nx\r\n--b--`],
    ['has a file with an empty name', `--b\r\n${head('file', '; filename=""')}\r\n\r\nx\r\n--b--`],
    [
      'has a part that is none of a form',
      '--b\r\nContent-Disposition: attachment; name="a"\r\n\r\nx\r\n--b--',
    ],
    ['has a header that is none', `--b\r\n${head('a')}\r\nnonsense\r\n\r\nx\r\n--b--`],
    ['has a boundary that goes on', `--bb\r\n${head('a')}\r\n\r\nx\r\n--b--`],
    [
      'has letters that are none',
      Buffer.from(`--b\r\n${head('a', '; filename="\xff"')}\r\n\r\nx\r\n--b--`, 'latin1'),
    ],
  ])('is rejected when it %s', async (_what, form) => {
    expect(await refusal(form)).toBe('malformed_upload')
  })
})

describe('Content type of a form', () => {
  it.each([
    ['multipart/form-data; boundary=b', 'b'],
    ['Multipart/Form-Data; charset=utf-8; boundary="b c"', 'b c'],
    ['multipart/form-data; boundary=b; charset=utf-8', 'b'],
  ])('has a boundary: %s', (header, boundary) => {
    expect(boundaryOf(header)).toBe(boundary)
  })

  it.each([
    [undefined, 'not_multipart'],
    ['application/json', 'not_multipart'],
    ['multipart/mixed; boundary=b', 'not_multipart'],
    ['multipart/form-data', 'malformed_upload'],
    ['multipart/form-data; boundary=', 'malformed_upload'],
    [`multipart/form-data; boundary=${'b'.repeat(71)}`, 'malformed_upload'],
  ])('has no boundary: %s', (header, code) => {
    expect(() => boundaryOf(header)).toThrow(code)
  })
})
