/** Runs the documented configuration of nginx, where nginx is installed. */
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { freePort } from '../../../tools/testing/free-port.ts'
import { upload } from '../../media/testing/form.ts'
import { closeAtEnd } from '../../testing/cleanup-registry.ts'
import { callDatabases } from '../../testing/databases.ts'
import { httpClient } from '../../testing/http-client.ts'
import { startServer } from '../../testing/start-server.ts'

const isInstalled = spawnSync('nginx', ['-v']).status === 0
const page = new URL('../../../content/docs/en/administrators/reverse-proxy.mdx', import.meta.url)

/** The documented block on its own port, without the certificate. */
function documentedServer(port: number, serverPort: number): string {
  const block = /```nginx title="nginx"\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8'))?.[1]
  if (block === undefined) throw new Error('The page has no configuration for nginx.')
  return block
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/^ *listen \[::\].*\n/m, '')
    .replace(/^ *ssl_certificate.*\n/gm, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
}

async function startNginx(serverPort: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'cyanotype-nginx-'))
  const port = await freePort()
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const http = `access_log off; ${places.join(' ')} ${documentedServer(port, serverPort)}`
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, `pid ${folder}/pid; error_log stderr; events {} http { ${http} }`)
  const nginx = spawn('nginx', [
    '-p',
    folder,
    '-c',
    path,
    '-e',
    'stderr',
    '-g',
    'daemon off; master_process off;',
  ])
  closeAtEnd(async () => {
    nginx.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  const statusOfNginx = () =>
    httpClient(port)
      .get('/api/health/live')
      .then(
        ({ status }) => status,
        () => 0,
      )
  await expect.poll(statusOfNginx).toBe(200)
  return port
}

it.runIf(isInstalled).each(callDatabases)(
  'nginx passes on large uploads and client addresses on %s',
  async (database) => {
    const server = await startServer(database, { config: { trustProxy: ['127.0.0.1'] } })
    const port = await startNginx(server.port)
    const { always } = await server.signedInAs('owner')
    const owner = httpClient(port, always)

    const noise = { width: 1_000, height: 1_000, channels: 3 } as const
    const bytes = await sharp(randomBytes(3_000_000), { raw: noise }).png().toBuffer()
    expect(bytes.length).toBeGreaterThan(2_000_000)
    const sent = await upload(owner, [{ name: 'noise.png', type: 'image/png', bytes }])
    expect(sent.status).toBe(201)

    await failToSignIn(port, '127.0.0.2')
    const refused = server.db.kysely
      .selectFrom('audit')
      .select('address')
      .where('action', '=', 'session.refused')
    expect(await refused.execute()).toEqual([{ address: '127.0.0.2' }])
  },
)

function failToSignIn(port: number, localAddress: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const options = { host: '127.0.0.1', port, localAddress, method: 'POST', path: '/api/auth/login', headers }
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => response.resume().on('end', resolve))
    sent.on('error', reject)
    sent.end(JSON.stringify({ email: 'nobody@example.org', password: 'no password at all' }))
  })
}
