/** `npm run test:faults`: as many kills as one has patience for; `-- --kills 1000` for that many. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { removeDataFolder } from '../../house/testing/product.ts'
import { killDuringWork } from './kill-during-work.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' } } })
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
