/** Lets one writer in at a time, in the order in which they came. */
export function writeLock(): () => Promise<() => void> {
  let tail: Promise<void> = Promise.resolve()
  return async function enter() {
    const before = tail
    let leave = () => {}
    tail = new Promise((resolve) => {
      leave = resolve
    })
    await before
    return leave
  }
}
