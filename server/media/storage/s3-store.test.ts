/** Tests requests to S3: signatures and pagination. */
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openS3Store } from './s3-store.ts'

const key = { accessKeyId: 'AKIA-TEST', secretAccessKey: 'secret/+', region: 'eu-north-1' }
const folder = mkdtempSync(join(tmpdir(), 'cyanotype-s3-'))
const requests: { method: string; url: string; signed: boolean; body: Buffer; type: string | undefined }[] =
  []
const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request
  const body = await buffer(request)
  requests.push({ method, url, signed: isSigned(request, body), body, type: headers['content-type'] })
  response.end(method === 'GET' ? pageOf(new URL(url, 'http://s3')) : undefined)
})
let base = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/house/`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest()

/** The steps of AWS Signature Version 4. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=AKIA-TEST\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [date = '', region = '', service = '', ending = ''] = scope.split('/')
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const hash = headers['x-amz-content-sha256']
  if (hash !== sha256(body)) return false
  const request = [method, pathname, query.join('&'), lines.join(''), names, hash].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n')
  const secret = [date, region, service, ending].reduce<Buffer | string>(hmac, `AWS4${key.secretAccessKey}`)
  return service === 's3' && names.includes('host') && hmac(secret, text).toString('hex') === signature
}

const id = (digit: string) => `${digit.repeat(8)}-aaaa-7aaa-8aaa-aaaaaaaaaaaa`
const object = (name: string) =>
  `<Contents><Key>${name}</Key><LastModified>2026-11-20T10:00:00.000Z</LastModified><ETag>&quot;x&quot;</ETag></Contents>`

function pageOf({ searchParams }: URL): string {
  const own = `prints/aa/${id('1')}-${'a'.repeat(64)}.webp`
  const other = `prints/aa/${id('3')}-${'a'.repeat(64)}.webp`
  const page =
    searchParams.get('continuation-token') === 'to ken/+='
      ? `<IsTruncated>false</IsTruncated>${object('prints/a &amp; b')}${object(other)}`
      : `<IsTruncated>true</IsTruncated><NextContinuationToken>to ken/+=</NextContinuationToken>${object(own)}`
  return `<?xml version="1.0"?><ListBucketResult><Name>house</Name>${page}</ListBucketResult>`
}

const open = () => openS3Store({ base, prefix: 'prints/', ...key }, folder)

it('signs its requests with the hash of the body', async () => {
  const store = open()
  const path = await store.unfinished(id('2'))
  writeFileSync(path, 'fern')
  const file = { id: id('2'), hash: sha256('fern'), extension: 'webp', type: 'image/webp' }
  await store.put(file, path)
  await store.remove(file)
  const address = `/house/prints/aa/${id('2')}-${file.hash}.webp`
  expect(requests.splice(0)).toEqual([
    { method: 'PUT', url: address, signed: true, body: Buffer.from('fern'), type: 'image/webp' },
    { method: 'DELETE', url: address, signed: true, body: Buffer.alloc(0), type: undefined },
  ])
})

it('reads all pages of a list, and recognises its own files by their names', async () => {
  const found = await Array.fromAsync(open().list())
  expect(found.map(({ named, changed }) => [named, changed.toISOString()])).toEqual([
    [{ id: id('1'), hash: 'a'.repeat(64) }, '2026-11-20T10:00:00.000Z'],
    [{ id: id('3'), hash: 'a'.repeat(64) }, '2026-11-20T10:00:00.000Z'],
  ])
  expect(requests.splice(0).map(({ signed }) => signed)).toEqual([true, true])
})
