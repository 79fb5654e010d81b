/** Made from the drawings in cyanotype/ by `node tools/generators/icons.ts`: draw there. */
export const arrowDown = 'M12 4v16M6 14l6 6 6-6'
export const arrowUp = 'M12 20V4M6 10l6-6 6 6'
export const arrow = 'M4 12h16M14 6l6 6-6 6'
export const bell =
  'M5.5 17c1-1.25 1.5-2.75 1.5-6a5 5 0 0 1 10 0c0 3.25.5 4.75 1.5 6h-13ZM10 20.25c.5.5 1.15.75 2 .75s1.5-.25 2-.75M12 3.5V6'
export const bold = 'M7 4.5h6a3.75 3.75 0 0 1 0 7.5H7V4.5ZM7 12h7a3.75 3.75 0 0 1 0 7.5H7V12Z'
export const bookmark = 'M7.5 3.5h9A1.5 1.5 0 0 1 18 5v15.5l-6-4.25-6 4.25V5a1.5 1.5 0 0 1 1.5-1.5Z'
export const burgerMenu = 'M3.5 7h17M3.5 12h17M3.5 17h17'
export const calendar =
  'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5ZM4 10h16M8.5 3.5v4M15.5 3.5v4'
export const check = 'M4.5 12.75l5 5L19.5 6.5'
export const chevronDown = 'M6 9.5l6 6 6-6'
export const chevron = 'M9.5 6l6 6-6 6'
export const chevrons = 'M6 6l6 6-6 6M12.5 6l6 6-6 6'
export const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.25 2'
export const close = 'M6 6l12 12M18 6 6 18'
export const code = 'M8 7.5 3.5 12 8 16.5M16 7.5l4.5 4.5-4.5 4.5M13.5 5l-3 14'
export const comment =
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-7L7.5 20.5v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5ZM8 9h8M8 12.5h5'
export const contrast = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M12 7.5h3.75M12 12h5M12 16.5h3.75'
export const copy =
  'M10 8.5h8.5A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5H10A1.5 1.5 0 0 1 8.5 19v-9A1.5 1.5 0 0 1 10 8.5ZM5.5 15.5H5A1.5 1.5 0 0 1 3.5 14V5A1.5 1.5 0 0 1 5 3.5h9A1.5 1.5 0 0 1 15.5 5v.5'
export const danger = 'M8.25 3h7.5L21 8.25v7.5L15.75 21h-7.5L3 15.75v-7.5L8.25 3ZM12 7.5v5.25M12 16.25h.01'
export const document =
  'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5l-5-5ZM13.5 3.5v5h5M9 12.75h6M9 16.25h6'
export const download = 'M12 4v11.5M7 10.5l5 5 5-5M4.5 14.5V18A2 2 0 0 0 6.5 20h11a2 2 0 0 0 2-2v-3.5'
export const edit =
  'M4 20l1-4.5L16.25 4.25a1.75 1.75 0 0 1 2.5 0l1 1a1.75 1.75 0 0 1 0 2.5L8.5 19 4 20ZM14 6.5l3.5 3.5'
export const external =
  'M9.5 5H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18v-3.5M13.5 4.5h6v6M19 5l-8 8'
export const eyeOff =
  'M4 4l16 16M9.5 5.8c.8-.2 1.6-.3 2.5-.3 3.9 0 7.1 2.2 9.5 6.5-.8 1.4-1.7 2.6-2.7 3.5M6 7.2c-1.3 1.1-2.5 2.7-3.5 4.8 2.4 4.3 5.6 6.5 9.5 6.5 1.8 0 3.4-.45 4.9-1.4M9.9 9.9a3 3 0 0 0 4.2 4.2'
export const eye =
  'M2.5 12c2.4-4.3 5.6-6.5 9.5-6.5s7.1 2.2 9.5 6.5c-2.4 4.3-5.6 6.5-9.5 6.5S4.9 16.3 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'
export const facebook =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12.25 21v-8.75c0-2.25 1-3.5 3.5-3.5M9.25 13.25h5.75'
export const filter = 'M3.5 7h17M6.5 12h11M10 17h4'
export const folder =
  'M3.5 7A1.5 1.5 0 0 1 5 5.5h4.25l2.25 2.5H19A1.5 1.5 0 0 1 20.5 9.5V17A1.5 1.5 0 0 1 19 18.5H5A1.5 1.5 0 0 1 3.5 17V7Z'
