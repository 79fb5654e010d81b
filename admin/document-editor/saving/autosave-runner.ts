/** Autosave runner: sends a save when it is due, and all requests one after another. */
import type { Outcome } from './autosave-schedule.ts'
import { after, atRest, dueAt } from './autosave-schedule.ts'

export interface Clock {
  now(): number
  /** Calls back once after a delay. The returned function cancels it. */
  wait(milliseconds: number, act: () => void): () => void
}

export const browserClock: Clock = {
  now: () => performance.now(),
  wait(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
}

export interface Autosaving {
  /** Reports unsaved changes. */
  typed(): void
  /** Sends unsaved changes now unless they were rejected: the page is hidden, or the server is back. */
  hurry(): void
  /** Sends changes by another request when it is its turn. */
  send<Result>(work: () => Promise<Result>, outcomeOf: (result: Result) => Outcome): Promise<Result>
  /** Runs work that sends no changes when no request is running. */
  enqueue(work: () => Promise<void>): Promise<void>
  /** Sends unsaved changes once and stops. */
  stop(): void
}

export function runAutosave(clock: Clock, save: () => Promise<Outcome>): Autosaving {
  let state = atRest
  let cancel = () => {}
  let line: Promise<unknown> = Promise.resolve()
  let isStopped = false

  const note = (happening: Parameters<typeof after>[1]) => {
    state = after(state, happening, clock.now())
    plan()
  }
  const plan = () => {
    cancel()
    const due = dueAt(state)
    if (due !== undefined && !isStopped) cancel = clock.wait(Math.max(0, due - clock.now()), fire)
  }
  const queue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = line.then(work)
    line = turn.catch(() => {})
    return turn
  }
  const isDue = () => {
    const due = dueAt(state)
    return due !== undefined && due <= clock.now()
  }
  async function carry<Result>(work: () => Promise<Result>, outcomeOf: (result: Result) => Outcome) {
    note('begun')
    let outcome: Outcome = 'closed'
    try {
      const result = await work()
      outcome = outcomeOf(result)
      return result
    } finally {
      note(outcome)
    }
  }
  /** An earlier request may have sent the changes in the meantime. */
  function fire() {
    void queue(async () => {
      if (isDue()) await carry(save, (outcome) => outcome)
      // Browser timers may fire early, so the save is scheduled again until it is due.
      else plan()
    })
  }

  return {
    typed() {
      isStopped = false
      note('typed')
    },
    hurry: () => note('urged'),
    send: (work, outcomeOf) => queue(() => carry(work, outcomeOf)),
    enqueue: (work) => queue(work),
    stop() {
      isStopped = true
      note('urged')
      fire()
    },
  }
}
