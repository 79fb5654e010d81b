import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Clock, SaveOutcome } from './autosave.ts'
import { runAutosave } from './autosave.ts'

/** A clock that is advanced by the test. It runs due callbacks and waits for them. */
function manualClock() {
  let time = 0
  let waiting: { readonly at: number; readonly act: () => void }[] = []
  const clock: Clock = {
    now: () => time,
    wait(milliseconds, act) {
      const entry = { at: time + milliseconds, act }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
  }
  return {
    clock,
    async pass(milliseconds: number) {
      const end = time + milliseconds
      for (;;) {
        await settle()
        const next = waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
        if (next === undefined) break
        waiting = waiting.filter((other) => other !== next)
        time = Math.max(time, next.at)
        next.act()
      }
      time = end
    },
  }
}

const settle = async () => {
  for (let round = 0; round < 12; round += 1) await Promise.resolve()
}

/** A simulated author and a server with given delays and outcomes. */
function world(results: readonly { readonly outcome: SaveOutcome; readonly takes: number }[]) {
  const { clock, pass } = manualClock()
  const saves: { readonly at: number; readonly words: number; readonly outcome: SaveOutcome }[] = []
  let typed = 0
  let stored = 0
  let underWay = 0
  let maxCount = 0
  const save = async (): Promise<SaveOutcome> => {
    const { outcome, takes } = results[saves.length] ?? { outcome: 'saved', takes: 20 }
    const savedWords = typed
    saves.push({ at: clock.now(), words: savedWords, outcome })
    underWay += 1
    maxCount = Math.max(maxCount, underWay)
    await new Promise<void>((done) => clock.wait(takes, done))
    underWay -= 1
    if (outcome === 'saved') stored = savedWords
    return outcome
  }
  const autosave = runAutosave(clock, save)
  return {
    pass,
    saves,
    autosave,
    save,
    type() {
      typed += 1
      autosave.typed()
    },
    now: clock.now,
    state: () => ({ typed, stored, maxCount }),
  }
}

const quick = fc.record({ outcome: fc.constant<SaveOutcome>('saved'), takes: fc.nat(300) })
const any = fc.record({
  outcome: fc.constantFrom<SaveOutcome>('saved', 'unavailable', 'refused'),
  takes: fc.nat(20_000),
})
const gaps = fc.array(fc.nat(2_500), { minLength: 1, maxLength: 60 })

describe('Autosave', () => {
  it('sends 800 ms after the last key, and nothing without changes', async () => {
    const { pass, type, saves } = world([])
    await pass(60_000)
    type()
    await pass(700)
    type()
    await pass(799)
    expect(saves).toEqual([])
    await pass(1)
    expect(saves).toHaveLength(1)
    await pass(60_000)
    expect(saves).toHaveLength(1)
  })

  it('sends within 800 ms after the last key, or within 10 s during continuous typing', () =>
    fc.assert(
      fc.asyncProperty(gaps, fc.array(quick, { maxLength: 5 }), async (waits, results) => {
        const { pass, type, saves, now } = world(results)
        const keys: number[] = []
        for (const wait of waits) {
          await pass(wait)
          type()
          keys.push(now())
        }
        await pass(11_000)
        keys.forEach((key, index) => {
          const carried = saves.find(({ words }) => words > index)
          // The next save waits for a running one.
          expect((carried?.at ?? Number.POSITIVE_INFINITY) - key).toBeLessThanOrEqual(10_300)
        })
        const last = keys.at(-1) ?? 0
        expect((saves.at(-1)?.at ?? Number.POSITIVE_INFINITY) - last).toBeLessThanOrEqual(1_100)
      }),
    ))

  it('never runs two saves at once and loses no text, whatever fails and whatever else saves', () =>
    fc.assert(
      fc.asyncProperty(
        gaps,
        fc.array(any, { maxLength: 12 }),
        fc.array(fc.constantFrom('save now', 'save', 'wait'), { maxLength: 60 }),
        async (waits, results, actions) => {
          const { pass, type, autosave, save, state } = world(results)
          for (const [index, wait] of waits.entries()) {
            await pass(wait)
            type()
            if (actions[index] === 'save now') autosave.saveNow()
            if (actions[index] === 'save') void autosave.send(save, (outcome) => outcome)
          }
          // Rejected changes are sent again only after the next key.
          for (let round = 0; round < 20; round += 1) {
            await pass(60_000)
            type()
          }
          await pass(60_000)
          const { typed, stored, maxCount } = state()
          expect(maxCount).toBe(1)
          expect(stored).toBe(typed)
        },
      ),
    ))

  it('waits longer after each failure and retries immediately when the connection returns', async () => {
    const away = { outcome: 'unavailable', takes: 0 } as const
    const { pass, type, saves, autosave } = world([away, away, away, away])
    type()
    await pass(20_000)
    expect(saves.slice(0, 4).map(({ at }) => at)).toEqual([800, 1_800, 3_800, 7_800])
    const other = world([away, away, away, away])
    other.type()
    await other.pass(4_000)
    expect(other.saves).toHaveLength(3)
    other.autosave.saveNow()
    await other.pass(0)
    expect(other.saves).toHaveLength(4)
    autosave.stop()
  })

  it('does not repeat a rejected save before the next change', async () => {
    const { pass, type, saves } = world([{ outcome: 'refused', takes: 10 }])
    type()
    await pass(60_000)
    expect(saves).toHaveLength(1)
    type()
    await pass(1_000)
    expect(saves).toHaveLength(2)
  })

  it('stops after the outcome “closed” until the user saves', async () => {
    const { pass, type, saves, autosave, save } = world([{ outcome: 'closed', takes: 10 }])
    type()
    await pass(5_000)
    type()
    await pass(60_000)
    expect(saves).toHaveLength(1)
    await Promise.all([autosave.send(save, (outcome) => outcome), pass(100)])
    type()
    await pass(1_000)
    expect(saves).toHaveLength(3)
  })

  it('continues once after the outcome “closed” when the user has signed in again', async () => {
    const { pass, type, saves, autosave } = world([
      { outcome: 'closed', takes: 10 },
      { outcome: 'closed', takes: 10 },
    ])
    type()
    await pass(60_000)
    type()
    autosave.resume()
    await pass(60_000)
    expect(saves.map(({ words }) => words)).toEqual([1, 2])
    autosave.resume()
    await pass(60_000)
    expect(saves).toHaveLength(3)
    autosave.resume()
    await pass(60_000)
    expect(saves).toHaveLength(3)
  })
})
