/** Where a key leads in a row of which one element is the tab stop: round the row, mirrored where reading is. */
type Step = (index: number, count: number) => number

const forward: Step = (index, count) => (index + 1) % count
const back: Step = (index, count) => (index - 1 + count) % count

const steps: Readonly<Record<'ltr' | 'rtl', Readonly<Record<string, Step>>>> = {
  ltr: { ArrowRight: forward, ArrowLeft: back, Home: () => 0, End: (_, count) => count - 1 },
  rtl: { ArrowRight: back, ArrowLeft: forward, Home: () => 0, End: (_, count) => count - 1 },
}

/** `undefined` where the key has nothing to do with it, or the row is empty. */
export function arrowed(key: string, dir: 'ltr' | 'rtl', index: number, count: number): number | undefined {
  return count === 0 ? undefined : steps[dir][key]?.(index, count)
}
