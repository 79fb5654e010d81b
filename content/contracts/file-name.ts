/** The longest name of a file in the media library, in characters. */
export const maxFileName = 120