export const globe =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.5 2.6 3.75 5.6 3.75 9S14.5 18.4 12 21c-2.5-2.6-3.75-5.6-3.75-9S9.5 5.6 12 3Z'
export const grip = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01'
export const heading = 'M6 4.5v15M18 4.5v15M6 12h12'
export const help =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.5 9.75A2.5 2.5 0 0 1 12 7.5c1.4 0 2.5.95 2.5 2.25 0 1.9-2.5 2-2.5 4M12 16.5h.01'
export const history = 'M4.3 8.5A8.5 8.5 0 1 1 3.5 12M4 4v4.5h4.5M12 7.5V12l3.25 2'
export const home =
  'M4 10.5 12 4l8 6.5V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19v-8.5ZM9.5 20.5v-6.5h5v6.5'
export const image =
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM4 17l5-5.5 4 4.5 2.5-2.5 4.5 4M15.5 8a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5Z'
export const info = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.25M12 7.75h.01'
export const instagram =
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.25a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5ZM16.75 7.25h.01'
export const italic = 'M10 4.5h7M7 19.5h7M13.75 4.5l-3.5 15'
export const key = 'M8 11.5a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0-8.5ZM11 12.75 19.5 4M16 7.5l2.75 2.75'
export const languages =
  'M3.5 6h10M8.5 3.5V6M11.5 6c-.9 4-3.4 7-7.5 8.5M5.75 9.5c1.25 2.5 3.25 4.2 6 5M11.5 20.5l4.5-10.5 4.5 10.5M13.25 17h5.5'
export const link =
  'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7'
export const linkedin =
  'M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2ZM7.75 10.5v6M7.75 7.5h.01M11.5 16.5v-6M11.5 13.25c0-1.7 1-2.75 2.5-2.75s2.5 1.05 2.5 2.75v3.25'
export const listOrdered =
  'M10 6.5h10M10 12h10M10 17.5h10M3.75 5.25 5 4.5v4M3.5 15.5c.9-.9 2.75-.6 2.75.75 0 1.1-1.6 1.75-2.75 3.25h3'
export const list = 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01'
export const lock =
  'M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5v-3a4 4 0 0 1 8 0v3'
export const mail =
  'M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 6.5l8.5 6.5 8.5-6.5'
export const mapPin =
  'M12 21.5c-4.3-4.4-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.2 6.6-6.5 11ZM12 8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z'
export const minus = 'M4.5 12h15'
export const moon = 'M20 14.25A8.25 8.25 0 0 1 9.75 4 8.5 8.5 0 1 0 20 14.25Z'
export const more =
  'M5.5 11.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5ZM12 11.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5ZM18.5 11.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5Z'
export const note = 'M12 3.5 20.5 12 12 20.5 3.5 12 12 3.5Z'
export const pause = 'M8.5 5v14M15.5 5v14'
export const phone =
  'M8.5 4 5.5 4.5a2 2 0 0 0-1.5 2c.3 7.3 6.2 13.2 13.5 13.5a2 2 0 0 0 2-1.5l.5-3-4.5-2-2 2.5a13 13 0 0 1-5-5L11 8.5 8.5 4Z'
export const play = 'M7.5 4.75v14.5L19.5 12 7.5 4.75Z'
export const plus = 'M12 4.5v15M4.5 12h15'
export const print =
  'M7 9V3.5h10V9M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 19 17h-2M7 14.5h10v6H7v-6Z'
export const publish = 'M12 15.5V4M7 9l5-5 5 5M4.5 14.5V18A2 2 0 0 0 6.5 20h11a2 2 0 0 0 2-2v-3.5'
export const quote = 'M9.5 7C6.5 7.75 5 9.75 5 13v4h5v-5H7.25M18.5 7c-3 .75-4.5 2.75-4.5 6v4h5v-5h-2.75'
export const redo = 'M15.5 4.5 20 9l-4.5 4.5M20 9H9.5a5.5 5.5 0 0 0 0 11H15'
export const refresh = 'M20 5v4.5h-4.5M4 19v-4.5h4.5M19.5 9.5A8 8 0 0 0 5.3 8.2M4.5 14.5a8 8 0 0 0 14.2 1.3'
export const rss = 'M5 11a8.5 8.5 0 0 1 8.5 8.5M5 4.5a15 15 0 0 1 15 15M5.75 18.75h.01'
export const search = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.25 15.25 20.5 20.5'
export const settings =
  'M3.5 7h9M18.5 7h2M15.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM3.5 17h2M11.5 17h9M8.5 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z'
