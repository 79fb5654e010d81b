/**
 * The icons that stand around a screen and in the first picture of a list. Components bring those that they name; all others
 * come with the first part that is fetched later, or as soon as one of them is drawn.
 */
import {
  bookmark,
  burgerMenu,
  document,
  edit,
  home,
  image,
  languages,
  link,
  list,
  lock,
  mail,
  more,
  note,
  plus,
  rss,
  search,
  settings,
  share,
  user,
} from '@cyanotype/ui/icons/collection.ts'

export const firstIcons = {
  bookmark,
  'burger-menu': burgerMenu,
  document,
  edit,
  home,
  image,
  languages,
  link,
  list,
  lock,
  mail,
  more,
  note,
  plus,
  rss,
  search,
  settings,
  share,
  user,
} as const
