/** Layouts of images: their width on the page, so that browsers load only the size that they need. */

interface Layout {
  /**
   * The value of the attribute `sizes`. Above 85.5rem a page is not wider than 77.5rem (`--measure-page`).
   */
  readonly sizes: string
  /** The maximum width in CSS pixels. Files have at most twice this width. */
  readonly widest: number
}

export const layouts = {
  /** The full width of the page. */
  page: { sizes: '(min-width: 85.5rem) 77.5rem, 90vw', widest: 1_240 },
  /** Ten columns of twelve: the image above a text. */
  wide: { sizes: '(min-width: 85.5rem) 64rem, (min-width: 64rem) 75vw, 90vw', widest: 1_030 },
  /** Eight columns of twelve: as wide as a text. */
  text: { sizes: '(min-width: 85.5rem) 51rem, (min-width: 64rem) 60vw, 90vw', widest: 820 },
  /** Beside the text of a hero. */
  hero: { sizes: '(min-width: 85.5rem) 44rem, (min-width: 64rem) 51vw, 90vw', widest: 930 },
  /** Seven columns of twelve, beside text. */
  feature: { sizes: '(min-width: 85.5rem) 44rem, (min-width: 48rem) 51vw, 90vw', widest: 720 },
  /** Two side by side. */
  half: { sizes: '(min-width: 85.5rem) 38rem, (min-width: 48rem) 44vw, 90vw', widest: 690 },
  /** Three side by side, or two on narrow screens. */
  third: {
    sizes: '(min-width: 85.5rem) 25rem, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 90vw',
    widest: 580,
  },
  /** Three side by side with text beside them. */
  quarter: {
    sizes: '(min-width: 85.5rem) 18rem, (min-width: 64rem) 20vw, (min-width: 40rem) 44vw, 90vw',
    widest: 580,
  },
  /** Beside a form or a list of addresses, or above it on narrow screens. */
  aside: { sizes: '(min-width: 85.5rem) 27rem, (min-width: 64rem) 31vw, 90vw', widest: 920 },
  /** At the end of a list item. */
  thumbnail: { sizes: '(min-width: 85.5rem) 15rem, (min-width: 48rem) 17vw, 6rem', widest: 240 },
} as const satisfies Record<string, Layout>

export type PictureLayout = keyof typeof layouts
