/** The opening of the first page. What follows it is in `home/sections.{locale}.mdx`. */
export const home = {
  en: {
    hero: {
      kicker: '59.437° N, exposures since 2019',
      title: 'Pictures that the sun makes by itself.',
      text: 'An arts and research house for cyanotype, slow light and open archives. We print, we measure, we teach, and we publish everything we learn.',
      actions: [
        { text: 'Read the updates', href: '/updates' },
        { text: 'Open the manual', href: '/docs' },
      ],
    },
  },
  et: {
    hero: {
      kicker: '59,437° N, valgustused aastast 2019',
      title: 'Pildid, mille päike teeb ise.',
      text: 'Sinitrüki, aeglase valguse ja avatud arhiivide maja. Me trükime, mõõdame, õpetame ja avaldame kõik, mida teada saame.',
      actions: [
        { text: 'Loe uudiseid', href: '/updates' },
        { text: 'Ava juhendid', href: '/docs' },
      ],
    },
  },
  el: {
    hero: {
      kicker: '59,437° Β, εκθέσεις από το 2019',
      title: 'Εικόνες που φτιάχνει μόνος του ο ήλιος.',
      text: 'Ένα σπίτι τέχνης και έρευνας για την κυανοτυπία, το αργό φως και τα ανοιχτά αρχεία. Τυπώνουμε, μετράμε, διδάσκουμε και δημοσιεύουμε όσα μαθαίνουμε.',
      actions: [
        { text: 'Διαβάστε τα νέα', href: '/updates' },
        { text: 'Ανοίξτε τους οδηγούς', href: '/docs' },
      ],
    },
  },
  '*': { picture: 'fern.webp' },
} as const
