import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Stamps } from './build-stamp.ts'
import { stampsIn } from './build-stamp.ts'
import type { Step } from './steps.ts'

const step: Step = {
  name: 'Print',
  inputs: ['plate'],
  leavingOut: /\.test\.ts$/,
  output: 'print',
  proof: 'index.html',
  run: ['press.js'],
  in: '.',
}

let root: string
let stamps: Stamps
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cyanotype-stamp-'))
  for (const folder of ['plate', 'print']) mkdirSync(join(root, folder))
  write('plate/line.ts', 'one')
  write('print/index.html', 'one')
  stamps = stampsIn(root)
})
afterEach(() => rmSync(root, { recursive: true }))

describe('Build stamps', () => {
  it('treats an output as out of date until it is built', () => {
    expect(stamps.isUpToDate(step)).toBe(false)
    stamps.start(step)()
    expect(stamps.isUpToDate(step)).toBe(true)
  })

  it('treats an output as out of date after a changed input, a new input, or its own loss', () => {
    for (const change of [
      () => write('plate/line.ts', 'two'),
      () => write('plate/new.ts', ''),
      () => rmSync(join(root, 'print', 'index.html')),
    ]) {
      stamps.start(step)()
      change()
      expect(stamps.isUpToDate(step)).toBe(false)
    }
  })

  it('ignores changes in tests', () => {
    stamps.start(step)()
    write('plate/line.test.ts', 'it works')
    expect(stamps.isUpToDate(step)).toBe(true)
  })

  it('treats an output as out of date when an input changed during the build', () => {
    const finish = stamps.start(step)
    write('plate/line.ts', 'two')
    finish()
    expect(stamps.isUpToDate(step)).toBe(false)
  })

  it('treats an output as out of date after an interrupted build', () => {
    stamps.start(step)()
    stamps.start(step)
    expect(stamps.isUpToDate(step)).toBe(false)
  })
})
