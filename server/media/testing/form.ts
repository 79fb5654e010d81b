/** Multipart forms as browsers send them. */

import type { Client, Query } from '../../testing/http-client.ts'

export interface FormFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

export const boundary = 'cyanotype-0a1b2c'
export const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` }

export function formOf(...files: readonly FormFile[]): Buffer {
  const parts = files.flatMap(({ name, type, bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}

export function upload(client: Client, files: readonly FormFile[], query: Query = '', headers = {}) {
  return client.send('POST', `/api/media${query}`, { ...formHeaders, ...headers }, formOf(...files))
}

/** Uploads one file, and returns its item. */
export async function uploaded(client: Client, file: FormFile, query: Query = '') {
  const response = await upload(client, [file], query)
  if (response.status !== 201) throw new Error(`${response.status}: ${response.text}`)
  const [item] = response.json().items
  if (item === undefined) throw new Error(response.text)
  return item
}
