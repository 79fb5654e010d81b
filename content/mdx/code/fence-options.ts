/**
 * Fence options: what authors write after the language of a code block: ```` ```ts title="exposure.ts"
 * {2,4-5} numbers ````.
 */
export interface CodeInfo {
  readonly title: string | undefined
  /** Highlighted lines, counted from one. */
  readonly marked: ReadonlySet<number>
  readonly numbers: boolean
  /** Whether long lines wrap instead of scrolling. */
  readonly wrap: boolean
  /** Whether lines begin with `+`, `-` or a space, as in a diff. */
  readonly diff: boolean
  /** Options that are unknown. */
  readonly unknown: readonly string[]
}

export const codeOptions = ['numbers', 'wrap', 'diff'] as const

/** The maximum number of lines in a block, whatever the numbers between the braces. */
const maxLines = 10_000

const part = /title="(?<title>[^"]{1,120})"|\{(?<ranges>\d+(?:-\d+)?(?:,\s*\d+(?:-\d+)?)*)\}|(?<word>\S+)/g

export function readCodeInfo(info: string): CodeInfo {
  let title: string | undefined
  const marked = new Set<number>()
  const words = new Set<string>()
  for (const { groups = {} } of info.matchAll(part)) {
    if (groups.title !== undefined) title = groups.title
    if (groups.ranges !== undefined) for (const line of linesOf(groups.ranges)) marked.add(line)
    if (groups.word !== undefined) words.add(groups.word)
  }
  const options: ReadonlySet<string> = new Set(codeOptions)
  return {
    title,
    marked,
    numbers: words.has('numbers'),
    wrap: words.has('wrap'),
    diff: words.has('diff'),
    unknown: [...words].filter((word) => !options.has(word)),
  }
}

/** `2,4-5` is 2, 4 and 5. */
function linesOf(ranges: string): readonly number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    const length = Math.min(Math.max(last - first + 1, 0), maxLines)
    return Array.from({ length }, (_, index) => first + index)
  })
}
