import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageFolder, removeFormerFolders } from './disk-cache.ts'

it('gives each worker a folder and a part of the space, and the only process all of it', () => {
  expect(pageFolder('/data', 1, 1)).toEqual({ folder: join('/data/cache/pages'), maxBytes: 512_000_000 })
  expect(pageFolder('/data', 1, 4)).toEqual({ folder: join('/data/cache/pages'), maxBytes: 128_000_000 })
  expect(pageFolder('/data', 3, 4)).toEqual({ folder: join('/data/cache/pages-3'), maxBytes: 128_000_000 })
})

it('deletes the folders of workers that no longer run, and nothing else', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cyanotype-'))
  const names = ['other', 'pages', 'pages-2', 'pages-3', 'pages-12']
  for (const name of names) mkdirSync(join(dataDir, 'cache', name), { recursive: true })
  await removeFormerFolders(dataDir, 2)
  expect(readdirSync(join(dataDir, 'cache')).sort()).toEqual(['other', 'pages', 'pages-2'])
  await removeFormerFolders(join(dataDir, 'missing'), 1)
  rmSync(dataDir, { recursive: true })
})
