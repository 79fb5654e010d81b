/** Runs functions that strip files in place on bytes, for tests. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect } from 'vitest'
import { temporaryFolder } from '../../testing/cleanup-registry.ts'

export function runOnBytes<Result>(clean: (path: string) => Promise<Result>) {
  const folder = temporaryFolder()
  const path = join(folder, 'file')
  const left = () => readFileSync(path)

  async function cleaned(bytes: Buffer) {
    writeFileSync(path, bytes)
    return { ...(await clean(path)), bytes: left() }
  }

  /** With any changed byte, the file is parsed and keeps its length, or is rejected. */
  function acceptsDamage(bytes: Buffer): Promise<void> {
    const damage = fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, value) => {
      const damaged = Buffer.from(bytes)
      damaged[at] = value
      const result = await cleaned(damaged).catch((problem: unknown) => problem)
      if (result instanceof Error) expect(result).toBeInstanceOf(RangeError)
      expect(left()).toHaveLength(bytes.length)
    })
    return fc.assert(damage)
  }

  return { cleaned, left, standsDamage: acceptsDamage }
}
