/** A print for stories: a fern between paper and light, drawn here so that the look needs no pictures of anybody. */
const spine = Array.from({ length: 22 }, (_, index) => index)

/** A frond grows towards the middle and shrinks towards the tip. */
function frond(index: number, side: 1 | -1): string {
  const y = 236 - index * 10
  const reach = Math.sin(((index + 3) / 25) * Math.PI) * 92 * (index < 2 ? 0.5 : 1)
  const tip = `${180 + side * reach} ${y - 34}`
  return `M180 ${y}Q${180 + side * reach * 0.55} ${y - 4} ${tip}Q${180 + side * reach * 0.4} ${y - 22} 180 ${y - 6}Z`
}

export function Plate({ caption }: { readonly caption?: string }) {
  return (
    <figure className="print">
      <svg viewBox="0 0 360 260" width="1080" height="780" role="img" aria-label="A fern, white on blue">
        <rect width="360" height="260" fill="var(--electric-cyan-50)" />
        <path
          d="M9 8Q90 4 180 9T351 7Q354 70 350 130T352 252Q270 256 180 251T8 253Q5 190 10 130T9 8Z"
          fill="var(--electric-cyan-900)"
        />
        <path d="M180 250Q178 130 180 18" stroke="var(--electric-cyan-50)" strokeWidth="1.4" fill="none" />
        {spine.map((index) => (
          <path
            key={index}
            d={frond(index, 1) + frond(index, -1)}
            fill="var(--electric-cyan-50)"
            fillOpacity={0.94 - index * 0.012}
          />
        ))}
      </svg>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}
