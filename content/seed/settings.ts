/** The name of the house, and what it says of itself in a sentence. */
export const settings = {
  en: {
    siteName: 'Sunprint House',
    description:
      'An arts and research house for cyanotype, slow light and open archives, in Tallinn and Piraeus.',
  },
  et: {
    siteName: 'Päikesetrüki Maja',
    description:
      'Sinitrüki, aeglase valguse ja avatud arhiivide kunsti- ja uurimismaja Tallinnas ja Pireuses.',
  },
  el: {
    siteName: 'Ηλιοτυπείο',
    description:
      'Σπίτι τέχνης και έρευνας για την κυανοτυπία, το αργό φως και τα ανοιχτά αρχεία, στο Τάλιν και τον Πειραιά.',
  },
  '*': {},
} as const
