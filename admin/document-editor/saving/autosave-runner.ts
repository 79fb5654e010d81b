/** Runs autosave by a clock: sends when it is due, and keeps everything that is sent in one line. */
import type { Outcome } from './autosave-schedule.ts'
import { after, atRest, dueAt } from './autosave-schedule.ts'

export interface Clock {
  now(): number
  /** Calls back once, after so many milliseconds, unless what it answers is called before. */
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
  /** There is something to send. */
  typed(): void
  /** Sends at once what there is, if nobody refused it: the page is hidden, or the server is there again. */
  hurry(): void
  /** Sends words by way of something else, when its turn has come. */
  send<Result>(work: () => Promise<Result>, outcomeOf: (result: Result) => Outcome): Promise<Result>
  /** Does something that sends no words, when nothing else is under way. */
  enqueue(work: () => Promise<void>): Promise<void>
  /** Sends what there is once more, and then nothing. */
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
  /** Something else may have sent the words before its turn came. */
  function fire() {
    void queue(async () => {
      if (isDue()) await carry(save, (outcome) => outcome)
      // Timers of browsers may ring a moment early: what is not due yet is waited for again.
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
