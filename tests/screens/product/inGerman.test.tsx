import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createColumns } from '../../../src/collection/createColumns'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { useLocale } from '../../../src/components/useLocale'
import { memorySource } from '../../../src/data/memorySource'
import { DetailScreen } from '../../../src/screens/record/DetailScreen'
import { FormScreen } from '../../../src/screens/form/FormScreen'
import { ListScreen } from '../../../src/screens/list/ListScreen'
import { ProblemError } from '../../../src/data/problems'
import { transitionsOf } from '../../../src/spec/states/transitionsOf'
import { createTranslator } from '../../../src/messages/createTranslator'
import { category } from '../../spec/category'

afterEach(cleanup)

const words = {
  'form.save': 'Speichern',
  'form.titleCreate': '{entity} anlegen',
  'list.create': '{entity} anlegen',
  'list.search': '{entities} durchsuchen',
  'rule.required': 'Bitte {field} eingeben',
  'rule.requiredChoice': 'Bitte {field} wählen',
  'when.only': 'nur {conditions}',
  'when.while': 'solange {conditions}',
  'when.is': '{field} {value} ist',
}
const record = { id: 7, name: 'Krimi', kind: 'books', state: 'open', place: { shelf: 'A' } } as const
const fields = ['name', 'kind'] as const

const inGerman = (children: ReactNode) =>
  render(
    <LocaleProvider locale="de-DE" messages={words}>
      {children}
    </LocaleProvider>,
  )

test('a list is headed and searched in German', async () => {
  inGerman(
    <ListScreen
      entity={category}
      source={memorySource(category, [record])}
      fields={['name', 'kind']}
      createHref="#"
    />,
  )
  expect(await screen.findByText('Bezeichnung')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Kategorien' })).toBeTruthy()
  expect(screen.getByRole('searchbox', { name: 'Kategorien durchsuchen' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kategorie anlegen' })).toBeTruthy()
})

test('the columns of a list show German words', () => {
  const [column] = createColumns(
    category,
    ['kind'],
    { sort: [] },
    { locale: 'de', t: createTranslator(words, 'de') },
  )
  expect(column?.header).toBe('Art')
  expect(column?.cell?.(record)).toBe('Bücher')
})

test('a form asks, helps and rejects in German', async () => {
  inGerman(<FormScreen entity={category} source={memorySource(category, [])} fields={fields} />)
  expect(screen.getByRole('heading', { name: 'Kategorie anlegen' })).toBeTruthy()
  expect(screen.getByText('Wie am Regal')).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Art' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Filme' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findAllByText('Bitte Bezeichnung eingeben')).toHaveLength(2)
  expect(screen.getAllByText('Bitte die Art wählen')).toHaveLength(2)
})

test('what a server rejects in a field that is not shown is named in German', async () => {
  const source = {
    ...memorySource(category, []),
    create: () =>
      Promise.reject(
        new ProblemError({
          status: 422,
          title: 'Abgelehnt',
          issues: [
            {
              path: ['since'],
              rule: 'min',
              params: {},
              severity: 'error',
              source: 'server',
              message: 'Zu früh',
            },
          ],
        }),
      ),
  }
  inGerman(<FormScreen entity={category} source={source} fields={['name']} defaults={{ kind: 'books' }} />)
  await userEvent.type(screen.getByRole('textbox'), 'Krimi{Enter}')
  expect(await screen.findByText(/^Seit: Zu früh/)).toBeTruthy()
})

test('a record is shown in German', async () => {
  inGerman(
    <DetailScreen entity={category} source={memorySource(category, [record])} id={7} fields={fields} />,
  )
  const values = (await screen.findByText('Bücher')).closest('dl') as HTMLElement
  expect(within(values).getByText('Bezeichnung')).toBeTruthy()
})

test('a host’s own component says what can be done in the language around it', () => {
  function Steps() {
    const [close] = transitionsOf(category, { ...record, kind: 'films' }, useLocale())
    return <p>{close && !close.possible && `${close.label}: ${close.reason}`}</p>
  }
  inGerman(<Steps />)
  expect(screen.getByText('Schließen: nur solange die Art Bücher ist')).toBeTruthy()
})

test('a failed call is said in the German words of the catalogue', async () => {
  const source = memorySource(category, [record], { fail: { status: 409 } })
  const errors = {
    closed: {
      title: { en: 'The shelf is closed', de: 'Das Regal ist zu' },
      place: 'screen',
      next: 'retry',
      status: 409,
    },
  } as const
  inGerman(<ListScreen entity={category} source={source} fields={fields} errors={errors} />)
  expect(await screen.findAllByText(/Das Regal ist zu/)).not.toHaveLength(0)
  expect(screen.queryByText(/shelf/)).toBeNull()
})
