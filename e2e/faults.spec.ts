/** The server is killed in the middle of a stream of saves: what was answered is there. More kills: `npm run test:faults`. */
import { expect, test } from '@playwright/test'
import { createDatabase, startCluster } from '../house/testing/postgres.ts'
import { newDataFolder, removeDataFolder } from '../house/testing/product.ts'
import { killDuringSaves } from './faults/kill-during-saves.ts'

test.setTimeout(300_000)

test('on SQLite no answered save is lost', async () => {
  const dataFolder = await newDataFolder()
  const { answered, lost } = await killDuringSaves({ kills: 6, dataFolder })
  expect(answered).toBeGreaterThan(0)
  expect(lost).toEqual([])
  await removeDataFolder(dataFolder)
})

test('on PostgreSQL no answered save is lost', async () => {
  const cluster = await startCluster()
  const dataFolder = await newDataFolder()
  const { url } = await createDatabase(cluster.url)
  const { answered, lost } = await killDuringSaves({ kills: 3, dataFolder, env: { DATABASE_URL: url } })
  expect(answered).toBeGreaterThan(0)
  expect(lost).toEqual([])
  await removeDataFolder(dataFolder)
  await cluster.stop()
})