export const share =
  'M12 14.5V3.5M8 7.5l4-4 4 4M8.5 10.5h-2A1.5 1.5 0 0 0 5 12v7a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-7a1.5 1.5 0 0 0-1.5-1.5h-2'
export const sidebar =
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM9.5 4.5v15'
export const signOut = 'M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10M9.5 12h11M16 7.5l4.5 4.5-4.5 4.5'
export const sort = 'M7.5 4.5v15M3.5 15.5l4 4 4-4M16.5 19.5v-15M12.5 8.5l4-4 4 4'
export const sound = 'M4 10.5v3M8 7v10M12 4v16M16 8v8M20 10.5v3'
export const struck =
  'M16.5 7.5c-.6-1.8-2.3-3-4.5-3-2.6 0-4.5 1.5-4.5 3.6 0 1.8 1.2 2.9 3.5 3.9M4.5 12h15M7.5 16.5c.6 1.8 2.3 3 4.5 3 2.6 0 4.5-1.5 4.5-3.6 0-1.6-.9-2.8-2.5-3.9'
export const subheading = 'M8 8v9.5M16 8v9.5M8 12.75h8'
export const success = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.5l2.75 2.75L16 9.25'
export const sun =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.75v1.75M12 19.5v1.75M21.25 12H19.5M4.5 12H2.75M18.5 5.5l-1.25 1.25M6.75 17.25 5.5 18.5M18.5 18.5l-1.25-1.25M6.75 6.75 5.5 5.5'
export const table =
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM3.5 9.5h17M3.5 14.5h17M12 9.5v10'
export const tag = 'M4 4.5h7.5L20 13l-7 7-8.5-8.5-.5-7ZM8.25 8.25h.01'
export const tip =
  'M9.25 17.25c0-1.6-.7-2.4-1.5-3.3a5.75 5.75 0 1 1 8.5 0c-.8.9-1.5 1.7-1.5 3.3h-5.5ZM9.75 20.5h4.5'
export const trash =
  'M4 6.5h16M9.5 6.5v-2a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6 6.5l.8 12.6a1.5 1.5 0 0 0 1.5 1.4h7.4a1.5 1.5 0 0 0 1.5-1.4L18 6.5M10 10.5v6M14 10.5v6'
export const undo = 'M8.5 4.5 4 9l4.5 4.5M4 9h10.5a5.5 5.5 0 0 1 0 11H9'
export const union = 'M9 4.5a6 6 0 1 0 3 11.2 6 6 0 1 0 0-10.4A6 6 0 0 0 9 4.5Z'
export const user = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-3.7 3.3-5.5 7.5-5.5s6.9 1.8 7.5 5.5'
export const warning = 'M12 3.75 21.25 19.75H2.75L12 3.75ZM12 10v4.25M12 17h.01'

export const cyanotype = {
  'arrow-down': arrowDown,
  'arrow-up': arrowUp,
  arrow,
  bell,
  bold,
  bookmark,
  'burger-menu': burgerMenu,
  calendar,
  check,
  'chevron-down': chevronDown,
  chevron,
  chevrons,
  clock,
  close,
  code,
  comment,
  contrast,
  copy,
  danger,
  document,
  download,
  edit,
  external,
  'eye-off': eyeOff,
  eye,
  facebook,
  filter,
  folder,
  globe,
  grip,
  heading,
  help,
  history,
  home,
  image,
  info,
  instagram,
  italic,
  key,
  languages,
  link,
  linkedin,
  'list-ordered': listOrdered,
  list,
  lock,
  mail,
  'map-pin': mapPin,
  minus,
  moon,
  more,
  note,
  pause,
  phone,
  play,
  plus,
  print,
  publish,
  quote,
  redo,
  refresh,
  rss,
  search,
  settings,
  share,
  sidebar,
  'sign-out': signOut,
  sort,
  sound,
  struck,
  subheading,
  success,
  sun,
  table,
  tag,
  tip,
  trash,
  undo,
  union,
  user,
  warning,
} as const
