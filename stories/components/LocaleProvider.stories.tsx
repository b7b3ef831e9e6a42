import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Banner } from '../../src/components/Banner'
import { Button } from '../../src/components/Button'
import { LocaleProvider } from '../../src/components/LocaleProvider'
import { useLocale } from '../../src/components/useLocale'
import { EntityFields } from '../../src/form/EntityFields'
import { Form } from '../../src/form/Form'
import { useForm } from '../../src/form/useForm'
import { choice, defineEntity, fieldRules, integer, text } from '../../src/spec'
import { arabic } from '../../src/messages/arabic'
import { german } from '../../src/messages/german'

/** A shop's category, called in English and in German. */
const category = defineEntity({
  name: 'category',
  labels: [
    { en: 'Category', de: 'Kategorie' },
    { en: 'Categories', de: 'Kategorien' },
  ],
  id: 'id',
  fields: {
    id: integer({ readOnly: true }),
    name: text({
      label: { en: 'Name', de: 'Bezeichnung' },
      description: { en: 'As it stands on the shelf.', de: 'Wie sie am Regal steht.' },
      required: true,
    }),
    kind: choice(['books', 'films'], {
      label: { en: 'Kind', de: 'Art' },
      labels: { books: { en: 'Books', de: 'Bücher' }, films: { en: 'Films', de: 'Filme' } },
      required: true,
    }),
  },
})

const germanWords = {
  'errorSummary.title': 'Das fehlt noch',
  'rule.required': '{field} eingeben',
  'rule.requiredChoice': '{field} wählen',
} as const

function CategoryForm({ submitLabel }: { submitLabel: string }) {
  const { locale, t } = useLocale()
  const store = useForm({ rules: fieldRules(category, { locale, t }) })
  return (
    <Form store={store}>
      <EntityFields entity={category} names={['name', 'kind']} />
      <Button type="submit">{submitLabel}</Button>
    </Form>
  )
}

const meta = preview.meta({ title: 'Components/LocaleProvider', component: LocaleProvider })

/** A part of a page in another language, with its direction on an element of its own. */
export const PartOfAPage = meta.story({
  args: {
    locale: 'ar',
    messages: arabic,
    as: 'section',
    children: <Banner title="تم إرسال البلاغ" tone="success" onDismiss={() => {}} />,
  },
  play: async ({ canvas }) => {
    const dismiss = canvas.getByRole('button', { name: arabic['banner.dismiss'] as string })
    await expect(dismiss.closest('section')).toHaveAttribute('dir', 'rtl')
    await expect(dismiss.closest('section')).toHaveAttribute('lang', 'ar')
  },
})

/** A host's own words for one of the library's texts. */
export const OwnWords = meta.story({
  args: {
    messages: { 'banner.dismiss': 'Got it' },
    children: <Banner title="Photos can be added now" onDismiss={() => {}} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Got it' })).toBeVisible()
  },
})

/** One entity that is called by the language around it: in a sentence, German keeps the capital that English drops. */
export const EntityInTwoLanguages = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2.5rem' }}>
      <LocaleProvider locale="en-GB" as="section">
        <CategoryForm submitLabel="Save" />
      </LocaleProvider>
      <LocaleProvider locale="de-DE" messages={germanWords} as="section">
        <CategoryForm submitLabel="Speichern" />
      </LocaleProvider>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'As it stands on the shelf. Enter name',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }))
    await expect(canvas.getByRole('textbox', { name: 'Bezeichnung' })).toHaveAccessibleDescription(
      'Wie sie am Regal steht. Bezeichnung eingeben',
    )
    await expect(canvas.getByRole('radiogroup', { name: 'Art' })).toHaveAccessibleDescription('Art wählen')
    await expect(canvas.getByRole('radio', { name: 'Bücher' })).toBeVisible()
  },
})

/** The library's own German: a sentence takes the label as it is, so that its gender need not be known. */
export const German = meta.story({
  args: {
    locale: 'de-DE',
    messages: german,
    as: 'section',
    children: <CategoryForm submitLabel="Kategorie speichern" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kategorie speichern' }))
    await expect(canvas.getByRole('heading', { name: 'Es gibt ein Problem' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Bezeichnung' })).toHaveAccessibleDescription(
      'Wie sie am Regal steht. Bezeichnung: Geben Sie einen Wert ein',
    )
    await expect(canvas.getByRole('radiogroup', { name: 'Art' })).toHaveAccessibleDescription(
      'Art: Treffen Sie eine Auswahl',
    )
  },
})
