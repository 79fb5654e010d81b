/** Helpers for tests of imports through the API: upload a file, and wait for the end of a stage. */
import { setTimeout } from 'node:timers/promises'
import { formHeaders, formOf } from '../../../media/testing/form.ts'
import type { Client, TestResponse } from '../../../testing/http-client.ts'

export async function uploadExport(
  client: Client,
  name: string,
  content: string | Buffer,
  query = '',
): Promise<TestResponse> {
  const file = { name, type: 'application/octet-stream', bytes: Buffer.from(content) }
  return client.send('POST', `/api/import${query}`, formHeaders, formOf(file))
}

/** The state of the import when nothing is running any more. */
export async function finishedImport(client: Client) {
  for (;;) {
    const { current } = (await client.get('/api/import')).json()
    if (!['uploading', 'checking', 'importing'].includes(current?.stage ?? '')) return current
    await setTimeout(20)
  }
}
