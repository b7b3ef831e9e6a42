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
import { AppFrame } from '../../src/screens/app/AppFrame'
import { ConflictBanner } from '../../src/screens/form/ConflictBanner'
import { DetailScreen } from '../../src/screens/record/DetailScreen'
import { DetailScreenView } from '../../src/screens/record/DetailScreenView'
import { FilterBar } from '../../src/screens/list/FilterBar'
import { FormScreen } from '../../src/screens/form/FormScreen'
import { FormScreenView } from '../../src/screens/form/FormScreenView'
import { ImportScreen } from '../../src/screens/import/ImportScreen'
import { ImportScreenView } from '../../src/screens/import/ImportScreenView'
import { ListScreen } from '../../src/screens/list/ListScreen'
import { ListScreenView } from '../../src/screens/list/ListScreenView'
import { ProductProvider } from '../../src/screens/product/ProductProvider'
import { ProductScreens } from '../../src/screens/app/ProductScreens'
import { StatusScreen } from '../../src/screens/status/StatusScreen'
import { StatusScreenView } from '../../src/screens/status/StatusScreenView'
import { someStrikes, strike, strikeSource } from '../../stories/fixtures/birdstrikes'
import { register } from '../../stories/product/register'
import { registerSources } from '../../stories/product/registerSources'
import { claim } from '../../stories/fixtures/claims'
import { HistoryList } from '../../src/screens/record/HistoryList'
import { RecordHistory } from '../../src/screens/record/RecordHistory'
import { RelatedList } from '../../src/screens/record/RelatedList'
import { RelatedListView } from '../../src/screens/record/RelatedListView'
import { invoice, someInvoices } from '../../stories/fixtures/billing/invoice'
import { invoicesWithHistory } from '../../stories/fixtures/billing/history'
import { invoiceSource } from '../../stories/fixtures/billing/records'
import type { Example } from './basics'

const nothing = () => {}
const columns = [{ id: 'species', header: 'Species', sortable: true, cell: () => 'Gull' }]
const rows = {
  columns,
  rowCount: 2,
  getRow: (index: number) => someStrikes[index],
  getRowId: (index: number) => someStrikes[index]?.reportId,
}
const source = strikeSource()
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
const steps = ['flight', 'animal'].map((name) => ({ name, label: name, fields: [] }))

/** One way to draw each part of a list and of a form, and each screen. */
export const everyScreen: readonly Example[] = [
  [
    'AppFrame',
    (common) => (
      <AppFrame {...common} name="Register" items={[{ label: 'Bird strikes', href: '#/strikes' }]}>
        <h1>Bird strikes</h1>
      </AppFrame>
    ),
  ],
  [
    'ColumnChooser',
    (common) => <ColumnChooser {...common} columns={columns} shown={['species']} onShownChange={nothing} />,
  ],
  [
    'ConflictBanner',
    (common) => <ConflictBanner {...common} differences={[]} onKeep={nothing} onTake={nothing} />,
  ],
  ['DetailScreen', (common) => <DetailScreen {...common} entity={strike} source={source} id="BS-00001" />],
  [
    'DetailScreenView',
    (common) => <DetailScreenView {...common} status="ready" title="BS-00001" items={[]} />,
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
  ['ListScreen', (common) => <ListScreen {...common} entity={strike} source={source} />],
  [
    'ListScreenView',
    (common) => <ListScreenView {...common} {...rows} status="ready" title="Bird strikes" />,
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
  ['StatusScreen', (common) => <StatusScreen {...common} />],
  ['StatusScreenView', (common) => <StatusScreenView {...common} status="done" />],
]
