/** Artwork for stories: a cyanotype of a fern, drawn in code so that screenshots need no image files. */
import './pages.css'

const spine = Array.from({ length: 30 }, (_, index) => index)

/** Fronds grow towards the middle of the fern and shrink towards its tip. */
function frond(index: number, side: 1 | -1): string {
  const y = 226 - index * 6.6
  const reach = side * 88 * Math.sin(Math.PI * (0.16 + (index / 30) * 0.8)) ** 1.3
  const rise = 10 + index * 0.5
  const [x, tip] = [180 + reach, y - rise]
  return `M180 ${y}Q${180 + reach * 0.5} ${y - rise * 0.25} ${x} ${tip}Q${180 + reach * 0.45} ${y - rise * 0.75} 180 ${y - 3.4}Z`
}

export function Plate({ caption }: { readonly caption?: string }) {
  return (
    <figure className="figure">
      <svg
        className="story-artwork"
        viewBox="0 0 360 260"
        width="1080"
        height="780"
        role="img"
        aria-label="A fern, white on blue"
      >
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
            fillOpacity={0.95 - index * 0.008}
          />
        ))}
      </svg>
      {caption ? <figcaption className="figure-caption">{caption}</figcaption> : null}
    </figure>
  )
}
