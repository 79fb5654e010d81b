/** How wide pictures stand on the page: what browsers are told of it, so that each fetches no more than it shows. */

interface Layout {
  /** As the attribute `sizes` says it. Above 85.5rem a page grows no wider than 77.5rem (`--measure-page`). */
  readonly sizes: string
  /** In CSS pixels, as wide as it ever stands: twice that is the most that anybody is offered. */
  readonly widest: number
}

export const layouts = {
  /** From one margin of the page to the other. */
  page: { sizes: '(min-width: 85.5rem) 77.5rem, 90vw', widest: 1_240 },
  /** Ten columns of twelve: the print above a text. */
  wide: { sizes: '(min-width: 85.5rem) 64rem, (min-width: 64rem) 75vw, 90vw', widest: 1_030 },
  /** Eight columns of twelve: as wide as the words of a text. */
  text: { sizes: '(min-width: 85.5rem) 51rem, (min-width: 64rem) 60vw, 90vw', widest: 820 },
  /** Beside the words that open a page. */
  hero: { sizes: '(min-width: 85.5rem) 44rem, (min-width: 64rem) 51vw, 90vw', widest: 930 },
  /** Seven columns of twelve, beside words. */
  feature: { sizes: '(min-width: 85.5rem) 44rem, (min-width: 48rem) 51vw, 90vw', widest: 720 },
  /** Two side by side. */
  half: { sizes: '(min-width: 85.5rem) 38rem, (min-width: 48rem) 44vw, 90vw', widest: 690 },
  /** Three side by side, two where there is less room. */
  third: {
    sizes: '(min-width: 85.5rem) 25rem, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 90vw',
    widest: 580,
  },
  /** Three side by side, and words beside all of them. */
  quarter: {
    sizes: '(min-width: 85.5rem) 18rem, (min-width: 64rem) 20vw, (min-width: 40rem) 44vw, 90vw',
    widest: 580,
  },
  /** Beside a form or a list of places, above it where there is less room. */
  aside: { sizes: '(min-width: 85.5rem) 27rem, (min-width: 64rem) 31vw, 90vw', widest: 920 },
  /** At the end of a line of a list. */
  thumbnail: { sizes: '(min-width: 85.5rem) 15rem, (min-width: 48rem) 17vw, 6rem', widest: 240 },
} as const satisfies Record<string, Layout>

export type PictureLayout = keyof typeof layouts
