/** Files for deployment: they parse, refer to files and variables that exist, agree on ports, and are those of the docs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { variables } from '../../server/config/variables.ts'
import { codeSamplesIn } from '../docs/code-samples.ts'
import { filesLike, read, root } from './source-files.ts'

const dockerfile = read('Dockerfile')
const compose = parse(read('compose.yaml'), { merge: true })
const nginx = read('deploy/nginx.conf')
const service = read('deploy/cyanotype.service')
const socket = read('deploy/cyanotype.socket')

const port = variables.PORT.standard ?? ''
const nodes = ['node1', 'node2']

describe('Dockerfile', () => {
  it('copies files that exist', () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = '']) =>
      list.split(' '),
    )
    expect(sources.length).toBeGreaterThan(5)
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('copies the manifest of each workspace before it installs', () => {
    const { workspaces }: { workspaces: readonly string[] } = JSON.parse(read('package.json'))
    expect(workspaces.filter((name) => !dockerfile.includes(`COPY ${name}/package.json ${name}/\n`))).toEqual(
      [],
    )
  })

  it('sets variables that exist, and runs without privileges on the port that it exposes', () => {
    const set = Object.fromEntries(
      [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, list = '']) =>
        list.split(' ').map((one) => one.split('=')),
      ),
    )
    expect(Object.keys(set).filter((name) => !(name in variables))).toEqual([])
    expect(set).toMatchObject({ HOST: '0.0.0.0', PORT: port, DATA_DIR: '/data' })
    expect(dockerfile).toContain(`EXPOSE ${port}\n`)
    expect(dockerfile).toMatch(/^USER node$/m)
  })

  it.each([
    ['healthy', 200, 0],
    ['unhealthy', 503, 1],
  ])('checks the port of PORT: %s', async (_what, status, exitCode) => {
    const asked: (string | undefined)[] = []
    const server = createServer(({ url }, response) => {
      asked.push(url)
      response.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      const address = server.address()
      const PORT = typeof address === 'object' ? String(address?.port) : ''
      const [, , script = ''] = JSON.parse(/HEALTHCHECK [^[]*(\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')
      const [code] = await once(spawn(process.execPath, ['-e', script], { env: { PORT } }), 'exit')
      expect({ code, asked }).toEqual({ code: exitCode, asked: ['/api/health/ready'] })
      expect(script).toContain(`process.env.PORT || ${port})`)
    } finally {
      server.close()
    }
  })

  it('starts like `npm start`', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
    expect(/^CMD (.+)$/m.exec(dockerfile)?.[1]).toBe(
      JSON.stringify(scripts.start?.split(' ')).replaceAll(',', ', '),
    )
    expect(service).toContain(`ExecStart=/usr/bin/${scripts.start}\n`)
  })
})

describe('compose.yaml', () => {
  it.each(nodes)('gives %s what .env has, a folder of its own and a read-only file system', (name) => {
    const node = compose.services[name]
    expect(Object.keys(node.environment).filter((variable) => !(variable in variables))).toEqual([])
    expect(node).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: [`${name}:/data`] })
    expect(node.env_file).toBe('.env')
    // The proxy, the volume and the health check need these, whatever .env has.
    expect(node.environment).toMatchObject({ HOST: '0.0.0.0', PORT: port, DATA_DIR: '/data' })
  })

  it('declares each volume that it uses, and mounts files that exist', () => {
    const mounts = Object.values<{ volumes?: readonly string[] }>(compose.services).flatMap(
      (one) => one.volumes ?? [],
    )
    const sources = mounts.map((mount) => mount.split(':')[0] ?? '')
    const named = sources.filter((source) => !source.startsWith('.'))
    expect(named.filter((name) => !(name in compose.volumes))).toEqual([])
    expect(sources).toContain('./deploy/nginx.conf')
  })
})

describe('deploy/nginx.conf', () => {
  it('sends requests to the servers of compose.yaml, on their port', () => {
    const targets = [...nginx.matchAll(/^ {2}server ([\w.-]+):(\d+) /gm)].map(([, host, target]) => [
      host,
      target,
    ])
    expect(targets).toEqual(nodes.map((name) => [name, port]))
    expect(nginx).toContain('proxy_pass http://cyanotype;')
  })

  it('listens on IPv6 on each port of IPv4', () => {
    const listening = [...nginx.matchAll(/^ {2}listen (\d+.*);$/gm)].map(([, rest]) => rest)
    expect(listening).toEqual(['80', '443 ssl'])
    for (const rest of listening) expect(nginx).toContain(`  listen ${rest};\n  listen [::]:${rest};\n`)
  })

  it('closes every block', () => {
    expect(nginx.match(/\{$/gm)?.length).toBe(nginx.match(/^ *\}$/gm)?.length)
  })
})

describe('systemd units', () => {
  it('listen on the standard address', () => {
    expect(socket).toContain(`ListenStream=${variables.HOST.standard}:${port}\n`)
  })
})

const shown = {
  '/etc/systemd/system/cyanotype.service': service,
  '/etc/systemd/system/cyanotype.socket': socket,
  'deploy/nginx.conf': nginx,
}

describe('Oldest Node.js', () => {
  const [, oldest = ''] = /needs Node\.js ([\d.]+) or newer/.exec(read('start.mjs')) ?? []

  it('is checked at the start as its message says', () => {
    const [, major, minor] = /major === (\d+) && minor < (\d+)/.exec(read('start.mjs')) ?? []
    expect(oldest).toBe(`${major}.${minor}`)
  })

  it('is that of a release and of the guides', () => {
    expect(read('tools/release/pack.ts')).toContain(`'>=${oldest}'`)
    const texts = [
      'tools/release/files/README.md',
      ...filesLike('content/docs/*/{administrators/{deploy,upgrade,troubleshooting},start/install}.mdx'),
    ]
    expect(texts.length).toBeGreaterThan(12)
    for (const text of texts) {
      const named = [...read(text).matchAll(/Node\.js (24\.\d+)/g)].map(([, version]) => version)
      expect(new Set(named), text).toEqual(new Set([oldest]))
    }
  })
})

describe('Documentation', () => {
  it.each(filesLike('content/docs/*/administrators/{deploy,reverse-proxy}.mdx'))(
    'shows the files as they are: %s',
    (page) => {
      const samples = codeSamplesIn(read(page)).flatMap(({ title = '', code }) =>
        Object.entries(shown).flatMap(([name, text]) => (name === title ? [{ code, text }] : [])),
      )
      expect(samples.length).toBeGreaterThan(0)
      for (const { code, text } of samples) expect(text).toContain(code)
    },
  )
})
