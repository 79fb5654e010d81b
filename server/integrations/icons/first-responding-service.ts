/** One question, put to several services in turn: as loaders of icons do it (the specification, section 9). */

export interface Timeouts {
  /** The next is asked, too, when nobody has answered for this long. */
  readonly rotate: number
  /** What is given to answers after the last was asked. */
  readonly whole: number
}

type IconRequest<Answer> = (signal: AbortSignal) => Promise<Answer>

/** What is the answer, although it is an error: nobody else is asked. */
export class FinalAnswer extends Error {}

/** The first answer counts, even that of one who was given up on before; `undefined` where nobody gave one. */
export function tryInOrder<Answer>(
  asks: readonly IconRequest<Answer>[],
  { rotate, whole }: Timeouts,
): Promise<Answer | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | undefined>()
  const answered = new AbortController()
  const waiting = [...asks]
  let open = 0
  let timer: NodeJS.Timeout | undefined

  function askNext(): void {
    clearTimeout(timer)
    const iconRequest = waiting.shift()
    if (iconRequest === undefined) {
      if (open === 0) resolve(undefined)
      return
    }
    open++
    timer = waiting.length > 0 ? setTimeout(askNext, rotate) : setTimeout(resolve, whole, undefined)
    iconRequest(answered.signal).then(resolve, failed)
  }

  function failed(fault: unknown): void {
    open--
    if (fault instanceof FinalAnswer) reject(fault)
    else if (open === 0) askNext()
  }

  askNext()
  return promise.finally(() => {
    clearTimeout(timer)
    answered.abort()
  })
}
