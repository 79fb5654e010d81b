/** Social cards: images with the title of a page and the name of the site. Their font has no letters but these. */

/** Latin and Greek. The server may have no other fonts, and draws boxes in place of other letters. */
const otherLetter = /(?![A-Za-z\u00aa-\u0130\u0132-\u0151\u0154-\u017e\u0386-\u03ce])\p{L}/u

export function canDrawCard(...texts: readonly string[]): boolean {
  return !texts.some((text) => otherLetter.test(text.normalize()))
}
