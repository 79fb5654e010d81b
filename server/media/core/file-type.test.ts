/** Tests that the type of a file is detected by its content, and must match its name and declared type. */
import { describe, expect, it } from 'vitest'
import { Problem } from '../../problems/problems.ts'
import { animation, mp3, mp4, pdf, photograph, svg, webm } from '../testing/samples.ts'
import { agreedType, fileTypes } from './file-type.ts'

const samples: readonly [string, () => Promise<Buffer> | Buffer][] = [
  ['image/jpeg', () => photograph('jpeg')],
  ['image/png', () => photograph('png')],
  ['image/gif', () => animation('gif', 2)],
  ['image/webp', () => photograph('webp')],
  ['image/avif', () => photograph('avif')],
  ['image/svg+xml', () => svg().bytes],
  ['application/pdf', () => pdf().bytes],
  ['video/mp4', () => mp4().bytes],
  ['video/webm', () => webm().bytes],
  ['audio/mpeg', () => mp3().bytes],
]

function refusal(start: Buffer, name: string, declared: string): unknown {
  try {
    return agreedType(start, name, declared).type
  } catch (problem) {
    return problem instanceof Problem ? problem.code : problem
  }
}

describe.each(samples)('File type %s', (type, make) => {
  const fileType = fileTypes.find((one) => one.type === type)

  it('is detected by its content only', async () => {
    const bytes = await make()
    expect(fileTypes.filter(({ isIn }) => isIn(bytes)).map((one) => one.type)).toEqual([type])
  })

  it('is accepted only with its own extensions', async () => {
    const bytes = await make()
    for (const extension of [fileType?.extension ?? '', ...(fileType?.otherExtensions ?? [])]) {
      expect(refusal(bytes, `fern.${extension.toUpperCase()}`, type)).toBe(type)
    }
    const other = type === 'image/png' ? 'gif' : 'png'
    expect(refusal(bytes, `fern.${other}`, type)).toBe('file_type_differs')
    expect(refusal(bytes, 'fern', type)).toBe('file_type_differs')
    expect(refusal(bytes, `fern.${fileType?.extension}.html`, type)).toBe('file_type_differs')
  })

  it('is accepted only with its own declared type', async () => {
    const bytes = await make()
    const name = `fern.${fileType?.extension}`
    expect(refusal(bytes, name, `${type}; charset=binary`)).toBe(type)
    expect(refusal(bytes, name, 'application/octet-stream')).toBe(type)
    for (const declared of [
      'text/html',
      'text/plain',
      type === 'image/png' ? 'image/gif' : 'image/png',
      '',
    ]) {
      expect(refusal(bytes, name, declared)).toBe('file_type_differs')
    }
  })
})

it.each([
  ['HTML', '<!doctype html><svg xmlns="http://www.w3.org/2000/svg">'],
  ['HTML without a document type', '<html><svg>'],
  ['text', 'an svg of <svg>'],
  ['a program', 'MZ\x90\0'],
  ['a script', '#!/bin/sh\n'],
  ['an archive', 'PK\x03\x04'],
  ['a film of another kind', '\0\0\0\x14ftypqt  '],
  ['a picture of another kind', '\0\0\0\x14ftypheic'],
  ['nothing', ''],
])('%s is rejected, whatever type it declares', (_what, text) => {
  const bytes = Buffer.from(text, 'latin1')
  for (const { type, extension } of fileTypes) {
    expect(refusal(bytes, `fern.${extension}`, type)).toBe('unknown_file_type')
  }
})
