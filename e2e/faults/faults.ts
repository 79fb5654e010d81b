/** `npm run test:faults`: races, hostile clients and kills on both engines; `-- --kills 50` for fewer. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { signIn } from '../../tools/testing/editor.ts'
import { createDatabase, startCluster } from '../../tools/testing/postgres.ts'
import { removeDataFolder, startProduct } from '../../tools/testing/product.ts'
import { hostileClients } from './hostile-clients.ts'
import { killRepeatedly } from './kill-repeatedly.ts'
import { racingPairs } from './racing-pairs.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '1000' }, pairs: { type: 'string', default: '1000' } },
})

const cluster = await startCluster()
for (const engine of ['SQLite', 'PostgreSQL'] as const) {
  const url = engine === 'SQLite' ? undefined : await createDatabase(cluster.url)
  await race(engine, url)
  const killed = engine === 'SQLite' ? undefined : await createDatabase(cluster.url)
  await kill(engine, killed)
}
await cluster.stop()

async function race(engine: string, databaseUrl: string | undefined): Promise<void> {
  const product = await startProduct({
    env: { LOG_LEVEL: 'error', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
  })
  const editor = await signIn(product.url)
  const saveFailures = await racingPairs(editor, Number(values.pairs))
  const clientFailures = process.platform === 'linux' ? await hostileClients(product, editor) : []
  await product.stop()
  console.log(`Hostile clients on ${engine}: ${clientFailures.length} failures.`)
  if (clientFailures.length > 0) {
    console.log(clientFailures)
    process.exitCode = 1
  }
  console.log(
    `Concurrent saves on ${engine}: ${saveFailures.length} failures in ${values.pairs} pairs each on one paragraph and on two fields.`,
  )
  if (saveFailures.length > 0) {
    console.log(saveFailures.slice(0, 20))
    process.exitCode = 1
  }
}

async function kill(engine: string, databaseUrl: string | undefined): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cyanotype-faults-'))
  let number = 0
  const { saves, publishes, uploads, lost, incomplete } = await killRepeatedly({
    kills: Number(values.kills),
    dataFolder,
    ...(databaseUrl !== undefined && { databaseUrl }),
    onKill: (soFar) => {
      number += 1
      console.log(`Kill ${number} of ${values.kills} on ${engine}: ${soFar} confirmed changes so far.`)
    },
  })
  console.log(
    `Kills on ${engine}: ${saves} saves, ${publishes} publishes and ${uploads} uploads confirmed, ${lost.length} lost.`,
  )
  if (lost.length + incomplete.length === 0) return removeDataFolder(dataFolder)
  console.log(lost.slice(0, 20), incomplete.slice(0, 20), `Data folder: ${dataFolder}`)
  process.exitCode = 1
}
