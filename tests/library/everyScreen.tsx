import { ColumnChooser } from '../../src/collection/ColumnChooser'
import { Pagination } from '../../src/collection/Pagination'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { SearchBox } from '../../src/collection/SearchBox'
import { nothingSelected, selectRecords } from '../../src/collection/Selection'
import { SelectionBar } from '../../src/collection/SelectionBar'
import { SortSelect } from '../../src/collection/SortSelect'
import { StateBadge } from '../../src/collection/StateBadge'
import { FieldFrame } from '../../src/fields/FieldFrame'
import { TextField } from '../../src/fields/TextField'
import { createForm } from '../../src/form/createForm'
import { DraftBanner } from '../../src/form/DraftBanner'
import { ErrorSummary } from '../../src/form/ErrorSummary'
import { FieldGroup } from '../../src/form/FieldGroup'
import { FieldRepeater } from '../../src/form/FieldRepeater'
import { Form } from '../../src/form/Form'
import type { FormValues } from '../../src/form/FormStore'
import { SaveBar } from '../../src/form/SaveBar'
import type { Draft } from '../../src/form/useDraft'
import { FilterForm } from '../../src/form/FilterForm'
import { FormSection } from '../../src/form/FormSection'
import { FormSteps } from '../../src/form/FormSteps'
import { InlineEdit } from '../../src/form/InlineEdit'
import { AccountScreenView } from '../../src/screens/account/AccountScreenView'
import { ForgotPasswordScreen } from '../../src/screens/account/ForgotPasswordScreen'
import { ResetPasswordScreen } from '../../src/screens/account/ResetPasswordScreen'
import { SecondFactorScreen } from '../../src/screens/account/SecondFactorScreen'
import { SignInScreen } from '../../src/screens/account/SignInScreen'
import { SignUpScreen } from '../../src/screens/account/SignUpScreen'
import { VerifyCodeScreen } from '../../src/screens/account/VerifyCodeScreen'
import { AccountMenu } from '../../src/screens/app/AccountMenu'
import { AppFrame } from '../../src/screens/app/AppFrame'
import { CompareScreen } from '../../src/screens/compare/CompareScreen'
import { CompareScreenView } from '../../src/screens/compare/CompareScreenView'
import { BoardScreen } from '../../src/screens/board/BoardScreen'
import { BoardScreenView } from '../../src/screens/board/BoardScreenView'
import { ConflictBanner } from '../../src/screens/form/ConflictBanner'
import { DetailScreen } from '../../src/screens/record/DetailScreen'
import { DetailScreenView } from '../../src/screens/record/DetailScreenView'
import { FilterBar } from '../../src/screens/list/FilterBar'
import { FormScreen } from '../../src/screens/form/FormScreen'
import { FormScreenView } from '../../src/screens/form/FormScreenView'
import { CalendarScreen } from '../../src/screens/calendar/CalendarScreen'
import { CalendarScreenView } from '../../src/screens/calendar/CalendarScreenView'
import { ImportScreen } from '../../src/screens/import/ImportScreen'
import { ImportScreenView } from '../../src/screens/import/ImportScreenView'
import { KeyboardHelp } from '../../src/screens/help/KeyboardHelp'
import { KeyboardHelpView } from '../../src/screens/help/KeyboardHelpView'
import { QuickJump } from '../../src/screens/search/QuickJump'
import { QuickJumpView } from '../../src/screens/search/QuickJumpView'
import { SearchScreen } from '../../src/screens/search/SearchScreen'
import { SearchScreenView } from '../../src/screens/search/SearchScreenView'
import { JobList } from '../../src/screens/job/JobList'
import { ListScreen } from '../../src/screens/list/ListScreen'
import { ListScreenView } from '../../src/screens/list/ListScreenView'
import { MasterDetailScreen } from '../../src/screens/masterDetail/MasterDetailScreen'
import { NotificationsButton } from '../../src/screens/notifications/NotificationsButton'
import { NotificationsScreen } from '../../src/screens/notifications/NotificationsScreen'
import { NotificationsScreenView } from '../../src/screens/notifications/NotificationsScreenView'
import { noticeSource, noticesShown } from '../../stories/screens/notifications/notices'
import { ProductProvider } from '../../src/screens/product/ProductProvider'
import { ProductScreens } from '../../src/screens/app/ProductScreens'
import { OverviewScreen } from '../../src/screens/overview/OverviewScreen'
import { OverviewScreenView } from '../../src/screens/overview/OverviewScreenView'
import { BreakdownChart } from '../../src/charts/BreakdownChart'
import { TrendChart } from '../../src/charts/TrendChart'
import { SettingsScreen } from '../../src/screens/settings/SettingsScreen'
import { SettingsScreenView } from '../../src/screens/settings/SettingsScreenView'
import { SpecificationScreen } from '../../src/screens/specification/SpecificationScreen'
import { SpecificationScreenView } from '../../src/screens/specification/SpecificationScreenView'
import { HistoryScreen } from '../../src/screens/history/HistoryScreen'
import { HistoryScreenView } from '../../src/screens/history/HistoryScreenView'
import { PeopleScreen } from '../../src/screens/people/PeopleScreen'
import { PeopleScreenView } from '../../src/screens/people/PeopleScreenView'
import { TrashScreen } from '../../src/screens/trash/TrashScreen'
import { TrashScreenView } from '../../src/screens/trash/TrashScreenView'
import { TreeScreen } from '../../src/screens/tree/TreeScreen'
import { TreeScreenView } from '../../src/screens/tree/TreeScreenView'
import { StatusScreen } from '../../src/screens/status/StatusScreen'
import { WizardScreen } from '../../src/screens/wizard/WizardScreen'
import { strikeInSections } from '../../stories/fixtures/strikeInSections'
import { StatusScreenView } from '../../src/screens/status/StatusScreenView'
import { categorySource, openCategory } from '../../stories/screens/tree/categories'
import { shown as shownTree } from '../../stories/screens/tree/treeState'
import { someStrikes, strike, strikeSource } from '../../stories/fixtures/birdstrikes'
import { memorySource } from '../../src/data/memorySource'
import { colleague, staff } from '../../stories/product/staff'
import { workshop } from '../../stories/product/workshop'
import { register } from '../../stories/product/register'
import { registerSources } from '../../stories/product/registerSources'
import { claim } from '../../stories/fixtures/claims'
import { HistoryList } from '../../src/screens/record/HistoryList'
import { RecordHistory } from '../../src/screens/record/RecordHistory'
import { RelatedList } from '../../src/screens/record/RelatedList'
import { RecordsView } from '../../src/screens/list/RecordsView'
import { RelatedListView } from '../../src/screens/record/RelatedListView'
import { invoice, someInvoices } from '../../stories/fixtures/billing/invoice'
import { invoicesWithHistory } from '../../stories/fixtures/billing/history'
import { invoiceSource } from '../../stories/fixtures/billing/records'
import { everyJob } from '../../stories/screens/job/everyJob'
import type { Example } from './basics'

