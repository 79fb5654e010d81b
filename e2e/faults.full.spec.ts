/**
 * Kills the server in the middle of work: confirmed changes must be complete. More kills:
 * `npm run test:faults`.
 */
import { expect, test } from '@playwright/test'
import { createDatabase, startCluster } from '../tools/testing/postgres.ts'
import { newDataFolder, removeDataFolder } from '../tools/testing/product.ts'
import { filledFolder } from './demonstration-folder.ts'
import { killRepeatedly } from './faults/kill-repeatedly.ts'

test.setTimeout(300_000)

test('on SQLite no confirmed change is lost, and none is incomplete', async () => {
  const dataFolder = await filledFolder()
  const { saves, publishes, uploads, lost, incomplete } = await killRepeatedly({ kills: 6, dataFolder })
  for (const count of [saves, publishes, uploads]) expect(count).toBeGreaterThan(0)
  expect({ lost, incomplete }).toEqual({ lost: [], incomplete: [] })
  await removeDataFolder(dataFolder)
})

test('on PostgreSQL no confirmed change is lost, and none is incomplete', async () => {
  const cluster = await startCluster()
  const dataFolder = await newDataFolder()
  const url = await createDatabase(cluster.url)
  const { saves, publishes, uploads, lost, incomplete } = await killRepeatedly({
    kills: 3,
    dataFolder,
    databaseUrl: url,
  })
  for (const count of [saves, publishes, uploads]) expect(count).toBeGreaterThan(0)
  expect({ lost, incomplete }).toEqual({ lost: [], incomplete: [] })
  await removeDataFolder(dataFolder)
  await cluster.stop()
})
