import { expect, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { RecordGrid } from '../../src/collection/RecordGrid'
import { createColumns } from '../../src/collection/createColumns'
import { Button } from '../../src/components/Button'
import { Link } from '../../src/components/Link'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import { useForm } from '../../src/form/useForm'
import { useLocale } from '../../src/internal/locale'
import { createDraft } from '../../src/spec/entities/defineEntity'
import { defineProduct } from '../../src/spec/product/defineProduct'
import { fieldRules } from '../../src/spec/rules/validate'
import { visibleEntity } from '../../src/spec/access/visibleEntity'
import { billing } from '../fixtures/billing/billing'
import { customer } from '../fixtures/billing/customer'
import { faulty } from '../fixtures/billing/faulty'
import { invoice, someInvoices } from '../fixtures/billing/invoice'
import { screens } from '../fixtures/billing/screens'
import { Chapter } from './Chapter'
import { Findings } from './Findings'
import { InvoiceSteps } from './InvoiceSteps'
import { ReadErrors } from './ReadErrors'
import { Sheet } from './Sheet'
import { Results } from './Results'
import './chapter.css'

const meta = preview.meta({ title: 'Specification' })

/** 1. A sentence says what the product does, and for whom: it heads the sheet. */
export const Purpose = meta.story({
  render: () => (
    <Chapter file="purpose">
      <Sheet product={billing} section={1} />
    </Chapter>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Workshops write invoices, send them and see which are paid.'),
    ).toBeVisible()
  },
})

/** 2. Screens and their routes become the way around the product, for each role its own. */
export const Screens = meta.story({
  render: () => (
    <Chapter file="screens" stacked>
      <nav aria-label="An auditor’s way around">
        <ul>
          {Object.entries(screens)
            .filter(([, screen]) => !('roles' in screen) && !screen.path.includes(':'))
            .map(([name, { path, ...screen }]) => (
              <li key={name}>
                <Link href={`#${path}`}>{'title' in screen ? screen.title : name}</Link>
              </li>
            ))}
        </ul>
      </nav>
      <Sheet product={billing} section={2} />
    </Chapter>
  ),
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation')).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(['Invoices', 'Customers'])
  },
})

/** 3. Fields make a form: each has the control that suits it, its words and its rules. */
export const FieldsMakeAForm = meta.story({
  render: () => (
    <Chapter file="customer">
      <CustomerForm />
    </Chapter>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'mara@example{Enter}')
    const summary = await canvas.findByRole('group', { name: /There is a problem|توجد مشكلة/ })
    await expect(within(summary).getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /name@example.com/,
    )
  },
})

/** 3. The same fields make a list, whatever their kind: money, references and dates as the locale writes them. */
export const FieldsMakeAList = meta.story({
  render: () => (
    <Chapter file="invoiceFields" stacked>
      <InvoiceList seenBy="owner" />
    </Chapter>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Invoices' })).toBeVisible()
    await expect(canvas.getByText(/1,249\.90|١٬٢٤٩٫٩٠/)).toBeVisible()
  },
})

/** 4. States and transitions say what can be done with a record now, and why the rest cannot. */
export const StatesAndTransitions = meta.story({
  render: () => (
    <Chapter file="invoiceStates">
      <InvoiceSteps doneBy="clerk" />
    </Chapter>
  ),
  play: async ({ canvas }) => {
    const [send] = canvas.getAllByRole('button', { name: 'Send' })
    await expect(send).toBeEnabled()
    await expect(canvas.getAllByText(/^Record payment: /)[0]).toBeVisible()
  },
})

/** 5. Rules across fields and across records validate a draft, in the words of the error catalogue where it has them. */
export const Rules = meta.story({
  render: () => (
    <Chapter file="invoiceRules">
      <Results />
    </Chapter>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sums above 1,000 euros need one/)).toBeVisible()
    await expect(canvas.getByText('lines.0.quantity')).toBeVisible()
  },
})

/** 6. What a role may not read is absent everywhere; what it may do stands in a table of roles by states. */
export const RolesAndPermissions = meta.story({
  render: () => (
    <Chapter file="invoiceAccess" stacked>
      <InvoiceList seenBy="auditor" />
      <Sheet product={billing} section={6} />
    </Chapter>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Note inside the house' })).toBeNull()
  },
})

/** 7. The calls that the product makes: what a source does not have, no screen offers. */
export const Calls = meta.story({
  render: () => (
    <Chapter file="calls">
      <Sheet product={billing} section={7} />
    </Chapter>
  ),
})

/** 8. Any answer of a server is read and said: in the catalogue’s words, or by its status where it has none. */
export const Errors = meta.story({
  render: () => (
    <Chapter file="errors">
      <ReadErrors />
    </Chapter>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The year is closed')).toBeVisible()
    await expect(canvas.queryByText(/Bad gateway/)).toBeNull()
  },
})

/** 9. Constants and limits, with what they count. */
export const Limits = meta.story({
  render: () => (
    <Chapter file="limits">
      <Sheet product={billing} section={9} />
    </Chapter>
  ),
})

/** The whole specification as one sheet: what `describeProduct` prints, set as a page. */
export const WholeSheet = meta.story({
  parameters: {
    visual: { skip: 'a document of many windows: its sections are in the pictures of the chapters' },
  },
  render: () => <Sheet product={billing} />,
})

/** Mistakes of a specification are found before people meet them, with the text that would hang a page, and the cure. */
export const FindingsOfACheck = meta.story({
  render: () => (
    <Chapter file="faulty" stacked>
      <Findings product={faulty} />
    </Chapter>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('attackable-pattern')).toBeVisible()
    await expect(canvas.getByText('unreachable-state')).toBeVisible()
    await expect(canvas.getByText('entities.parcel.fields.depot')).toBeVisible()
  },
})

/** Of a product that declares nothing, nothing is made up. */
export const NothingShown = meta.story({
  render: () => <Sheet product={defineProduct({})} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(not shown|غير مبيَّن)/)).toHaveLength(9)
  },
})

function CustomerForm() {
  const form = useForm({ rules: fieldRules(customer, useLocale()), defaultValues: createDraft(customer) })
  return (
    <Form store={form}>
      <EntityFields entity={customer} />
      <div>
        <Button type="submit" variant="primary">
          Save customer
        </Button>
      </div>
    </Form>
  )
}

/** Each role gets its own entity, and so its own columns. */
function InvoiceList({ seenBy }: { seenBy: string }) {
  const { t, locale } = useLocale()
  const seen = visibleEntity(invoice, seenBy)
  const names = seen.fieldNames.filter((name) => !['id', 'rev', 'lines'].includes(name))
  return (
    <RecordGrid
      className="chapter-grid"
      label="Invoices"
      columns={createColumns(seen, names, { sort: [] }, { t, locale })}
      titleColumn="number"
      rowCount={someInvoices.length}
      getRow={(index) => someInvoices[index]}
      getRowId={(index) => someInvoices[index]?.id}
    />
  )
}
