import type { Locale } from './locale.ts'

export const et: Locale = {
  name: 'Eesti',
  code: 'et',
  messages: {
    button: { loading: 'Palun oota' },
    callout: {
      note: 'Märkus',
      tip: 'Nõuanne',
      info: 'Teave',
      warning: 'Hoiatus',
      danger: 'Oht',
      success: 'Õnnestus',
    },
    field: { required: 'kohustuslik', error: 'Viga:' },
    heading: { link: 'Link jaotisele „{heading}“' },
    modal: { close: 'Sulge' },
    mdx: { unknown: 'Seda osa ei saa näidata: komponenti nimega {name} ei ole.' },
    table: { region: 'Tabel' },
    code: { region: 'Kood' },
    tabs: { label: 'Variandid' },
    toast: { close: 'Sulge', region: 'Teavitused (F8)' },
  },
}
