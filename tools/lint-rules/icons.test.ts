/** A collection names its icon as text, since the content model imports no components: it must be one that is drawn. */

import { expect, it } from 'vitest'
import { collections } from '../../content/model/collections.ts'
import { iconNames } from '../../ui/icons/all.ts'

const names: readonly string[] = iconNames

it.each(Object.values(collections).map(({ name, navigation }) => [name, navigation?.icon] as const))(
  'has a drawing for the icon of the collection %s: %s',
  (_name, icon) => {
    expect(names).toContain(icon)
  },
)
