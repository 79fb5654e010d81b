/** A shape of its own for each series, around the point where it stands. */
const shapes = [
  'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0-4 0Z',
  'M-3.5-3.5H3.5V3.5H-3.5Z',
  'M0-5 4.6 3.4H-4.6Z',
  'M0-5 5 0 0 5-5 0Z',
] as const

export function SeriesMark({ index }: { readonly index: number }) {
  return <path className="chart-mark" d={shapes[index % shapes.length]} />
}
