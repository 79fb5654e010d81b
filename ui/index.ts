/** All components for a site or an admin. Styles come with `ui.css`, icons with `icons/all.ts`. */
export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
} from './components/accordion/accordion.tsx'
export { AlertDialog, type AlertDialogProps } from './components/alert-dialog/alert-dialog.tsx'
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx'
export { Badge, type BadgeProps, type BadgeTone, badgeTones } from './components/badge/badge.tsx'
export { Banner, type BannerProps } from './components/banner/banner.tsx'
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './components/breadcrumbs/breadcrumbs.tsx'
export { BulkBar, type BulkBarProps } from './components/bulk-bar/bulk-bar.tsx'
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  buttonColors,
  buttonSizes,
  buttonVariants,
} from './components/button/button.tsx'
export type { DayRange } from './components/calendar/calendar.tsx'
export { Calendar, type CalendarProps } from './components/calendar/calendar.tsx'
export { CallToAction, type CallToActionProps } from './components/call-to-action/call-to-action.tsx'
export { Callout, type CalloutProps, type CalloutTone, calloutTones } from './components/callout/callout.tsx'
export { Card, CardGrid, type CardGridProps, type CardProps } from './components/card/card.tsx'
export { Chart, type ChartProps, type ChartSeries } from './components/chart/chart.tsx'
export { Sparkline, type SparklineProps } from './components/chart/sparkline.tsx'
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupProps } from './components/checkbox-group/checkbox-group.tsx'
export { Checklist, type ChecklistItem, type ChecklistProps } from './components/checklist/checklist.tsx'
export { CodeBlock, type CodeBlockProps } from './components/code-block/code-block.tsx'
export { CodeGroup, type CodeGroupProps, codeItems } from './components/code-group/code-group.tsx'
export type { Swatch } from './components/color-field/color-field.tsx'
export { ColorField, type ColorFieldProps } from './components/color-field/color-field.tsx'
export { Combobox, type ComboboxProps } from './components/combobox/combobox.tsx'
export type { ComboboxOption, ComboboxOptions } from './components/combobox/options.ts'
export type { CommandSource } from './components/command-palette/command-palette.tsx'
export { CommandPalette, type CommandPaletteProps } from './components/command-palette/command-palette.tsx'
export type { Command } from './components/command-palette/rank-commands.ts'
export { ContextMenu, type ContextMenuProps } from './components/context-menu/context-menu.tsx'
export { CopyField, type CopyFieldProps } from './components/copy-field/copy-field.tsx'
export type { Crop } from './components/cropper/crop.ts'
export { Cropper, type CropperProps } from './components/cropper/cropper.tsx'
export type { ColumnLayout, DataColumn, DataSort } from './components/data-table/column.ts'
export { DataTable, type DataTableProps } from './components/data-table/data-table.tsx'
export type { Selection } from './components/data-table/selection.ts'
export type { RowRange } from './components/data-table/visible-rows.ts'
export { DateField, type DateFieldProps } from './components/date-field/date-field.tsx'
export { DateRangeField, type DateRangeFieldProps } from './components/date-range-field/date-range-field.tsx'
export type { Moment } from './components/date-time-field/date-time-field.tsx'
export { DateTimeField, type DateTimeFieldProps } from './components/date-time-field/date-time-field.tsx'
export {
  Definition,
  DefinitionList,
  type DefinitionListProps,
  type DefinitionProps,
} from './components/definition-list/definition-list.tsx'
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx'
export type { DiffBlock } from './components/diff-view/compare.ts'
export {
  type DiffField,
  DiffFields,
  type DiffFieldsProps,
  DiffView,
  type DiffViewProps,
} from './components/diff-view/diff-view.tsx'
export {
  Disclosure,
  DisclosureGroup,
  type DisclosureGroupProps,
  type DisclosureProps,
} from './components/disclosure/disclosure.tsx'
export { Divider, type DividerProps } from './components/divider/divider.tsx'
export { Drawer, type DrawerProps } from './components/drawer/drawer.tsx'
export { Embed, type EmbedProps } from './components/embed/embed.tsx'
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx'
export { ErrorState, type ErrorStateProps } from './components/error-state/error-state.tsx'
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FormError,
} from './components/error-summary/error-summary.tsx'
export {
  Feature,
  FeatureGrid,
  type FeatureGridProps,
  type FeatureProps,
} from './components/feature-grid/feature-grid.tsx'
export { Feedback, type FeedbackProps } from './components/feedback/feedback.tsx'
export type { Answer } from './components/field/answers.tsx'
export { Field, type FieldControl, type FieldProps, type FieldText } from './components/field/field.tsx'
export { FieldGroup, type FieldGroupProps } from './components/field/field-group.tsx'
export { Figure, type FigureProps } from './components/figure/figure.tsx'
export {
  type PictureSizes,
  ResponsiveImage,
  type ResponsiveImageProps,
} from './components/figure/responsive-image.tsx'
export { FileButton, type FileButtonProps } from './components/file-drop/file-button.tsx'
export { FileDrop, type FileDropProps } from './components/file-drop/file-drop.tsx'
export { FileTree, type FileTreeProps } from './components/file-tree/file-tree.tsx'
export type { Filter, FilterComparison, FilterEditor, FilterField } from './components/filter-bar/filter.ts'
export { FilterBar, type FilterBarProps } from './components/filter-bar/filter-bar.tsx'
export { FocalPoint, type FocalPointProps } from './components/focal-point/focal-point.tsx'
export type { Point } from './components/focal-point/point.ts'
export { Footer, type FooterLink, type FooterProps } from './components/footer/footer.tsx'
export {
  FootnoteReturn,
  type FootnoteReturnProps,
  Footnotes,
  type FootnotesProps,
} from './components/footnotes/footnotes.tsx'
export { Form, type FormProps } from './components/form/form.tsx'
export { FormField, type FormFieldProps } from './components/form/form-field.tsx'
export { Gallery, type GalleryProps } from './components/gallery/gallery.tsx'
export { Header, type HeaderProps } from './components/header/header.tsx'
export type { HeaderEntry, HeaderGroup, HeaderLink } from './components/header/header-navigation.tsx'
export { Heading, type HeadingProps } from './components/heading/heading.tsx'
export { Hero, type HeroProps } from './components/hero/hero.tsx'
export { HeroBlock, type HeroBlockProps } from './components/hero/hero-block.tsx'
export { HoverCard, type HoverCardProps } from './components/hover-card/hover-card.tsx'
export { type AnyIconName, Icon, type IconProps } from './components/icon/icon.tsx'
export { ImageText, type ImageTextProps } from './components/image-text/image-text.tsx'
export { Key, type KeyProps } from './components/key/key.tsx'
export {
  KeyHelp,
  type KeyHelpEntry,
  type KeyHelpGroup,
  type KeyHelpProps,
} from './components/key-help/key-help.tsx'
export {
  type Language,
  LanguageSwitch,
  type LanguageSwitchProps,
} from './components/language-switch/language-switch.tsx'
export { Link, type LinkProps } from './components/link/link.tsx'
export { LiveRegion, type LiveRegionProps } from './components/live-region/live-region.tsx'
export { LocaleChooser, type LocaleChooserProps } from './components/locale-columns/locale-chooser.tsx'
export type { LocaleColumn } from './components/locale-columns/locale-columns.tsx'
export {
  LocaleColumns,
  type LocaleColumnsProps,
  LocaleRow,
  type LocaleRowProps,
} from './components/locale-columns/locale-columns.tsx'
export type { LogEntry, LogLevel } from './components/log-list/log-list.tsx'
export { LogList, type LogListProps } from './components/log-list/log-list.tsx'
export { type Logo, LogoWall, type LogoWallProps } from './components/logo-wall/logo-wall.tsx'
export { MapLink, type MapLinkProps } from './components/map-link/map-link.tsx'
export { MediaTile, type MediaTileProps } from './components/media-tile/media-tile.tsx'
export { Menu, type MenuProps, type MenuTrigger } from './components/menu/menu.tsx'
export type { MenuEntry } from './components/menu/menu-entry.ts'
export { MultiSelect, type MultiSelectProps } from './components/multi-select/multi-select.tsx'
export { NumberField, type NumberFieldProps } from './components/number-field/number-field.tsx'
export { OneTimeCode, type OneTimeCodeProps } from './components/one-time-code/one-time-code.tsx'
export { PageHeader, type PageHeaderProps } from './components/page-header/page-header.tsx'
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx'
export { PasswordField, type PasswordFieldProps } from './components/password-field/password-field.tsx'
export { People, type PeopleProps, Person, type PersonProps } from './components/people/people.tsx'
export { Popover, type PopoverProps, type PopoverTrigger } from './components/popover/popover.tsx'
export { Toggletip, type ToggletipProps } from './components/popover/toggletip.tsx'
export { Presence, type PresenceProps, type PresenceUser } from './components/presence/presence.tsx'
export {
  type Neighbour,
  PreviousNext,
  type PreviousNextProps,
} from './components/previous-next/previous-next.tsx'
export { Progress, type ProgressProps } from './components/progress/progress.tsx'
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/progress-bar.tsx'
export { Prose, type ProseProps } from './components/prose/prose.tsx'
export { Quote, type QuoteProps } from './components/quote/quote.tsx'
export { RadioGroup, type RadioGroupProps } from './components/radio-group/radio-group.tsx'
export { RelativeTime, type RelativeTimeProps } from './components/relative-time/relative-time.tsx'
export {
  type Saving,
  SavingState,
  type SavingStateProps,
  savingStates,
} from './components/saving-state/saving-state.tsx'
export { SearchBox, type SearchBoxProps } from './components/search-box/search-box.tsx'
export { SearchDialog, type SearchDialogProps } from './components/search-dialog/search-dialog.tsx'
export type { Search, SearchHit } from './components/search-dialog/use-search.ts'
export { SearchField, type SearchFieldProps } from './components/search-field/search-field.tsx'
export { Section, type SectionProps } from './components/section/section.tsx'
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './components/segmented-control/segmented-control.tsx'
export { Select, type SelectOption, type SelectProps } from './components/select/select.tsx'
export {
  SessionEnded,
  type SessionEndedProps,
  type SignInRefusal,
} from './components/session-ended/session-ended.tsx'
export type { SideGroup, SideLink } from './components/side-navigation/side-navigation.tsx'
export { SideNavigation, type SideNavigationProps } from './components/side-navigation/side-navigation.tsx'
export {
  SidebarTree,
  type SidebarTreeProps,
  type TreeBranch,
  type TreeEntry,
  type TreePage,
} from './components/sidebar-tree/sidebar-tree.tsx'
export { Skeleton, type SkeletonProps, skeletonShapes } from './components/skeleton/skeleton.tsx'
export { SkipLink, type SkipLinkProps } from './components/skip-link/skip-link.tsx'
export { Slider, type SliderProps } from './components/slider/slider.tsx'
export { SortableList, type SortableListProps } from './components/sortable-list/sortable-list.tsx'
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx'
export { SplitPane, type SplitPaneProps } from './components/split-pane/split-pane.tsx'
export { Stat, type StatProps, Stats, type StatsProps } from './components/stat/stat.tsx'
export {
  type Status,
  StatusPill,
  type StatusPillProps,
  statuses,
} from './components/status-pill/status-pill.tsx'
export { Stepper, type StepperProps, type StepperStep } from './components/stepper/stepper.tsx'
export { Step, type StepProps, Steps, type StepsProps } from './components/steps/steps.tsx'
export { Switch, type SwitchProps } from './components/switch/switch.tsx'
export {
  CaptionedTable,
  type CaptionedTableProps,
  Table,
  type TableProps,
} from './components/table/table.tsx'
export {
  type ContentsEntry,
  TableOfContents,
  type TableOfContentsProps,
} from './components/table-of-contents/table-of-contents.tsx'
export { Tab, type TabItem, type TabProps, tabItems } from './components/tabs/tab.tsx'
export { Tabs, type TabsProps } from './components/tabs/tabs.tsx'
export { TagInput, type TagInputProps } from './components/tag-input/tag-input.tsx'
export { TextArea, type TextAreaProps } from './components/text-area/text-area.tsx'
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx'
export { ThemeSwitch, type ThemeSwitchProps } from './components/theme-switch/theme-switch.tsx'
export { TimeField, type TimeFieldProps } from './components/time-field/time-field.tsx'
export {
  Timeline,
  TimelineEntry,
  type TimelineEntryProps,
  type TimelineProps,
} from './components/timeline/timeline.tsx'
export { Toaster, type ToasterProps } from './components/toast/toast.tsx'
export {
  createToastQueue,
  type ToastEntry,
  type ToastMessage,
  type ToastQueue,
  toastLimits,
  toasts,
} from './components/toast/toast-queue.ts'
export { useUndo } from './components/toast/use-undo.ts'
export { ToggleButton, type ToggleButtonProps } from './components/toggle-button/toggle-button.tsx'
export { type Toggle, ToggleGroup, type ToggleGroupProps } from './components/toggle-group/toggle-group.tsx'
export { Toolbar, type ToolbarProps } from './components/toolbar/toolbar.tsx'
export { Tooltip, type TooltipProps, TooltipProvider } from './components/tooltip/tooltip.tsx'
export type { LanguageState } from './components/translation-state/translation-state.tsx'
export {
  TranslationState,
  type TranslationStateProps,
} from './components/translation-state/translation-state.tsx'
export { Tree, type TreeProps } from './components/tree/tree.tsx'
export type { TreeNode } from './components/tree/tree-node.ts'
export { Video, type VideoProps } from './components/video/video.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './components/visually-hidden/visually-hidden.tsx'
export { type IconName, registerIcons, resolveIcon } from './icons/resolve.ts'
export { cx } from './internal/cx.ts'
export { safeHref } from './internal/safe-href.ts'
export type { Locale, Messages } from './locales/locale.ts'
export { blockComponents } from './mdx/blocks.ts'
export { islandNames, type MdxComponents, mdxComponents } from './mdx/components.ts'
export { renderTree } from './mdx/render-tree.tsx'
export { UiProvider, type UiProviderProps, useUi } from './provider/ui-provider.tsx'
