/** Brand colour, fonts, corners and spacing in the settings. */
import { select, text } from '../fields/index.ts'
import type { Message } from '../message-descriptor.ts'

/** Instead of the default fonts, Literata and Commissioner. */
const fontPairings = {
  system: /*i18n*/ { id: 'settings.fonts.system', message: 'System fonts' },
  garamond: /*i18n*/ { id: 'settings.fonts.garamond', message: 'EB Garamond and Source Sans' },
  inter: /*i18n*/ { id: 'settings.fonts.inter', message: 'Inter' },
  manrope: /*i18n*/ { id: 'settings.fonts.manrope', message: 'Manrope and Source Sans' },
  roboto: /*i18n*/ { id: 'settings.fonts.roboto', message: 'Roboto Slab and Roboto' },
} as const satisfies Record<string, Message>

/** Instead of slightly rounded corners. */
const cornerStyles = {
  square: /*i18n*/ { id: 'settings.corners.square', message: 'Square' },
  round: /*i18n*/ { id: 'settings.corners.round', message: 'Round' },
} as const satisfies Record<string, Message>

/** Instead of the default spacing. */
const spacingStyles = {
  compact: /*i18n*/ { id: 'settings.spacing.compact', message: 'Compact' },
  spacious: /*i18n*/ { id: 'settings.spacing.spacious', message: 'Spacious' },
} as const satisfies Record<string, Message>

export const themeChoices = {
  color: text({
    label: /*i18n*/ { id: 'settings.color', message: 'Brand colour' },
    help: /*i18n*/ {
      id: 'settings.color.help',
      message: 'For buttons, links and selected items of the site. Default: electric cyan.',
    },
    format: 'color',
    maxLength: 7,
  }),
  fonts: select({
    label: /*i18n*/ { id: 'settings.fonts', message: 'Fonts' },
    help: /*i18n*/ {
      id: 'settings.fonts.help',
      message: 'For headings and text of the site. Default: Literata and Commissioner.',
    },
    choices: fontPairings,
  }),
  corners: select({
    label: /*i18n*/ { id: 'settings.corners', message: 'Corners' },
    help: /*i18n*/ {
      id: 'settings.corners.help',
      message: 'Of buttons, fields, cards and images of the site. Default: slightly rounded.',
    },
    choices: cornerStyles,
  }),
  spacing: select({
    label: /*i18n*/ { id: 'settings.spacing', message: 'Spacing' },
    help: /*i18n*/ {
      id: 'settings.spacing.help',
      message: 'Between the blocks and sections of the site. Default: medium.',
    },
    choices: spacingStyles,
  }),
}
