import { describe, expect, it } from 'vitest'
import { throttleNotify } from './editing-state.ts'

/** A clock that is advanced by the test. */
function manualClock() {
  let time = 0
  let waiting: { readonly at: number; readonly act: () => void } | undefined
  return {
    now: () => time,
    wait(milliseconds: number, act: () => void) {
      const entry = { at: time + milliseconds, act }
      waiting = entry
      return () => {
        if (waiting === entry) waiting = undefined
      }
    },
    pass(milliseconds: number) {
      time += milliseconds
      if (waiting === undefined || waiting.at > time) return
      const { act } = waiting
      waiting = undefined
      act()
    },
  }
}

function listening() {
  const clock = manualClock()
  const notifiedAt: number[] = []
  return { clock, notifiedAt, ...throttleNotify(clock, () => notifiedAt.push(clock.now())) }
}

describe('Throttled notifier', () => {
  it('notifies about each change with the pace “at once”', () => {
    const { notify, notifiedAt } = listening()
    notify('at once')
    notify('at once')
    expect(notifiedAt).toEqual([0, 0])
  })

  it('notifies once after a pause in typing', () => {
    const { notify, notifiedAt, clock } = listening()
    for (let key = 0; key < 3; key += 1) {
      notify('when keys rest')
      clock.pass(50)
    }
    expect(notifiedAt).toEqual([])
    clock.pass(70)
    clock.pass(1000)
    expect(notifiedAt).toEqual([220])
  })

  it('notifies every second during continuous typing', () => {
    const { notify, notifiedAt, clock } = listening()
    for (let key = 0; key < 50; key += 1) {
      notify('when keys rest')
      clock.pass(100)
    }
    expect(notifiedAt).toEqual([1000, 2000, 3000, 4000, 5000])
  })

  it('drops a pending notification after an immediate one', () => {
    const { notify, notifyNow, notifiedAt, clock } = listening()
    notify('when keys rest')
    notify('at once')
    notify('when keys rest')
    notifyNow()
    notifyNow()
    clock.pass(5000)
    expect(notifiedAt).toEqual([0, 0])
  })
})
