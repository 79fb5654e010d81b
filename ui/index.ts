/** Everything that a site or an admin builds its screens from. The look comes with `@cyanotype/ui/ui.css`. */
export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
} from './components/accordion/accordion.tsx'
export { Badge, type BadgeProps, type BadgeTone, badgeTones } from './components/badge/badge.tsx'
export { Banner, type BannerProps } from './components/banner/banner.tsx'
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  buttonColors,
  buttonSizes,
  buttonVariants,
} from './components/button/button.tsx'
export { Callout, type CalloutProps, type CalloutTone, calloutTones } from './components/callout/callout.tsx'
export { Card, CardGrid, type CardGridProps, type CardProps } from './components/card/card.tsx'
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx'
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx'
export {
  Disclosure,
  DisclosureGroup,
  type DisclosureGroupProps,
  type DisclosureProps,
} from './components/disclosure/disclosure.tsx'
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FormError,
} from './components/error-summary/error-summary.tsx'
export { Field, type FieldControl, type FieldProps, type FieldWords } from './components/field/field.tsx'
export { Footer, type FooterLink, type FooterProps } from './components/footer/footer.tsx'
export { Header, type HeaderProps } from './components/header/header.tsx'
export type { HeaderEntry, HeaderGroup, HeaderLink } from './components/header/header-navigation.tsx'
export { type AnyIconName, Icon, type IconProps } from './components/icon/icon.tsx'
export {
  type Language,
  LanguageSwitch,
  type LanguageSwitchProps,
} from './components/language-switch/language-switch.tsx'
export { Link, type LinkProps } from './components/link/link.tsx'
export { Popover, type PopoverProps, type PopoverTrigger } from './components/popover/popover.tsx'
export { Toggletip, type ToggletipProps } from './components/popover/toggletip.tsx'
export { Prose, type ProseProps } from './components/prose/prose.tsx'
export { Select, type SelectOption, type SelectProps } from './components/select/select.tsx'
export { SkipLink, type SkipLinkProps } from './components/skip-link/skip-link.tsx'
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx'
export { Tab, type TabItem, type TabProps, tabItems } from './components/tabs/tab.tsx'
export { Tabs, type TabsProps } from './components/tabs/tabs.tsx'
export { TextArea, type TextAreaProps } from './components/text-area/text-area.tsx'
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx'
export { ThemeSwitch, type ThemeSwitchProps } from './components/theme-switch/theme-switch.tsx'
export { Toaster, type ToasterProps } from './components/toast/toast.tsx'
export {
  createToastQueue,
  type ToastEntry,
  type ToastMessage,
  type ToastQueue,
  toastLimits,
  toasts,
} from './components/toast/toast-queue.ts'
export { Tooltip, type TooltipProps, TooltipProvider } from './components/tooltip/tooltip.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './components/visually-hidden/visually-hidden.tsx'
export { cx } from './cx.ts'
export { iconNames } from './icons/all.ts'
export { bringIcons, type IconName, resolveIcon } from './icons/resolve.ts'
export type { Locale, Messages } from './locales/locale.ts'
export { islandNames, type MdxComponents, mdxComponents } from './mdx/components.ts'
export { renderTree } from './mdx/render-tree.tsx'
export { UiProvider, type UiProviderProps, useUi } from './provider/ui-provider.tsx'
export { safeHref } from './safe-href.ts'
