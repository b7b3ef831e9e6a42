// screens
export { ConflictBanner } from './screens/ConflictBanner'
export type { ConflictBannerProps, Difference } from './screens/ConflictBanner'
export { DetailScreen } from './screens/DetailScreen'
export type { DetailScreenProps } from './screens/DetailScreen'
export { DetailScreenView } from './screens/DetailScreenView'
export type { DetailScreenViewProps } from './screens/DetailScreenView'
export { FormScreen } from './screens/FormScreen'
export type { FormScreenProps } from './screens/FormScreen'
export { FormScreenView } from './screens/FormScreenView'
export type { FormScreenViewProps } from './screens/FormScreenView'
export { ListScreen } from './screens/ListScreen'
export type { ListScreenProps } from './screens/ListScreen'
export { ListScreenView } from './screens/ListScreenView'
export type { ListScreenViewProps } from './screens/ListScreenView'
export { StatusScreen } from './screens/StatusScreen'
export type { StatusScreenProps } from './screens/StatusScreen'
export { StatusScreenView } from './screens/StatusScreenView'
export type { StatusScreenViewProps } from './screens/StatusScreenView'
export type { ListStatus, RowQuery } from './screens/listLoader'
export type { Conflict } from './screens/useConflict'
export { useDetailScreen } from './screens/useDetailScreen'
export type { DetailScreenOptions, DetailScreenState, DetailStatus } from './screens/useDetailScreen'
export { useFormScreen } from './screens/useFormScreen'
export type { FormScreenOptions, FormScreenState, FormScreenStatus } from './screens/useFormScreen'
export { useListScreen } from './screens/useListScreen'
export type { ListScreenOptions } from './screens/useListScreen'
export { useStatusScreen } from './screens/useStatusScreen'
export type { PageStatus, StatusScreenOptions, StatusScreenState } from './screens/useStatusScreen'

// collection
export type { Column, GridLayout } from './collection/Column'
export { ColumnChooser } from './collection/ColumnChooser'
export type { ColumnChooserProps } from './collection/ColumnChooser'
export { columnsOf } from './collection/columnsOf'
export { RecordGrid } from './collection/RecordGrid'
export type { GridPlace, RecordGridProps } from './collection/RecordGrid'
export { SearchBox } from './collection/SearchBox'
export type { SearchBoxProps } from './collection/SearchBox'
export {
  countSelected,
  everythingSelected,
  isSelected,
  nothingSelected,
  selectionExtent,
  selectRecords,
  toggleRecord,
} from './collection/Selection'
export type { Selection, SelectionExtent } from './collection/Selection'
export { SelectionBar } from './collection/SelectionBar'
export type { SelectionBarProps } from './collection/SelectionBar'
export { SortSelect } from './collection/SortSelect'
export type { SortSelectProps } from './collection/SortSelect'
export { cellOf, ValueText } from './collection/ValueText'
export type { ShowOptions, ValueTextProps } from './collection/ValueText'

// form
export { createForm } from './form/createForm'
export { EntityField } from './form/EntityField'
export type { EntityFieldProps } from './form/EntityField'
export { ErrorSummary } from './form/ErrorSummary'
export type { ErrorSummaryItem, ErrorSummaryProps } from './form/ErrorSummary'
export { FieldBlock } from './form/FieldBlock'
export type { FieldBlockProps } from './form/FieldBlock'
export { FieldList } from './form/FieldList'
export type { FieldListProps } from './form/FieldList'
export { Form } from './form/Form'
export type { FormProps } from './form/Form'
export { FormField } from './form/FormField'
export type { FormFieldProps } from './form/FormField'
export type {
  FieldRule,
  FieldRules,
  FormOptions,
  FormStatus,
  FormStore,
  FormValues,
  RegisteredField,
  RuleVerdict,
  ShownField,
  SubmitAnswer,
} from './form/FormStore'
export { useField } from './form/useField'
export type { FieldOptions as UseFieldOptions } from './form/useField'
export { useForm } from './form/useForm'
export { useFieldValue, useFormState } from './form/useFormState'

