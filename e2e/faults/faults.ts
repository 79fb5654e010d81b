/** `npm run test:faults`: as many races and kills as one has patience for; `-- --kills 1000` for that many. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { signIn } from '../../house/testing/editor.ts'
import { createDatabase, startCluster } from '../../house/testing/postgres.ts'
import { removeDataFolder, startProduct } from '../../house/testing/product.ts'
import { killDuringWork } from './kill-during-work.ts'
import { racingPairs } from './racing-pairs.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, pairs: { type: 'string', default: '1000' } },
})

const cluster = await startCluster()
for (const databaseUrl of [undefined, (await createDatabase(cluster.url)).url]) {
  const product = await startProduct({
    env: { LOG_LEVEL: 'error', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
  })
  const faults = await racingPairs(await signIn(product.url), Number(values.pairs))
  await product.stop()
  const engine = databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'
  console.log(
    `${values.pairs} pairs on one paragraph and on two fields on ${engine}: ${faults.length} faults.`,
  )
  if (faults.length > 0) {
    console.log(faults.slice(0, 20))
    process.exitCode = 1
  }
}
await cluster.stop()

const dataFolder = await mkdtemp(join(tmpdir(), 'cyanotype-faults-'))
let kill = 0
const { saves, publishes, uploads, lost, halves } = await killDuringWork({
  kills: Number(values.kills),
  dataFolder,
  onKill: (soFar) => {
    kill += 1
    console.log(`Kill ${kill} of ${values.kills}: ${soFar} answers so far.`)
  },
})
console.log(
  `${saves} saves, ${publishes} publishes and ${uploads} uploads were answered; ${lost.length} of them are lost.`,
)
if (lost.length + halves.length > 0) {
  console.log(lost.slice(0, 20), halves.slice(0, 20), `The data is kept in ${dataFolder}.`)
  process.exitCode = 1
} else {
  await removeDataFolder(dataFolder)
}
