/** Storybook's own user interface in the brand colours, made from the tokens. */
import { create } from 'storybook/theming'
import type { Theme } from '../ui/tokens/index.ts'
import { fonts, hexOf, resolveColor } from '../ui/tokens/index.ts'

export function frameTheme(theme: Theme) {
  const color = (purpose: Parameters<typeof resolveColor>[0]) => hexOf(resolveColor(purpose, theme))
  return create({
    base: theme,
    brandTitle: 'Cyanotype',
    brandImage: `./brand/cyanotype-${theme}.svg`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fonts['font-sans'],
    fontCode: fonts['font-mono'],
    colorPrimary: color('primary'),
    colorSecondary: color('link'),
    appBg: color('surface'),
    appContentBg: color('page'),
    appPreviewBg: color('page'),
    appHoverBg: color('primary-soft'),
    appBorderColor: color('hairline'),
    appBorderRadius: 6,
    textColor: color('text'),
    textInverseColor: color('on-neutral'),
    textMutedColor: color('muted'),
    barBg: color('page'),
    barTextColor: color('muted'),
    barHoverColor: color('link-hover'),
    barSelectedColor: color('link'),
    inputBg: color('page'),
    inputBorder: color('edge'),
    inputTextColor: color('text'),
    inputBorderRadius: 4,
    buttonBg: color('page'),
    buttonBorder: color('border'),
    booleanBg: color('surface'),
    booleanSelectedBg: color('page'),
  })
}
