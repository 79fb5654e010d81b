/** Arrow keys in a row with one Tab stop: around the ends, and mirrored for right-to-left text. */
type Step = (index: number, count: number) => number

const forward: Step = (index, count) => (index + 1) % count
const back: Step = (index, count) => (index - 1 + count) % count

const steps: Readonly<Record<'ltr' | 'rtl', Readonly<Record<string, Step>>>> = {
  ltr: { ArrowRight: forward, ArrowLeft: back, Home: () => 0, End: (_, count) => count - 1 },
  rtl: { ArrowRight: back, ArrowLeft: forward, Home: () => 0, End: (_, count) => count - 1 },
}

/** `undefined` if the key has no meaning here, or the row is empty. */
export function arrowed(key: string, dir: 'ltr' | 'rtl', index: number, count: number): number | undefined {
  return count === 0 ? undefined : steps[dir][key]?.(index, count)
}
