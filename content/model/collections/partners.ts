/** Collection of partner organisations. */
import { collection } from '../collection.ts'
import { media, number, select, text } from '../fields/index.ts'

export const partners = collection('partners', {
  label: /*i18n*/ { id: 'partners', message: 'Partners' },
  labelOne: /*i18n*/ { id: 'partners.one', message: 'Partner' },
  title: 'name',
  navigation: { icon: 'user', group: 'content', order: 30, keys: 'g p' },
  order: { by: 'order', direction: 'ascending' },
  // Partners have no pages of their own: one page lists them all.
  page: '/partners',
  filters: ['kind'],
  fields: {
    name: text({
      label: /*i18n*/ { id: 'partners.name', message: 'Name' },
      required: true,
      listed: true,
      sortable: true,
      searchable: true,
      maxLength: 160,
    }),
    description: text({
      label: /*i18n*/ { id: 'partners.description', message: 'Description' },
      lines: 'many',
      maxLength: 600,
      localized: true,
      searchable: true,
    }),
    logo: media({ label: /*i18n*/ { id: 'partners.logo', message: 'Logo' }, required: true }),
    url: text({
      label: /*i18n*/ { id: 'partners.url', message: 'Website' },
      format: 'web-address',
      maxLength: 2_000,
    }),
    kind: select({
      label: /*i18n*/ { id: 'partners.kind', message: 'Type' },
      choices: {
        partner: /*i18n*/ { id: 'partners.kind.partner', message: 'Partner' },
        supporter: /*i18n*/ { id: 'partners.kind.supporter', message: 'Supporter' },
        venue: /*i18n*/ { id: 'partners.kind.venue', message: 'Venue' },
        network: /*i18n*/ { id: 'partners.kind.network', message: 'Network' },
      },
      listed: true,
      sortable: true,
    }),
    order: number({
      label: /*i18n*/ { id: 'partners.order', message: 'Order' },
      help: /*i18n*/ { id: 'partners.order.help', message: 'Lower numbers come first.' },
      min: 0,
      max: 100_000,
      sortable: true,
    }),
  },
})
