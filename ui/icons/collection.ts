/** Made from the drawings in cyanotype/ by `node ui/icons/write.ts`: draw there. */
export const arrow = 'M4 12h16M14 6l6 6-6 6'
export const burgerMenu = 'M3.5 7h17M3.5 12h17M3.5 17h17'
export const check = 'M4.5 12.75l5 5L19.5 6.5'
export const chevron = 'M9.5 6l6 6-6 6'
export const clock = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.25 2'
export const close = 'M6 6l12 12M18 6 6 18'
export const contrast = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M12 7.5h3.75M12 12h5M12 16.5h3.75'
export const copy =
  'M10 8.5h8.5A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5H10A1.5 1.5 0 0 1 8.5 19v-9A1.5 1.5 0 0 1 10 8.5ZM5.5 15.5H5A1.5 1.5 0 0 1 3.5 14V5A1.5 1.5 0 0 1 5 3.5h9A1.5 1.5 0 0 1 15.5 5v.5'
export const danger = 'M8.25 3h7.5L21 8.25v7.5L15.75 21h-7.5L3 15.75v-7.5L8.25 3ZM12 7.5v5.25M12 16.25h.01'
export const document =
  'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5l-5-5ZM13.5 3.5v5h5M9 12.75h6M9 16.25h6'
export const edit =
  'M4 20l1-4.5L16.25 4.25a1.75 1.75 0 0 1 2.5 0l1 1a1.75 1.75 0 0 1 0 2.5L8.5 19 4 20ZM14 6.5l3.5 3.5'
export const external =
  'M9.5 5H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18v-3.5M13.5 4.5h6v6M19 5l-8 8'
export const eye =
  'M2.5 12c2.4-4.3 5.6-6.5 9.5-6.5s7.1 2.2 9.5 6.5c-2.4 4.3-5.6 6.5-9.5 6.5S4.9 16.3 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'
export const facebook =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12.25 21v-8.75c0-2.25 1-3.5 3.5-3.5M9.25 13.25h5.75'
export const globe =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.5 2.6 3.75 5.6 3.75 9S14.5 18.4 12 21c-2.5-2.6-3.75-5.6-3.75-9S9.5 5.6 12 3Z'
export const history = 'M4.3 8.5A8.5 8.5 0 1 1 3.5 12M4 4v4.5h4.5M12 7.5V12l3.25 2'
export const home =
  'M4 10.5 12 4l8 6.5V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19v-8.5ZM9.5 20.5v-6.5h5v6.5'
export const image =
  'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5ZM4 17l5-5.5 4 4.5 2.5-2.5 4.5 4M15.5 8a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5Z'
export const info = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.25M12 7.75h.01'
export const instagram =
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.25a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5ZM16.75 7.25h.01'
export const languages =
  'M3.5 6h10M8.5 3.5V6M11.5 6c-.9 4-3.4 7-7.5 8.5M5.75 9.5c1.25 2.5 3.25 4.2 6 5M11.5 20.5l4.5-10.5 4.5 10.5M13.25 17h5.5'
export const linkedin =
  'M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2ZM7.75 10.5v6M7.75 7.5h.01M11.5 16.5v-6M11.5 13.25c0-1.7 1-2.75 2.5-2.75s2.5 1.05 2.5 2.75v3.25'
export const mail =
  'M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 6.5l8.5 6.5 8.5-6.5'
export const mapPin =
  'M12 21.5c-4.3-4.4-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.2 6.6-6.5 11ZM12 8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z'
export const minus = 'M4.5 12h15'
export const moon = 'M20 14.25A8.25 8.25 0 0 1 9.75 4 8.5 8.5 0 1 0 20 14.25Z'
export const more =
  'M5.5 11.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5ZM12 11.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5ZM18.5 11.25a.75.75 0 1 0 0 1.5.75.75 0 0 0 0-1.5Z'
export const note = 'M12 3.5 20.5 12 12 20.5 3.5 12 12 3.5Z'
export const plus = 'M12 4.5v15M4.5 12h15'
export const publish = 'M12 15.5V4M7 9l5-5 5 5M4.5 14.5V18A2 2 0 0 0 6.5 20h11a2 2 0 0 0 2-2v-3.5'
export const search = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.25 15.25 20.5 20.5'
export const settings =
  'M3.5 7h9M18.5 7h2M15.5 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM3.5 17h2M11.5 17h9M8.5 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z'
export const signOut = 'M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10M9.5 12h11M16 7.5l4.5 4.5-4.5 4.5'
export const success = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.5l2.75 2.75L16 9.25'
export const sun =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.75v1.75M12 19.5v1.75M21.25 12H19.5M4.5 12H2.75M18.5 5.5l-1.25 1.25M6.75 17.25 5.5 18.5M18.5 18.5l-1.25-1.25M6.75 6.75 5.5 5.5'
export const tip =
  'M9.25 17.25c0-1.6-.7-2.4-1.5-3.3a5.75 5.75 0 1 1 8.5 0c-.8.9-1.5 1.7-1.5 3.3h-5.5ZM9.75 20.5h4.5'
export const trash =
  'M4 6.5h16M9.5 6.5v-2a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6 6.5l.8 12.6a1.5 1.5 0 0 0 1.5 1.4h7.4a1.5 1.5 0 0 0 1.5-1.4L18 6.5M10 10.5v6M14 10.5v6'
export const union = 'M9 4.5a6 6 0 1 0 3 11.2 6 6 0 1 0 0-10.4A6 6 0 0 0 9 4.5Z'
export const user = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-3.7 3.3-5.5 7.5-5.5s6.9 1.8 7.5 5.5'
export const warning = 'M12 3.75 21.25 19.75H2.75L12 3.75ZM12 10v4.25M12 17h.01'

export const cyanotype = {
  arrow,
  'burger-menu': burgerMenu,
  check,
  chevron,
  clock,
  close,
  contrast,
  copy,
  danger,
  document,
  edit,
  external,
  eye,
  facebook,
  globe,
  history,
  home,
  image,
  info,
  instagram,
  languages,
  linkedin,
  mail,
  'map-pin': mapPin,
  minus,
  moon,
  more,
  note,
  plus,
  publish,
  search,
  settings,
  'sign-out': signOut,
  success,
  sun,
  tip,
  trash,
  union,
  user,
  warning,
} as const
