/** Collection of redirects from old to new URLs. */
import type { LayerData } from '../collection.ts'
import { collection } from '../collection.ts'
import { required } from '../fields/group-fields.ts'
import type { ValueProblem } from '../fields/index.ts'
import { select, text } from '../fields/index.ts'

export const redirects = collection('redirects', {
  label: /*i18n*/ { id: 'redirects', message: 'Redirects' },
  labelOne: /*i18n*/ { id: 'redirects.one', message: 'Redirect' },
  title: 'from',
  navigation: { icon: 'share', group: 'site', order: 10 },
  managedBy: 'administrators',
  fields: {
    from: text({
      label: /*i18n*/ { id: 'redirects.from', message: 'Old path' },
      help: /*i18n*/ { id: 'redirects.from.help', message: 'Include the language, such as /et/vana-leht.' },
      format: 'path',
      required: true,
      listed: true,
      sortable: true,
      searchable: true,
      maxLength: 1_000,
    }),
    to: text({
      label: /*i18n*/ { id: 'redirects.to', message: 'New URL' },
      help: /*i18n*/ {
        id: 'redirects.to.help',
        message: 'A path or URL. Leave empty only for a deleted page (410).',
      },
      format: 'link',
      listed: true,
      maxLength: 2_000,
    }),
    status: select({
      label: /*i18n*/ { id: 'redirects.status', message: 'Type' },
      choices: {
        301: /*i18n*/ { id: 'redirects.status.301', message: 'Permanent (301)' },
        302: /*i18n*/ { id: 'redirects.status.302', message: 'Temporary (302)' },
        307: /*i18n*/ { id: 'redirects.status.307', message: 'Temporary, same method (307)' },
        308: /*i18n*/ { id: 'redirects.status.308', message: 'Permanent, same method (308)' },
        410: /*i18n*/ { id: 'redirects.status.410', message: 'Page deleted (410)' },
      },
      initial: '301',
      required: true,
      listed: true,
      sortable: true,
    }),
  },
  problems: targetMissing,
})

/** Only status 410 needs no target. */
function targetMissing({ to, status }: LayerData): readonly ValueProblem[] {
  return to === '' && status !== '410' ? [{ at: ['to'], message: required }] : []
}