const nothing = () => {}
const noticesOfAna = noticeSource()
const noTargets: readonly [] = []
const colleagues = memorySource(colleague, staff)
const columns = [{ id: 'species', header: 'Species', sortable: true, cell: () => 'Gull' }]
const rows = {
  columns,
  rowCount: 2,
  getRow: (index: number) => someStrikes[index],
  getRowId: (index: number) => someStrikes[index]?.reportId,
}
const source = strikeSource()
const strikeTargets = [{ entity: strike, source }]
const strikeWidgets = [{ id: 'all', shows: 'fact', entity: 'strike' }] as const
const categories = categorySource()
const registered = registerSources()
const invoices = invoiceSource(someInvoices)
const withHistory = invoicesWithHistory()
const draft: Draft = {
  status: 'offered',
  offer: {
    savedAt: new Date('2026-05-12T14:03'),
    changedSince: [],
    leftOut: [],
    misfits: [{ label: 'Shore', text: 'north' }],
  },
  openElsewhere: false,
  restore: () => [],
  discard: nothing,
}
const draftCell = { status: 'ready' as const, rowCount: 1, getRow: () => someInvoices[0] }
const steps = ['flight', 'animal'].map((name) => ({ name, label: name, fields: [] }))

/** One way to draw each part of a list and of a form, and each screen. */
export const everyScreen: readonly Example[] = [
  [
    'AccountScreenView',
    (common) => (
      <AccountScreenView {...common} status="editing" title="Join" submitLabel="Join" store={createForm()} />
    ),
  ],
  ['ForgotPasswordScreen', (common) => <ForgotPasswordScreen {...common} sendLink={nothing} />],
  ['ResetPasswordScreen', (common) => <ResetPasswordScreen {...common} resetPassword={nothing} />],
  [
    'SecondFactorScreen',
    (common) => <SecondFactorScreen {...common} ways={[{ id: 'app', label: 'Code', verifyCode: nothing }]} />,
  ],
  ['SignInScreen', (common) => <SignInScreen {...common} signIn={nothing} forgotHref="#forgot" />],
  ['SignUpScreen', (common) => <SignUpScreen {...common} signUp={nothing} />],
  ['VerifyCodeScreen', (common) => <VerifyCodeScreen {...common} verifyCode={nothing} />],
  [
    'AppFrame',
    (common) => (
      <AppFrame {...common} name="Register" items={[{ label: 'Bird strikes', href: '#/strikes' }]}>
        <h1>Bird strikes</h1>
      </AppFrame>
    ),
  ],
  ['CalendarScreen', (common) => <CalendarScreen {...common} entity={strike} source={source} />],
  [
    'CalendarScreenView',
    (common) => (
      <CalendarScreenView
        {...common}
        status="ready"
        title="Flights"
        noun="flight"
        nouns="flights"
        date="2026-03-18"
        events={[{ id: 1, title: 'Gull', start: '2026-03-18', end: '2026-03-19' }]}
      />
    ),
  ],
  ['KeyboardHelp', (common) => <KeyboardHelp {...common} />],
  [
    'KeyboardHelpView',
    (common) => (
      <KeyboardHelpView
        {...common}
        groups={[{ label: 'Timetable', shortcuts: [{ keys: 'Shift+J', label: 'Last departure' }] }]}
      />
    ),
  ],
  [
    'PeopleScreen',
    (common) => (
      <PeopleScreen
        {...common}
        entity={colleague}
        source={colleagues}
        roles={workshop.roles}
        entities={workshop.entities}
      />
    ),
  ],
  [
    'PeopleScreenView',
    (common) => <PeopleScreenView<object> {...common} {...rows} status="ready" title="Staff" />,
  ],
  ['TrashScreen', (common) => <TrashScreen {...common} targets={noTargets} />],
  ['TrashScreenView', (common) => <TrashScreenView {...common} status="empty" title="Trash" />],
  ['HistoryScreen', (common) => <HistoryScreen {...common} targets={noTargets} />],
  ['HistoryScreenView', (common) => <HistoryScreenView {...common} status="empty" title="History" />],
  ['BoardScreen', (common) => <BoardScreen {...common} entity={invoice} source={invoices} />],
  [
    'BoardScreenView',
    (common) => (
      <BoardScreenView
        {...common}
        status="ready"
        title="Invoices on a board"
        columns={[{ id: 'draft', label: 'Draft' }]}
        getCell={() => draftCell}
        getCardId={({ id }) => id}
        getCardTitle={({ number }) => number}
      />
    ),
  ],
  ['TreeScreen', (common) => <TreeScreen {...common} entity={openCategory} source={categories} />],
  ['TreeScreenView', (common) => <TreeScreenView {...common} {...shownTree} />],
  [
    'ColumnChooser',
    (common) => <ColumnChooser {...common} columns={columns} shown={['species']} onShownChange={nothing} />,
  ],
  [
    'ConflictBanner',
    (common) => <ConflictBanner {...common} differences={[]} onKeep={nothing} onTake={nothing} />,
  ],
  [
    'CompareScreen',
    (common) => <CompareScreen {...common} entity={strike} source={source} ids={['BS-00001', 'BS-00002']} />,
  ],
  [
    'CompareScreenView',
    (common) => <CompareScreenView {...common} status="ready" title="Compare" records={[]} sections={[]} />,
  ],
  ['DetailScreen', (common) => <DetailScreen {...common} entity={strike} source={source} id="BS-00001" />],
  [
    'DetailScreenView',
    (common) => <DetailScreenView {...common} status="ready" title="BS-00001" items={[]} />,
  ],
  [
    'BreakdownChart',
    (common) => (
      <BreakdownChart {...common} label="Damage" rows={[{ id: 'none', label: 'None', value: 12 }]} />
    ),
  ],
  [
    'TrendChart',
    (common) => (
      <TrendChart
        {...common}
        label="Strikes"
        points={[{ at: '2026-01' }, { at: '2026-02' }]}
        series={[{ label: 'Strikes', values: [3, 5] }]}
      />
    ),
  ],
  [
    'OverviewScreen',
    (common) => <OverviewScreen {...common} widgets={strikeWidgets} targets={strikeTargets} />,
  ],
  [
    'OverviewScreenView',
    (common) => (
      <OverviewScreenView
        {...common}
        status="ready"
        widgets={[{ id: 'all', shows: 'fact', status: 'ready', title: 'Strikes', value: 12 }]}
      />
    ),
  ],
  ['DraftBanner', (common) => <DraftBanner {...common} draft={draft} />],
  ['ErrorSummary', (common) => <ErrorSummary {...common} items={[{ message: 'Enter the airport' }]} />],
  [
    'FieldFrame',
    (common) => (
      <FieldFrame {...common} label="Species">
        {(control) => <input {...control} />}
      </FieldFrame>
    ),
  ],
  [
    'FieldGroup',
    (common) => (
      <Form store={createForm()}>
        <FieldGroup {...common} name="address" legend="Address" />
      </Form>
    ),
  ],
  [
    'FieldRepeater',
    (common) => (
      <Form store={createForm<FormValues>({ defaultValues: { names: ['Gull', 'Owl'] } })}>
        <FieldRepeater {...common} name="names" legend="Names">
          {({ label }) => label}
        </FieldRepeater>
      </Form>
    ),
  ],
  [
    'FilterBar',
    (common) => (
      <FilterBar {...common} filters={[]} filter={{ species: { is: 'Gull' } }} onFilterChange={nothing} />
    ),
  ],
  [
    'FilterForm',
    (common) => (
      <FilterForm
        {...common}
        filters={[{ name: 'airport', label: 'Airport' }]}
        defaultValues={{ airport: 'Boise' }}
        onFilter={nothing}
      />
    ),
  ],
  ['Form', (common) => <Form {...common} store={createForm()} />],
  ['FormSection', (common) => <FormSection {...common} title="The flight" />],
  [
    'FormSteps',
    (common) => (
      <Form store={createForm()}>
        <FormSteps {...common} steps={steps} />
      </Form>
    ),
  ],
  [
    'InlineEdit',
    (common) => <InlineEdit {...common} as={TextField} label="Species" value="Gull" onSave={nothing} />,
  ],
  ['FormScreen', (common) => <FormScreen {...common} entity={strike} source={source} fields={['species']} />],
  [
    'FormScreenView',
    (common) => <FormScreenView {...common} status="editing" title="New" store={createForm()} />,
  ],
  ['ImportScreen', (common) => <ImportScreen {...common} entity={strike} source={source} />],
  [
    'ImportScreenView',
    (common) => <ImportScreenView {...common} status="choose" title="Import bird strikes" />,
  ],
  [
    'QuickJump',
    (common) => <QuickJump {...common} places={[{ label: 'Bird strikes', href: '#/strikes' }]} />,
  ],
  [
    'QuickJumpView',
    (common) => <QuickJumpView {...common} status="idle" words="" onWordsChange={nothing} groups={[]} />,
  ],
  ['JobList', (common) => <JobList {...common} jobs={everyJob} onDismiss={nothing} />],
  ['SearchScreen', (common) => <SearchScreen {...common} targets={noTargets} />],
  [
    'SearchScreenView',
    (common) => <SearchScreenView {...common} status="idle" words="" onWordsChange={nothing} groups={[]} />,
  ],
  ['ListScreen', (common) => <ListScreen {...common} entity={strike} source={source} />],
  [
    'ListScreenView',
    (common) => <ListScreenView {...common} {...rows} status="ready" title="Bird strikes" />,
  ],
  ['WizardScreen', (common) => <WizardScreen {...common} entity={strikeInSections} source={source} />],
  [
    'MasterDetailScreen',
    (common) => (
      <MasterDetailScreen
        {...common}
        list={<h1>Bird strikes</h1>}
        listLabel="Bird strikes"
        current={7}
        renderRecord={() => <h2>Gull at Denver</h2>}
        onClose={nothing}
      />
    ),
  ],
  ['Pagination', (common) => <Pagination {...common} page={2} pageCount={9} onPageChange={nothing} />],
  [
    'ProductScreens',
    (common) => (
      <ProductProvider
        product={register}
        sources={registered}
        role="pilot"
        router={{ location: '/strikes/BS-00061', navigate: nothing }}
      >
        <ProductScreens {...common} />
      </ProductProvider>
    ),
  ],
  ['RecordGrid', (common) => <RecordGrid {...common} {...rows} label="Bird strikes" />],
  [
    'SaveBar',
    (common) => (
      <SaveBar {...common} store={createForm()}>
        <button type="submit">Save</button>
      </SaveBar>
    ),
  ],
  ['HistoryList', (common) => <HistoryList {...common} entity={invoice} status="empty" versions={[]} />],
  ['RecordHistory', (common) => <RecordHistory {...common} entity={invoice} source={withHistory} id={2} />],
  [
    'RelatedList',
    (common) => <RelatedList {...common} entity={invoice} source={invoices} via="customer" id={7} />,
  ],
  ['AccountMenu', (common) => <AccountMenu {...common} name="Ana Ruiz" />],
  [
    'RecordsView',
    (props) => (
      <RecordsView {...props} status="ready" records={[7]} label="Pickups" nouns="pickups">
        {([first]) => <p>{first}</p>}
      </RecordsView>
    ),
  ],
  [
    'RelatedListView',
    (common) => (
      <RelatedListView
        {...common}
        status="empty"
        title="Orders"
        noun="order"
        nouns="orders"
        columns={[]}
        rows={[]}
      />
    ),
  ],
  ['SearchBox', (common) => <SearchBox {...common} label="Search" value="" onValueChange={nothing} />],
  [
    'SelectionBar',
    (common) => (
      <SelectionBar
        {...common}
        selection={selectRecords(nothingSelected, ['BS-00001'], true)}
        onSelectionChange={nothing}
        total={2}
      />
    ),
  ],
  [
    'SortSelect',
    (common) => <SortSelect {...common} columns={columns} sort={undefined} onSortChange={nothing} />,
  ],
  ['StateBadge', (common) => <StateBadge {...common} entity={claim} record={{ status: 'paid' }} />],
  ['NotificationsButton', (common) => <NotificationsButton {...common} href="#notifications" unread={3} />],
  ['NotificationsScreen', (common) => <NotificationsScreen {...common} source={noticesOfAna} />],
  ['NotificationsScreenView', (common) => <NotificationsScreenView {...common} {...noticesShown} />],
  [
    'SettingsScreen',
    (common) => <SettingsScreen {...common} entity={strike} source={source} id="BS-00001" saving="group" />,
  ],
  [
    'SettingsScreenView',
    (common) => (
      <SettingsScreenView
        {...common}
        status="editing"
        title="Settings"
        store={createForm()}
        groups={[{ id: 'name', title: 'Name', content: null }]}
      />
    ),
  ],
  ['SpecificationScreen', (common) => <SpecificationScreen {...common} product={register} />],
  [
    'SpecificationScreenView',
    (common) => (
      <SpecificationScreenView
        {...common}
        status="unchecked"
        sections={[{ name: 'purpose', parts: undefined }]}
        notShown="not shown"
        findings={[]}
      />
    ),
  ],
  ['StatusScreen', (common) => <StatusScreen {...common} />],
  ['StatusScreenView', (common) => <StatusScreenView {...common} status="done" />],
]
