import { expect, it, vi } from 'vitest'
import { progressLine } from './progress-line.ts'

function listening(isTTY: boolean) {
  const written: string[] = []
  const line = progressLine({ isTTY, write: (text) => written.push(text) })
  return { line, written }
}

it('writes a line for every thousand steps when the output is not a terminal', () => {
  const { line, written } = listening(false)
  for (let step = 1; step <= 2_500; step++) line.show(`${step} files`)
  line.write('+ updates/blue')
  line.clear()
  expect(written).toEqual(['1000 files\n', '2000 files\n', '+ updates/blue\n'])
})

it('updates one line on a terminal at most ten times a second, and clears it before other output', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const { line, written } = listening(true)
  for (const [moment, text] of [
    [0, 'first'],
    [99, 'second'],
    [100, 'third'],
  ] as const) {
    now.mockReturnValue(moment)
    line.show(text)
  }
  line.write('+ updates/blue')
  line.clear()
  now.mockRestore()
  const empty = '\r\u001b[K'
  expect(written).toEqual([empty, 'first', empty, 'third', empty, '+ updates/blue\n', empty])
})
