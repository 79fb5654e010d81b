/** Menus of the site. */
import { single } from '../collection.ts'
import { links, tree } from '../fields/index.ts'
import { singleNames } from './single-names.ts'

export const navigation = single('navigation', {
  label: singleNames.navigation,
  fields: {
    main: tree({
      label: /*i18n*/ { id: 'navigation.main', message: 'Main menu' },
      localized: true,
      maxItems: 12,
      maxDepth: 3,
    }),
    actions: links({
      label: /*i18n*/ { id: 'navigation.actions', message: 'Buttons in the header' },
      localized: true,
      maxItems: 2,
    }),
  },
})
