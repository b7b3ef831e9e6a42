export { CompareScreen } from './screens/compare/CompareScreen'
export type { CompareScreenProps } from './screens/compare/CompareScreen'
export { CompareScreenView } from './screens/compare/CompareScreenView'
export type { CompareScreenViewProps } from './screens/compare/CompareScreenView'
export type {
  ComparedField,
  ComparedRecord,
  ComparedSection,
  CompareStatus,
} from './screens/compare/compareState'
export { useCompareScreen } from './screens/compare/useCompareScreen'
export type { CompareScreenOptions } from './screens/compare/useCompareScreen'
export { WizardScreen } from './screens/wizard/WizardScreen'
export type { WizardScreenProps } from './screens/wizard/WizardScreen'
export type { StepChange } from './form/useFormSteps'
export { MasterDetailScreen } from './screens/masterDetail/MasterDetailScreen'
export type { MasterDetailScreenProps, RecordPlace } from './screens/masterDetail/MasterDetailScreen'
export { BoardScreen } from './screens/board/BoardScreen'
export type { BoardScreenProps } from './screens/board/BoardScreen'
export { BoardScreenView } from './screens/board/BoardScreenView'
export type { BoardScreenViewProps } from './screens/board/BoardScreenView'
export type { BoardCell, BoardColumn, BoardLane, BoardMove } from './screens/board/BoardColumn'
export type { BoardStatus } from './screens/board/boardStatus'
export { useBoardScreen } from './screens/board/useBoardScreen'
export type { BoardScreenOptions } from './screens/board/useBoardScreen'
export { TreeScreen } from './screens/tree/TreeScreen'
export type { TreeScreenProps } from './screens/tree/TreeScreen'
export { TreeScreenView } from './screens/tree/TreeScreenView'
export type { TreeScreenViewProps } from './screens/tree/TreeScreenView'
export type { TreeBranch, TreeBranches, TreeMark, TreeMarks } from './screens/tree/TreeBranch'
export { recordTree } from './screens/tree/recordTree'
export type { RecordTree } from './screens/tree/recordTree'
export type { TreeStatus } from './screens/tree/treeStatus'
export { useTreeScreen } from './screens/tree/useTreeScreen'
export type { TreeScreenOptions } from './screens/tree/useTreeScreen'
export { ImportScreen } from './screens/import/ImportScreen'
export type { ImportScreenProps } from './screens/import/ImportScreen'
export { ImportScreenView } from './screens/import/ImportScreenView'
export type { ImportScreenViewProps } from './screens/import/ImportScreenView'
export type { ImportColumn, ImportState, ImportStatus } from './screens/import/importState'
export type { CheckedRow, RowPlan } from './screens/import/CheckedRow'
export type { FaultyRow } from './screens/import/FaultyRow'
export type { RowOutcome } from './screens/import/sendRows'
export { useImport } from './screens/import/useImport'
export type { ImportOptions } from './screens/import/useImport'
export { AccountScreenView } from './screens/account/AccountScreenView'
export type { AccountScreenProps, AccountScreenViewProps } from './screens/account/AccountScreenView'
export { ForgotPasswordScreen } from './screens/account/ForgotPasswordScreen'
export type { ForgotPasswordScreenProps, ForgotPasswordValues } from './screens/account/ForgotPasswordScreen'
export { ResetPasswordScreen } from './screens/account/ResetPasswordScreen'
export type { ResetPasswordScreenProps, ResetPasswordValues } from './screens/account/ResetPasswordScreen'
export { SecondFactorScreen } from './screens/account/SecondFactorScreen'
export type { SecondFactorScreenProps } from './screens/account/SecondFactorScreen'
export type { CodeCalls, CodeValues, SecondFactorWay, SignedIn } from './screens/account/SecondFactorWay'
export { SessionEndDialog } from './screens/account/SessionEndDialog'
export type { SessionEndDialogProps } from './screens/account/SessionEndDialog'
export { SignInScreen } from './screens/account/SignInScreen'
export type { SignInScreenProps } from './screens/account/SignInScreen'
export { SignUpScreen } from './screens/account/SignUpScreen'
export type { SignUpAnswer, SignUpScreenProps } from './screens/account/SignUpScreen'
export { useAccountForm } from './screens/account/useAccountForm'
export type {
  AccountCall,
  AccountFormOptions,
  AccountFormState,
  AccountStatus,
} from './screens/account/useAccountForm'
export type { PasskeyContext } from './screens/account/usePasskey'
export { useSessionEnd } from './screens/account/useSessionEnd'
export type {
  SessionEnd,
  SessionEndOptions,
  SessionMoment,
  SessionStatus,
} from './screens/account/useSessionEnd'
export type {
  SentCodeCalls,
  SignInAnswer,
  SignInCalls,
  SignInName,
  SignInNameValues,
  SignInValues,
} from './screens/account/SignInCalls'
export { VerifyCodeScreen } from './screens/account/VerifyCodeScreen'
export type { VerifyCodeScreenProps } from './screens/account/VerifyCodeScreen'
export { QuickJump } from './screens/search/QuickJump'
export type { QuickJumpProps } from './screens/search/QuickJump'
export { QuickJumpView } from './screens/search/QuickJumpView'
export type { QuickJumpViewProps } from './screens/search/QuickJumpView'
export type { QuickCommand } from './screens/search/QuickCommand'
export { SearchScreen } from './screens/search/SearchScreen'
export type { SearchScreenProps } from './screens/search/SearchScreen'
export { SearchScreenView } from './screens/search/SearchScreenView'
export type { SearchScreenViewProps } from './screens/search/SearchScreenView'
export type { SearchGroup, SearchResult, SearchStatus } from './screens/search/searchState'
export type { SearchTarget } from './screens/search/SearchTarget'
export { clearRecentPlaces } from './screens/search/recentPlaces'
export { useSearch } from './screens/search/useSearch'
export type { Search, SearchOptions } from './screens/search/useSearch'
export { KeyboardHelpView } from './screens/help/KeyboardHelpView'
export type { KeyboardHelpViewProps } from './screens/help/KeyboardHelpView'
export { CalendarScreen } from './screens/calendar/CalendarScreen'
export type { CalendarScreenProps } from './screens/calendar/CalendarScreen'
export { CalendarScreenView } from './screens/calendar/CalendarScreenView'
export type { CalendarScreenViewProps } from './screens/calendar/CalendarScreenView'
export type { CalendarColumn } from './screens/calendar/CalendarColumn'
export type { CalendarEvent } from './screens/calendar/CalendarEvent'
export type { EventShift } from './screens/calendar/EventShift'
export { readCalendarQuery, writeCalendarQuery } from './screens/calendar/calendarAddress'
export type { CalendarQuery, CalendarView } from './screens/calendar/calendarAddress'
export type { CalendarStatus } from './screens/calendar/calendarStatus'
export { useCalendarScreen } from './screens/calendar/useCalendarScreen'
export type { CalendarScreenOptions } from './screens/calendar/useCalendarScreen'
export { HistoryScreen } from './screens/history/HistoryScreen'
export type { HistoryScreenProps } from './screens/history/HistoryScreen'
export { HistoryScreenView } from './screens/history/HistoryScreenView'
export type { HistoryScreenViewProps } from './screens/history/HistoryScreenView'
export type {
  ActivityFilter,
  ActivityItem,
  ActivityKind,
  ActivityStatus,
  ActivityTarget,
} from './screens/history/activityState'
export { useActivity } from './screens/history/useActivity'
export type { Activity, ActivityOptions } from './screens/history/useActivity'
export { TrashScreen } from './screens/trash/TrashScreen'
export type { TrashScreenProps } from './screens/trash/TrashScreen'
export { TrashScreenView } from './screens/trash/TrashScreenView'
export type { TrashScreenViewProps } from './screens/trash/TrashScreenView'
export type { TrashFailure, TrashItem, TrashKind, TrashStatus, TrashTarget } from './screens/trash/trashState'
export { useTrash } from './screens/trash/useTrash'
export type { Trash, TrashOptions } from './screens/trash/useTrash'
export type { TrashActions, TrashOutcome, TrashQuestion } from './screens/trash/useTrashActions'
export { PeopleScreen } from './screens/people/PeopleScreen'
export type { PeopleScreenProps } from './screens/people/PeopleScreen'
export { PeopleScreenView } from './screens/people/PeopleScreenView'
export type { PeopleScreenViewProps } from './screens/people/PeopleScreenView'
export type { PeopleQuery } from './screens/people/peopleQuery'
export type { PersonShown, PersonStatus } from './screens/people/PersonShown'
export type { RightsToSay } from './screens/people/rightsInWords'
export type {
  ActionRight,
  EntityRights,
  FieldRight,
  PeopleAction,
  RoleRights,
} from './screens/people/RoleRights'
export { usePeopleRights } from './screens/people/usePeopleRights'
export type { PeopleRights } from './screens/people/usePeopleRights'
export { usePeopleScreen } from './screens/people/usePeopleScreen'
export type { PeopleScreenOptions } from './screens/people/usePeopleScreen'
export { OverviewScreen } from './screens/overview/OverviewScreen'
export type { OverviewScreenProps } from './screens/overview/OverviewScreen'
export { OverviewScreenView } from './screens/overview/OverviewScreenView'
export type { OverviewScreenViewProps } from './screens/overview/OverviewScreenView'
export type {
  OverviewBreakdown,
  OverviewFact,
  OverviewList,
  OverviewStatus,
  OverviewTrend,
  OverviewWidget,
  WidgetStatus,
} from './screens/overview/overviewState'
export { useOverviewScreen } from './screens/overview/useOverviewScreen'
export type { OverviewScreenOptions } from './screens/overview/useOverviewScreen'
export type { OverviewTarget, OverviewWidgetOptions } from './screens/overview/OverviewTarget'
export { BreakdownChart } from './charts/BreakdownChart'
export type { BreakdownChartProps, BreakdownRow } from './charts/BreakdownChart'
export type { ChartNumbers } from './charts/chartNumber'
export type { ChartPoint } from './charts/chartPoints'
export { TrendChart } from './charts/TrendChart'
export type { ChartSeries } from './charts/ChartSeries'
export type { TrendChartProps } from './charts/TrendChart'
export { NotificationsButton } from './screens/notifications/NotificationsButton'
export type { NotificationsButtonProps } from './screens/notifications/NotificationsButton'
export { NotificationsScreen } from './screens/notifications/NotificationsScreen'
export type { NotificationsScreenProps } from './screens/notifications/NotificationsScreen'
export { NotificationsScreenView } from './screens/notifications/NotificationsScreenView'
export type { NotificationsScreenViewProps } from './screens/notifications/NotificationsScreenView'
export type { Notice, NoticePage, NoticeQuery, NoticeSource } from './screens/notifications/Notice'
export type { NotificationsStatus } from './screens/notifications/createNotices'
export { useUnreadNotices } from './screens/notifications/useUnreadNotices'
export { useNotifications } from './screens/notifications/useNotifications'
export type { NotificationsState } from './screens/notifications/useNotifications'
export { SettingsScreen } from './screens/settings/SettingsScreen'
export type { SettingsScreenProps } from './screens/settings/SettingsScreen'
export { SettingsScreenView } from './screens/settings/SettingsScreenView'
export type { SettingsScreenViewProps } from './screens/settings/SettingsScreenView'
export type { SettingsDanger, SettingsGroup, SettingsSaving } from './screens/settings/SettingsGroup'
export { useSettingsScreen } from './screens/settings/useSettingsScreen'
export type { SettingsScreenOptions } from './screens/settings/useSettingsScreen'
export { ConfirmAction } from './screens/action/ConfirmAction'
export type { ConfirmActionProps, ConfirmActionTrigger } from './screens/action/ConfirmAction'
export type { ActionCall } from './screens/action/useConfirmAction'
export { createJobs } from './screens/job/createJobs'
export type { Job, JobItem, JobOutcome, JobProgress, JobStatus } from './screens/job/Job'
export type { JobAdapter, JobReport, JobStart } from './screens/job/JobAdapter'
export { JobList } from './screens/job/JobList'
export type { JobListProps } from './screens/job/JobList'
export type { JobCall, JobOfItems, JobOfOnePiece, JobOfServer, Jobs, JobsOptions } from './screens/job/Jobs'
export { JobsProvider } from './screens/job/JobsProvider'
export type { JobsProviderProps } from './screens/job/JobsProvider'
export { useJobList, useJobs } from './screens/job/useJobs'
export { SpecificationScreen } from './screens/specification/SpecificationScreen'
export type { SpecificationScreenProps } from './screens/specification/SpecificationScreen'
export { SpecificationScreenView } from './screens/specification/SpecificationScreenView'
export type { SpecificationScreenViewProps } from './screens/specification/SpecificationScreenView'
export { useSpecification } from './screens/specification/useSpecification'
export type {
  Specification,
  SpecificationOptions,
  SpecificationSection,
  SpecificationStatus,
} from './screens/specification/useSpecification'
