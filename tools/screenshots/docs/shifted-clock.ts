/**
 * Preloaded into the server for the screenshots of the documentation: its clock starts at the same time in
 * every run, so that dates and ages in the pictures are the same.
 */
const offset = Number(process.env.CLOCK_OFFSET_MS)
const RealDate = Date

function now(): number {
  return RealDate.now() + offset
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
