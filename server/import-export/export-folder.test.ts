import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderNames, openExportFolder, readExportFolder } from './export-content.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cyanotype-export-'))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('export folder', () => {
  async function write(files: Record<string, string>) {
    const folder = await openExportFolder(root)
    for (const [path, text] of Object.entries(files)) await folder.put(path, text)
    return folder.finish()
  }

  it('lists every file that was written', async () => {
    await write({ 'updates/blue/en.mdx': 'Blue', 'home/en.mdx': 'Home' })
    expect(await readExportFolder(root)).toEqual(['home/en.mdx', 'updates/blue/en.mdx'])
    expect(readFileSync(join(root, 'updates/blue/en.mdx'), 'utf8')).toBe('Blue')
  })

  it('writes only changed files, and removes deleted files and empty folders', async () => {
    await write({ 'updates/blue/en.mdx': 'Blue', 'updates/red/en.mdx': 'Red', 'home/en.mdx': 'Home' })
    const before = statSync(join(root, 'home/en.mdx'))
    const changes = await write({ 'updates/blue/en.mdx': 'Bluer', 'home/en.mdx': 'Home' })
    expect(changes).toEqual({ written: 1, removed: 1, same: 2 })
    expect(statSync(join(root, 'home/en.mdx')).ino).toBe(before.ino)
    expect(readdirSync(join(root, 'updates'))).toEqual(['blue'])
  })

  it('keeps hidden files of other programs', async () => {
    mkdirSync(join(root, '.git'))
    writeFileSync(join(root, '.git/HEAD'), 'x')
    await write({ 'home/en.mdx': 'Home' })
    await write({})
    expect(readdirSync(root).sort()).toEqual(['.git', 'cyanotype.json'])
  })

  it('keeps files that no export writes, and removes parts of an interrupted one', async () => {
    await write({ 'home/en.mdx': 'Home', 'media/a.txt': 'A' })
    writeFileSync(join(root, 'README.md'), 'How we work')
    writeFileSync(join(root, 'home/en.mdx.part'), 'Ho')
    expect(await write({ 'home/en.mdx': 'Home' })).toEqual({ written: 0, removed: 2, same: 2 })
    expect(readdirSync(root).sort()).toEqual(['README.md', 'cyanotype.json', 'home'])
    expect(readdirSync(join(root, 'home'))).toEqual(['en.mdx'])
  })

  it('rejects a folder with other files', async () => {
    writeFileSync(join(root, 'thesis.doc'), 'years of work')
    await expect(openExportFolder(root)).rejects.toThrow('The folder contains other files')
    await expect(readExportFolder(root)).rejects.toThrow('it is not an export')
  })

  it('rejects a folder in a newer format', async () => {
    writeFileSync(join(root, 'cyanotype.json'), '{"format":2}')
    await expect(readExportFolder(root)).rejects.toThrow('Only format 1 is supported')
  })
})

describe('names in an export', () => {
  it('are unique and consist of plain letters', () => {
    const name = folderNames()
    expect(name('Σύρος 2026', 'a-111111')).toBe('syros-2026')
    expect(name('Syros 2026', 'b-222222')).toBe('syros-2026-222222')
    expect(name('guides/first print', 'c-333333')).toBe('guides-first-print')
    expect(name(undefined, 'd-444444')).toBe('untitled')
  })
})