// fields
export { CheckboxField } from './fields/CheckboxField'
export type { CheckboxFieldProps } from './fields/CheckboxField'
export type { ChoiceOption } from './fields/ChoiceOption'
export { DateField } from './fields/DateField'
export type { DateFieldProps } from './fields/DateField'
export { FieldFrame } from './fields/FieldFrame'
export type { ControlAttributes, FieldFrameProps } from './fields/FieldFrame'
export type { FieldBinding, FieldJudge, FieldProps } from './fields/FieldProps'
export { NumberField } from './fields/NumberField'
export type { NumberFieldProps } from './fields/NumberField'
export type { NumberValue } from './fields/numberValue'
export { RadioGroupField } from './fields/RadioGroupField'
export type { RadioGroupFieldProps } from './fields/RadioGroupField'
export { SelectField } from './fields/SelectField'
export type { SelectFieldProps } from './fields/SelectField'
export { TextAreaField } from './fields/TextAreaField'
export type { TextAreaFieldProps } from './fields/TextAreaField'
export { TextField } from './fields/TextField'
export type { TextFieldProps } from './fields/TextField'

// components
export { Badge } from './components/Badge'
export type { BadgeProps, BadgeTone } from './components/Badge'
export { Banner } from './components/Banner'
export type { BannerProps } from './components/Banner'
export { Breadcrumbs } from './components/Breadcrumbs'
export type { Breadcrumb, BreadcrumbsProps } from './components/Breadcrumbs'
export { Button } from './components/Button'
export type { ButtonProps } from './components/Button'
export { ConfirmDialog } from './components/ConfirmDialog'
export type { ConfirmDialogProps } from './components/ConfirmDialog'
export { DescriptionList } from './components/DescriptionList'
export type { Description, DescriptionListProps } from './components/DescriptionList'
export { Dialog } from './components/Dialog'
export type { DialogProps } from './components/Dialog'
export { EmptyState } from './components/EmptyState'
export type { EmptyStateProps } from './components/EmptyState'
export { IconButton } from './components/IconButton'
export type { IconButtonProps } from './components/IconButton'
export { Link } from './components/Link'
export type { LinkProps } from './components/Link'
export { LocaleProvider } from './components/LocaleProvider'
export type { LocaleProviderProps } from './components/LocaleProvider'
export { Menu } from './components/Menu'
export type { MenuProps } from './components/Menu'
export type { MenuAction, MenuSection } from './components/MenuItems'
export { PageHeader } from './components/PageHeader'
export type { PageHeaderProps } from './components/PageHeader'
export { Skeleton } from './components/Skeleton'
export type { SkeletonProps } from './components/Skeleton'
export { Spinner } from './components/Spinner'
export type { SpinnerProps } from './components/Spinner'
export { Tabs } from './components/Tabs'
export type { Tab, TabsProps } from './components/Tabs'
export { ToastRegion } from './components/ToastRegion'
export type { ToastRegionProps } from './components/ToastRegion'
export { dismissToast, toast } from './components/toasts'
export type { Toast } from './components/toasts'
export { Tooltip } from './components/Tooltip'
export type { TooltipProps } from './components/Tooltip'
export { VisuallyHidden } from './components/VisuallyHidden'
export type { VisuallyHiddenProps } from './components/VisuallyHidden'

// motion
export { ListChange, ListItem } from './motion/ListChange'
export type { ListChangeProps, ListItemProps, ScreenChangeProps } from './motion/MotionContext'
export { MotionRoot } from './motion/MotionRoot'
export type { MotionRootProps } from './motion/MotionRoot'
export { ScreenChange } from './motion/ScreenChange'

// words
export { arabic } from './words/arabic'
export { english } from './words/english'
export type { PluralForms, WordKey, Words } from './words/english'
export { sayIn } from './words/say'
export type { Say } from './words/say'
